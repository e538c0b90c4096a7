import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { applyChanges } from '../../../support/content-copy.ts';
import { choose, field, preview, saveButton, startNew, status, title, unsaved, type Opened } from './desk-page.ts';

/** Deletes and renames the open area, and undoes both. */
async function deleteAndRename(page: Page, name: string): Promise<void> {
  const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
  const undo = async () => {
    await page.keyboard.press('Control+z');
    await expect(title(page)).toHaveText(name);
    await page.getByText('Rename or delete this area').click();
  };
  await page.getByText('Rename or delete this area').click();
  await press('Delete …');
  await press(`Delete ${name}`);
  await expect(title(page)).toHaveText('What would you like to change?');
  await expect(title(page)).toBeFocused();
  await expect(status(page)).toHaveText(`No sentence names ${name}.`);
  await undo();
  await page.getByLabel('New name').fill('New Town');
  await press('Rename …');
  await press(`Rename ${name} to New Town`);
  await expect(title(page)).toHaveText('New Town');
  await undo();
}

/** Makes an area from its name and station, saves it, and takes it away. */
export async function makeArea({ page, copy }: Opened): Promise<void> {
  const label = (text: string) => page.getByLabel(text, { exact: true });
  const heading = preview(page).getByRole('heading', { level: 1 });
  await startNew(page, 'area');
  await label('Name').fill('Tengah');
  // Both coordinates in one field, as maps copy them.
  await label('Latitude').fill('1.3640, 103.7290');
  await expect(label('Longitude')).toHaveValue('103.7290');
  await label('Description').fill('A new town beside a forest, with the first car-free centre of the country.');
  await label('Names').fill('Plantation Grove, Garden Vines, Parkland, Tengah Park');
  // What was typed is still there after a look at something else.
  await choose(page, 'Areas', /^Punggol/);
  await startNew(page, 'area');
  await expect(label('Description')).toHaveValue(/^A new town/);
  await expect(page.getByText(/Proposed from .+ km away\./).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Missing: ');
  await label('Region').fill('West Region');
  await label('Planning area').fill('Tengah');
  await label('Subzone').fill('Tengah');
  await label('Rail').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(heading).toContainText('Tengah', { timeout: 60_000 });
  await expect(unsaved(page)).toHaveText('1 change');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await saveButton(page).click();
  // Because of the new page, the development server reloads all open pages. The desk cancels its own reload.
  await expect(title(page)).toHaveText('Tengah');
  await expect(status(page)).toContainText('Saved: Tengah is new. ');
  await expect(field(page, 'name')).toHaveValue('Tengah');
  await expect(heading).toContainText('Tengah', { timeout: 60_000 });
  // Files with mistakes would not become a page.
  await expect.poll(() => existsSync(join(copy, 'src/generated/public/tengah.json'))).toBe(true);
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await deleteAndRename(page, 'Tengah');
  applyChanges(copy, [{ file: 'data/neighbourhoods/tengah.yaml', remove: true }]);
  await expect(title(page)).toHaveText('What would you like to change?', { timeout: 60_000 });
}
