import { expect, test, type Page } from 'playwright/test';
import { ContrastAudit, laidOut, showWhole } from '../../../support/look/audit.ts';
import { Findings } from '../../../support/look/findings.ts';
import { loadMotion } from '../support/motion.ts';
import { listMoving, listPrinted, listUnmarked } from '../support/media.ts';
import { addStyles, open } from '../../../support/look/page.ts';
import { kinds } from '../support/pages.ts';
import { openReader, takePicture } from '../../../support/look/pixels.ts';
import { findVanished, listMarks } from '../support/visible.ts';

const looks = [...kinds, '/no-such-page'] as const;
const widthOf = (index: number) => (index % 2 === 0 ? 390 : 1440);

/** The faults of pages, each with those that have it; every other page on a phone. */
async function gather(
  page: Page,
  look: (path: string, width: number) => Promise<readonly string[]>,
  width?: number,
): Promise<string[]> {
  const findings = new Findings();
  for (const [index, path] of looks.entries()) {
    await page.setViewportSize({ width: width ?? widthOf(index), height: 900 });
    await open(page, path);
    for (const fault of await look(path, widthOf(index))) findings.add(fault, path, 1);
  }
  return findings.lines(3);
}

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await open(page, '/');
  await loadMotion(page);
  const moving = await page.evaluate(listMoving);
  for (const part of ['a.button', 'details.question::details-content', 'svg.train']) {
    expect(
      moving.filter((what) => what.startsWith(part)),
      part,
    ).not.toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await gather(page, async () => {
    await loadMotion(page);
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
  for (const [index, path] of looks.entries()) await audit.run(path, findings, { leastOf }, [widthOf(index)]);
  expect(findings.lines()).toEqual([]);
});

// The colours of the light scheme are told apart as those of the dark: a page is looked at in one of them.
test('nothing vanishes in forced colours', async ({ page, browser }) => {
  const session = await page.context().newCDPSession(page);
  const reader = await openReader(browser);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faults = await gather(page, async (path, width) => {
    const isDark = looks.findIndex((each) => each === path) % 4 > 1;
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await addStyles(page, laidOut);
    const marks = await page.evaluate(listMarks);
    await showWhole(page);
    const found = await findVanished(reader, await takePicture(session), marks);
    return found.map((fault) => `at ${width}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('in forced colours controls and cards have edges, and the place of the keyboard is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await gather(page, () => page.evaluate(listUnmarked))).toEqual([]);
});

test('a printed page is black words on white paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  expect(await gather(page, () => page.evaluate(listPrinted), 794)).toEqual([]);
});

test('a printed page keeps its answers and its addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/punggol');
  // How answers fold open is for screens.
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
  for (const path of ['/punggol', '/contact', '/']) {
    await open(page, path);
    const digits = page.locator('a[href^="tel:"]:visible', { hasText: /\d{4} \d{4}/ });
    await expect(digits.first(), `a phone number on ${path}`).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]:visible', { hasText: '@' }).first()).toBeVisible();
  }
});
