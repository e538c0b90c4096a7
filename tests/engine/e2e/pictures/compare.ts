import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type Locator, type Page } from 'playwright/test';
import { shells } from '../../../../scripts/review/find-browser.ts';
import { ofPixel, toHex } from '../../../support/look/colour.ts';
import { isMadeFrom, shrinkPicture } from '../../../support/look/palette.ts';
import { readColours } from '../../../support/look/pixels.ts';

const kindOf = (path: string) => (shells.some((name) => path.endsWith(name)) ? 'headless-shell' : 'chromium');

/** Other browsers and other releases draw text differently, so each has its own pictures. */
const folderOf = (browser: Browser) => `${kindOf(process.env['CHROME_PATH']!)}-${browser.version().split('.')[0]}`;

const isUpdate = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);
const shot = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Two runs of one page are equal. A block that moved or an icon that is missing changes far more than 24 pixels. */
const tolerance = { ...shot, threshold: 0.05, maxDiffPixels: 24 } as const;

/** The share of a picture that each colour covers, from 0 to 1. */
async function readShares(page: Page, picture: Buffer): Promise<ReadonlyMap<number, number>> {
  const whole = { key: 0, box: [0, 0, 1e5, 1e5] } as const;
  const [colours = []] = await readColours(page, picture.toString('base64'), [whole]);
  const total = colours.reduce((sum, [, count]) => sum + count, 0);
  return new Map(colours.map(([pixel, count]) => [pixel, count / total]));
}

/** The colours whose share changed by more than 1 %. The threshold cannot tell two light colours apart. */
async function changedGrounds(page: Page, now: Buffer, recorded: Buffer): Promise<string[]> {
  const [seen, before] = [await readShares(page, now), await readShares(page, recorded)];
  return [...new Set([...seen.keys(), ...before.keys()])]
    .filter((colour) => Math.abs((seen.get(colour) ?? 0) - (before.get(colour) ?? 0)) > 0.01)
    .map((colour) => `${toHex(ofPixel(colour))} was ${before.get(colour) ?? 0} and is ${seen.get(colour) ?? 0}`);
}

const isPage = (target: Page | Locator): target is Page => 'viewportSize' in target;

/** Compares a page or a part of it with its recorded picture. Fails if there is none for this browser. */
export async function compare(target: Page | Locator, browser: Browser, name: string, fullPage = false): Promise<void> {
  const folder = folderOf(browser);
  const file = fileURLToPath(new URL(`baselines/${folder}/${name}.png`, import.meta.url));
  if (!isUpdate() && !existsSync(file)) {
    throw new Error(
      `There is no picture "${name}" for ${folder}, so nothing was compared. If the pages look right, take the pictures with this browser (with --update-snapshots), look at them, and commit them.`,
    );
  }
  const before = existsSync(file) ? await readFile(file) : undefined;
  const take = () => target.screenshot(isPage(target) ? { ...shot, fullPage } : shot);
  // The same browser nearly always draws a page byte for byte the same. The full comparison takes ten times as long.
  if (before && isMadeFrom(before, await take())) return;
  const options = { ...tolerance, timeout: 15_000 };
  const path = [folder, `${name}.png`];
  if (isPage(target)) await expect(target).toHaveScreenshot(path, { ...options, fullPage });
  else await expect(target).toHaveScreenshot(path, options);
  const page = isPage(target) ? target : target.page();
  // Playwright does not touch a picture that still matches, so its bytes stay the same.
  if (isUpdate() && before?.equals(await readFile(file)) !== true) await shrinkPicture(page, file);
  expect(await changedGrounds(page, await take(), await readFile(file))).toEqual([]);
}
