import { expect, test, type Page } from 'playwright/test';
import { addStyles, allPaths, areaNames, open, setTextSize } from './support/pages.ts';
import { findFaults } from './support/overflow.ts';
import { Findings } from './support/findings.ts';

const widths = [320, 390, 768, 1100, 1440, 1920] as const;
const longestName = 'Upper Bukit Timah and Hillview';

test.describe.configure({ mode: 'parallel' });

async function measure(page: Page, findings: Findings, place: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { what, element, text, pixels } of await page.evaluate(findFaults)) {
      findings.add(`${element} ${what}`, `${place} at ${width} by ${pixels} px "${text}"`, pixels);
    }
  }
}

/** Gives every area that is named on the page the longest of names. */
async function lengthenNames(page: Page): Promise<void> {
  await page.evaluate(
    ([names, long]) => {
      const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'g');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        node.nodeValue = text.replaceAll(pattern, long);
      }
    },
    [areaNames(), longestName] as const,
  );
}

const shares = [0, 1, 2, 3];

for (const share of shares) {
  test(`all pages have room at every width, also for large text and long names, share ${share + 1} of ${shares.length}`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const findings = new Findings();
    for (const path of allPaths.filter((_, index) => index % shares.length === share)) {
      await open(page, path);
      // What is drawn inside a picture takes no room and much time.
      await addStyles(page, 'svg>*{display:none!important}');
      await measure(page, findings, path);
      await setTextSize(session, 200);
      await measure(page, findings, `${path} with text of twice the size`);
      await setTextSize(session, 100);
      await lengthenNames(page);
      await measure(page, findings, `${path} with the longest name of an area`);
    }
    expect(findings.lines()).toEqual([]);
  });
}
