import { expect, test, type Page } from 'playwright/test';
import { ContrastAudit, laidOut, showWhole } from '../../../support/look/audit.ts';
import { Findings } from '../../../support/look/findings.ts';
import { listMoving, listPrinted, listUnmarked } from '../support/media.ts';
import { addStyles, open } from '../../../support/look/page.ts';
import { layouts as templates } from '../support/pages.ts';
import { openReader, takePicture } from '../../../support/look/pixels.ts';
import { findVanished, listMarks } from '../support/visible.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** The faults of all templates, each with the pages that have it. */
async function gather(page: Page, look: (path: string) => Promise<readonly string[]>): Promise<string[]> {
  const findings = new Findings();
  for (const path of templates) {
    await open(page, path);
    for (const fault of await look(path)) findings.add(fault, path, 1);
  }
  return findings.lines(3);
}

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await open(page, '/');
  // How things move comes after the page.
  await page.waitForLoadState('networkidle');
  const moving = await page.evaluate(listMoving);
  for (const part of ['a.button', 'details.question::details-content', 'svg.train']) {
    expect(
      moving.filter((what) => what.startsWith(part)),
      part,
    ).not.toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await gather(page, async () => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(listMoving);
  });
  expect(faults).toEqual([]);
});

test('a visitor who asked for more contrast gets it', async ({ page, browser }) => {
  await page.emulateMedia({ contrast: 'more' });
  const audit = await ContrastAudit.start(page, browser);
  const findings = new Findings();
  // The enhanced level of WCAG for texts; edges as strong as texts have to be for all others.
  const leastOf = ({ least, kind }: { least: number; kind: string }) => (kind === 'edge' || least === 3 ? 4.5 : 7);
  for (const path of templates) await audit.run(path, findings, { leastOf });
  expect(findings.lines()).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing vanishes in forced colours, ${colorScheme}`, async ({ page, browser }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const session = await page.context().newCDPSession(page);
    const reader = await openReader(browser);
    const faults = await gather(page, async () => {
      await addStyles(page, laidOut);
      const vanished: string[] = [];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const marks = await page.evaluate(listMarks);
        await showWhole(page);
        const found = await findVanished(reader, await takePicture(session), marks);
        vanished.push(...found.map((fault) => `at ${width}: ${fault}`));
      }
      return vanished;
    });
    expect(faults).toEqual([]);
  });
}

test('in forced colours controls and cards have edges, and the place of the keyboard is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await gather(page, () => page.evaluate(listUnmarked))).toEqual([]);
});

test('a printed page is black words on white paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await gather(page, () => page.evaluate(listPrinted))).toEqual([]);
});

test('a printed page keeps its answers and its addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/punggol');
  // How answers fold open comes after the page, and is for screens.
  await page.waitForLoadState('networkidle');
  for (const answer of await page.locator('main details p').all()) {
    await expect(answer).toBeVisible();
    const isWhole = await answer.evaluate((words) => {
      const part = words.closest('details')!;
      return words.getBoundingClientRect().bottom <= part.getBoundingClientRect().bottom;
    });
    expect(isWhole, await answer.innerText()).toBe(true);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/punggol', '/contact', '/']) {
    await open(page, path);
    const digits = page.locator('a[href^="tel:"]:visible', { hasText: /\d{4} \d{4}/ });
    await expect(digits.first(), `a phone number on ${path}`).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]:visible', { hasText: '@' }).first()).toBeVisible();
  }
});
