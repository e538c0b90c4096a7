import { expect, test, type Page } from 'playwright/test';
import { BuiltSite } from '../../../support/built-site.ts';
import { comparePainted, findLowContrast, laidOut } from '../../../support/look/contrast.ts';
import { Findings } from '../../../support/look/findings.ts';
import { loadMotion } from '../support/client.ts';
import { listMoving, listPrinted, listUnmarked } from '../support/media.ts';
import { addStyles, open } from '../../../support/look/page.ts';
import { listRings } from '../../../support/look/painted.ts';
import { takePicture } from '../../../support/look/pixels.ts';
import { siteOf } from '../../../support/sites.ts';
import { showNewParts } from '../support/seen-parts.ts';
import { findVanished, listMarks } from '../support/visible.ts';

/**
 * One page of each kind, and others of its kind whose parts are shown in it. Together they contain every class of the
 * site.
 */
const pages: readonly { path: string; others?: readonly string[]; width: 390 | 1440 }[] = [
  { path: '/', width: 390 },
  { path: '/chinatown', others: ['/joon-koon', '/pioneer', '/simei'], width: 1440 },
  { path: '/locations', width: 390 },
  { path: '/weekly-cleaning', others: ['/move-in-out-cleaning', '/post-renovation-cleaning'], width: 1440 },
  { path: '/contact', width: 390 },
  { path: '/about', width: 1440 },
  { path: '/privacy', width: 390 },
  { path: '/thank', width: 1440 },
  { path: '/no-such-page', width: 390 },
];
const usual = { media: 'screen', reducedMotion: 'reduce', contrast: 'no-preference', forcedColors: 'none' } as const;

interface Look {
  /** What must be true of the page. */
  name: string;
  setting: Parameters<Page['emulateMedia']>[0];
  /** The width of the window in px, if it is the same for all pages. */
  width?: number;
  look: (page: Page) => Promise<string[]>;
}

/** The checks for each page. All run with reduced motion, because colours would otherwise still be in transition. */
const looks: readonly Look[] = [
  {
    name: 'nothing moves for a visitor who asked for less motion',
    setting: {},
    look: (page) => page.evaluate(listMoving),
  },
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
    name: 'the focus ring of every control has enough contrast',
    setting: {},
    look: async (page) => comparePainted(page, await page.evaluate(listRings)),
  },
  {
    name: 'nothing vanishes in forced colours',
    setting: { forcedColors: 'active' },
    look: async (page) => {
      const marks = await page.evaluate(listMarks);
      return findVanished(page, await takePicture(page), marks);
    },
  },
  {
    // The last check, because it moves the focus.
    name: 'in forced colours, controls and cards have edges, and every control shows the focus',
    setting: { forcedColors: 'active' },
    look: (page) => page.evaluate(listUnmarked),
  },
];

/** Without the wish for less motion, the first page has moving elements, which the test must find. */
async function expectMoving(page: Page): Promise<void> {
  await page.emulateMedia({ ...usual, reducedMotion: 'no-preference' });
  const moving = await page.evaluate(listMoving);
  for (const part of ['a.button', 'details.question::details-content', 'svg.train']) {
    expect(
      moving.filter((what) => what.startsWith(part)),
      part,
    ).not.toEqual([]);
  }
}

test('the pages of these tests contain every class of the site', () => {
  const site = new BuiltSite(siteOf('first'));
  const classesOf = (path: string) =>
    [...site.html(path).matchAll(/ class="([^"]*)"/g)].flatMap(([, classes]) => classes!.split(' '));
  const paths = pages.flatMap(({ path, others = [] }) => [path, ...others]);
  const shown = new Set(paths.filter((path) => path !== '/no-such-page').flatMap(classesOf));
  expect([...new Set(site.paths().flatMap(classesOf))].filter((name) => !shown.has(name))).toEqual([]);
});

test('every part of every page works with reduced motion, more contrast, forced colours, in print and with the keyboard', async ({
  page,
}) => {
  const findings = new Map(looks.map(({ name }) => [name, new Findings()]));
  const seen = { 390: new Set<string>(), 1440: new Set<string>() };
  // A moved focus would hydrate the page, and React would restore the parts that the test removes.
  await page.addInitScript(() => addEventListener('focusin', (event) => event.stopImmediatePropagation(), true));
  for (const { path, others = [], width: ownWidth } of pages) {
    await open(page, path);
    await showNewParts(page, others, seen[ownWidth]);
    await loadMotion(page);
    if (path === '/') await expectMoving(page);
    await addStyles(page, laidOut);
    for (const { name, setting, width = ownWidth, look } of looks) {
      await page.setViewportSize({ width, height: 900 });
      // Light and dark forced colours show the same differences: each width is tested in one of them.
      const colorScheme = setting?.forcedColors && ownWidth === 1440 ? 'dark' : 'light';
      await page.emulateMedia({ ...usual, ...setting, colorScheme });
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Every page has them in its footer, the same part of all pages.
  await expect(page.locator('footer a[href^="tel:"]', { hasText: /\d{4} \d{4}/ }).first()).toBeVisible();
  await expect(page.locator('footer a[href^="mailto:"]', { hasText: '@' }).first()).toBeVisible();
});
