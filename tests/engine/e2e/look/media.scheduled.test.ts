import { expect, test, type Page } from 'playwright/test';
import { findLowContrast, laidOut } from '../../../support/look/contrast.ts';
import { Findings } from '../../../support/look/findings.ts';
import { addStyles, open } from '../../../support/look/page.ts';
import { loadMotion } from '../support/client.ts';
import { listPrinted, listUnmarked } from '../support/media.ts';
import { layouts } from '../support/pages.ts';

interface Look {
  /** What must be true of the page. */
  name: string;
  setting: Parameters<Page['emulateMedia']>[0];
  /** The width of the window in px, if it is the same for all pages. */
  width?: number;
  look: (page: Page) => Promise<string[]>;
}

/** The checks for each page. Colours would be in transition without reduced motion, which motion.slow.test.ts tests. */
const looks: readonly Look[] = [
  {
    name: 'a printed page is black words on white paper',
    setting: { media: 'print' },
    width: 794,
    look: (page) => page.evaluate(listPrinted),
  },
  {
    // Texts need the contrast of WCAG's enhanced level, and edges need the contrast that texts usually need.
    name: 'a visitor who asked for more contrast gets it',
    setting: { contrast: 'more' },
    look: (page) => findLowContrast(page, 'enhanced'),
  },
  {
    // The last check, because it moves the focus.
    name: 'in forced colours, controls and cards have edges, and every control shows the focus',
    setting: { forcedColors: 'active' },
    look: (page) => page.evaluate(listUnmarked),
  },
];

test('every page works with more contrast, in forced colours and in print', async ({ page }) => {
  test.setTimeout(900_000);
  const findings = new Map(looks.map(({ name }) => [name, new Findings()]));
  for (const [index, path] of layouts.entries()) {
    await open(page, path);
    await loadMotion(page);
    await addStyles(page, laidOut);
    const ownWidth = index % 2 === 0 ? 390 : 1440;
    for (const { name, setting, width = ownWidth, look } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        media: 'screen',
        reducedMotion: 'reduce',
        contrast: 'no-preference',
        forcedColors: 'none',
        ...setting,
        // Light and dark forced colours show the same differences: each width is tested in one of them.
        colorScheme: setting?.forcedColors && ownWidth === 1440 ? 'dark' : 'light',
      });
      for (const fault of await look(page)) findings.get(name)?.add(fault, `${path} at ${width}`);
    }
  }
  for (const [name, found] of findings) expect.soft(found.lines(), name).toEqual([]);
});

test('a printed page shows all answers and the addresses of links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/punggol');
  // The styles of the folding animation are loaded too, and must not apply in print.
  await loadMotion(page);
  for (const answer of await page.locator('main details p').all()) {
    await expect(answer).toBeVisible();
    const isWhole = await answer.evaluate((words) => {
      const part = words.closest('details')!;
      return words.getBoundingClientRect().bottom <= part.getBoundingClientRect().bottom;
    });
    expect(isWhole, await answer.innerText()).toBe(true);
  }
  // Every page has the addresses in its footer.
  await expect(page.locator('footer a[href^="tel:"]', { hasText: /\d{4} \d{4}/ }).first()).toBeVisible();
  await expect(page.locator('footer a[href^="mailto:"]', { hasText: '@' }).first()).toBeVisible();
});
