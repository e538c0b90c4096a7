import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { applyChanges } from '../../../support/content-copy.ts';
import { field, preview, startNew, status } from './desk-page.ts';

/** Makes an area in an open desk, and removes its file again. */
export async function makeNewArea(page: Page, copy: string): Promise<void> {
  await startNew(page, 'Area');
  const make = page.getByRole('button', { name: 'Make the page' });
  const answers = {
    Name: 'Tengah',
    // Both coordinates in one field, as maps copy them.
    Latitude: '1.3640, 103.7290',
    Description: 'A new town beside a forest, with the first car-free centre of the country.',
    Names: 'Plantation Grove, Garden Vines, Parkland, Tengah Park',
  };
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await expect(page.getByLabel('Longitude', { exact: true })).toHaveValue('103.7290');
  await expect(page.getByText(/Proposed from .+ km away\./).first()).toBeVisible();
  await expect(status(page)).toContainText('Missing: ');
  for (const [label, answer] of [
    ['Region', 'West Region'],
    ['Planning area', 'Tengah'],
    ['Subzone', 'Tengah'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(answer);
  }
  await page.getByLabel('Rail', { exact: true }).selectOption({ index: 1 });
  await expect(make).toBeEnabled();
  await make.click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Tengah', { timeout: 30_000 });
  await expect(field(page, 'name')).toHaveValue('Tengah');
  await expect(status(page)).toContainText('not saved yet');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.getByRole('button', { name: /^Save 2 files|^Save$/ }).click();
  // Because of the new page, the development server reloads all open pages. The desk cancels its own reload.
  await expect(page.getByRole('button', { name: /^Tengah/ })).toHaveAttribute('aria-current', 'true');
  await expect(status(page)).toHaveText('Saved.');
  await expect(field(page, 'name')).toHaveValue('Tengah');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Tengah', { timeout: 30_000 });
  // Files with mistakes would not become a page.
  await expect.poll(() => existsSync(join(copy, 'src/generated/pages/tengah.json'))).toBe(true);
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  applyChanges(copy, [{ file: 'data/neighbourhoods/tengah.yaml', remove: true }]);
  await expect(page.getByRole('button', { name: /^Tengah/ })).toHaveCount(0, { timeout: 60_000 });
}
