import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { shrinkPicture } from './support/palette.ts';
import { addStyles, loadAll, open, templates } from './support/pages.ts';
import { openReader, readColours } from './support/pixels.ts';
import { toHex, ofPixel } from './support/colour.ts';

/** Text is drawn otherwise by another release of the browser: each has pictures of its own. */
const folderOf = (browser: Browser) => `chromium-${browser.version().split('.')[0]}`;

const isUpdate = process.env['UPDATE_SCREENS'] === '1';
const nameOf = (path: string) => path.slice(1) || 'home';
const shot = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Each worker says once that pictures are missing; the report of each test says which. */
let isReported = false;

/** Two runs of one page are equal; a block that moved or an icon that is gone is far more than this. */
const tolerance = { ...shot, threshold: 0.05, maxDiffPixels: 24 } as const;

type Shares = ReadonlyMap<number, number>;

/** Which share of a picture each colour has. */
async function readShares(reader: Page, picture: Buffer): Promise<Shares> {
  const whole = { key: 0, box: [0, 0, 1e5, 1e5] } as const;
  const [colours = []] = await readColours(reader, picture.toString('base64'), [whole]);
  const total = colours.reduce((sum, [, count]) => sum + count, 0);
  return new Map(colours.map(([pixel, count]) => [pixel, count / total]));
}

/** The grounds that are more or fewer than they were: two light colours are too near for the threshold. */
function changedGrounds(seen: Shares, before: Shares): string[] {
  return [...new Set([...seen.keys(), ...before.keys()])]
    .filter((colour) => Math.abs((seen.get(colour) ?? 0) - (before.get(colour) ?? 0)) > 0.01)
    .map((colour) => `${toHex(ofPixel(colour))} was ${before.get(colour) ?? 0} and is ${seen.get(colour) ?? 0}`);
}

async function compare(page: Page, browser: Browser, name: string, fullPage: boolean): Promise<void> {
  const folder = folderOf(browser);
  const file = test.info().snapshotPath(folder, `${name}.png`);
  if (!isUpdate && !existsSync(file)) {
    const description = `${name} was not compared: no picture for ${folder}. npm run screens:update makes it.`;
    test.info().annotations.push({ type: 'not compared', description });
    if (!isReported) console.log(description);
    isReported = true;
    return;
  }
  await expect(page).toHaveScreenshot([folder, `${name}.png`], { ...tolerance, fullPage, timeout: 15_000 });
  const reader = await openReader(browser);
  if (isUpdate) await shrinkPicture(reader, file);
  const seen = await readShares(reader, await page.screenshot({ ...shot, fullPage }));
  expect(changedGrounds(seen, await readShares(reader, await readFile(file)))).toEqual([]);
  await reader.context().close();
}

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const width of [390, 1440]) {
  for (const path of templates) {
    test(`${path} looks as before at ${width} px`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await loadAll(page);
      await compare(page, browser, `${nameOf(path)}-${width}`, true);
    });
  }
}

test('the Services panel looks as before', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('#services-panel')).toBeVisible();
  await loadAll(page);
  await compare(page, browser, 'services-panel', false);
});

test('the menu of a phone looks as before, with its services open', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Services').click();
  await compare(page, browser, 'phone-menu', false);
});

const changes = {
  'a block that moved by 4 px': '.floor{position:relative;left:4px}',
  'a button of another colour': '.hero .button-primary{background:#A62815!important}',
  'a ground of another colour': '.band-paper{background:#FFFAF0!important}',
  'an icon that is gone': '.book-bar .round .icon{visibility:hidden}',
} as const;

for (const [change, css] of Object.entries(changes)) {
  test(`${change} is noticed`, async ({ page, browser }) => {
    const file = test.info().snapshotPath(folderOf(browser), 'home-390.png');
    if (isUpdate || !existsSync(file)) return;
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, '/');
    await loadAll(page);
    await addStyles(page, css);
    await expect(compare(page, browser, 'home-390', true)).rejects.toThrow();
  });
}
