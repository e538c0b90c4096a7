import { expect, test, type Page } from 'playwright/test';
import { Findings } from '../../support/look/findings.ts';
import { findFaults } from '../../support/look/overflow.ts';
import { addStyles, open, setTextSize } from '../../support/look/page.ts';
import { samples, site } from '../site.ts';

const widths = [320, 390, 768, 1100, 1440, 1920] as const;
const shares = [0, 1, 2];

async function measure(page: Page, findings: Findings, place: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const { what, element, text, pixels } of await page.evaluate(findFaults)) {
      findings.add(`${element} ${what}`, `${place} at ${width} by ${pixels} px "${text}"`, pixels);
    }
  }
}

/** What is drawn inside a picture takes no room and much time. */
const withoutDrawings = 'svg>*{display:none!important}';

for (const share of shares) {
  test(`no page scrolls sideways or cuts a text, on a small phone or a desk, share ${share + 1} of ${shares.length}`, async ({
    page,
  }) => {
    const findings = new Findings();
    for (const path of site.paths().filter((_, index) => index % shares.length === share)) {
      await open(page, path);
      await addStyles(page, withoutDrawings);
      await measure(page, findings, path, [320, 1440]);
    }
    expect(findings.lines()).toEqual([]);
  });
}

test('one page of each kind fits at every width, also with large text', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const findings = new Findings();
  for (const path of samples) {
    await open(page, path);
    await addStyles(page, withoutDrawings);
    await measure(page, findings, path, widths);
    await setTextSize(session, 200);
    await measure(page, findings, `${path} with text of twice the size`, widths);
    await setTextSize(session, 100);
  }
  expect(findings.lines()).toEqual([]);
});

test('this test finds a page that scrolls sideways, and a text that is cut', async ({ page }) => {
  await open(page, samples[0]!);
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.textContent = 'W'.repeat(400);
    wide.style.whiteSpace = 'pre';
    document.body.prepend(wide);
  });
  const faults = await page.evaluate(findFaults);
  expect(faults.map(({ what }) => what)).toEqual(expect.arrayContaining(['the page scrolls sideways']));
});
