import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { applyChanges } from '../../../support/content-copy.ts';
import {
  choose,
  field,
  file,
  preview,
  saveButton,
  startNew,
  status,
  title,
  toDoFirst,
  unsaved,
  type Opened,
} from './desk-page.ts';
import { expectWritten, test } from './development.ts';

const words = 'These words were typed in the desk.';

/** Saves, and waits until the desk has read the files again, because the server reports the change to it as well. */
async function save(page: Page): Promise<void> {
  const read = page.waitForResponse('**/desk/files.json');
  await saveButton(page).click();
  await expect(status(page)).toHaveText(/^Saved: .+\. Next: commit in GitHub Desktop\.$/);
  await read;
}

/** Edits an entry, looks at its preview and saves it, while another program changes it too. */
export async function editAndSave({ page, copy, before }: Opened): Promise<void> {
  const read = () => readFileSync(join(copy, file), 'utf8');
  const other = before.replace(/^planningArea:.*$/m, '# Checked.\nplanningArea: Seletar');
  await choose(page, 'Areas', /^Punggol/);
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Punggol');
  const shown = await field(page, 'description').inputValue();

  await test.step('the preview updates, and the focus stays in the field', async () => {
    // A phone's page does not show the description.
    await page.getByRole('button', { name: 'Computer' }).click();
    await field(page, 'description').fill(words);
    await expect(preview(page).getByText(words).first()).toBeVisible();
    await expect(field(page, 'description')).toBeFocused();
    expect(read()).toBe(before);
  });
  await test.step('a problem is explained at its field once that was left, and cannot be saved', async () => {
    await field(page, 'name').fill('');
    await expect(toDoFirst(page)).toHaveText('1 empty text to write first');
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('…');
    await expect(field(page, 'name')).not.toHaveAccessibleDescription(/This is missing/);
    await field(page, 'paragraph').focus();
    await expect(field(page, 'name')).toHaveAccessibleDescription(/This is missing\. Write it, for example: \w+/);
    for (const press of [
      () => saveButton(page).click({ force: true }),
      () => page.keyboard.press('Control+s'),
      () => toDoFirst(page).click(),
    ]) {
      await field(page, 'subzone').focus();
      await press();
      await expect(field(page, 'name')).toBeFocused();
    }
    await expectAccessible(page);
    expect(read()).toBe(before);
    await field(page, 'name').fill('Punggol');
  });
  await test.step('a change that another program saves is in the form, and the draft is kept', async () => {
    applyChanges(copy, [{ file, write: other }]);
    await expect(field(page, 'planningArea')).toHaveValue('Seletar', { timeout: 60_000 });
    await expect(field(page, 'description')).toHaveValue(words);
  });
  await test.step('the saved change is one line, and the site has it', async () => {
    await save(page);
    const [one, now] = [other.split('\n'), read().split('\n')];
    expect(now.filter((line, index) => line !== one[index])).toEqual([expect.stringContaining(words)]);
    expect(now).toHaveLength(one.length);
    // Files with problems would not become a page.
    await expectWritten(copy, 'public/punggol.json', words);
  });
  applyChanges(copy, [{ file, write: before }]);
  await expect(field(page, 'description')).toHaveValue(shown, { timeout: 60_000 });
}

/** Deletes and renames the open area, and undoes both. */
async function deleteAndRename(page: Page, name: string): Promise<void> {
  const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
  const undo = async () => {
    await page.keyboard.press('Control+z');
    await expect(title(page)).toHaveText(name);
    await expect(status(page)).toHaveText(`Undone: ${name}.`);
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
  await expect(page.getByRole('button', { name: `Rename ${name} to New Town` })).toBeInViewport({ ratio: 0.9 });
  await press(`Rename ${name} to New Town`);
  await expect(title(page)).toHaveText('New Town');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('New Town');
  await undo();
}

/** Makes an area from its name and station, saves it once nothing in it is copied, and takes it away. */
export async function makeArea({ page, copy }: Opened): Promise<void> {
  const label = (text: string) => page.getByLabel(text, { exact: true });
  const heading = preview(page).getByRole('heading', { level: 1 });
  await startNew(page, 'area');
  await label('Name').fill('Tampines');
  await label('Latitude and longitude').fill('1.35299, 103.94518');
  await label('Station codes').fill('EW2');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(field(page, 'description')).toBeFocused();
  await expect(heading).toContainText('Tampines', { timeout: 60_000 });
  await field(page, 'description').fill('Blocks around three malls, a park and a hub with a library.');
  for (const [index, name] of ['Street 11', 'Street 21', 'Avenue 4', 'Central'].entries())
    await field(page, `coverage/names/${index}`).fill(`Tampines ${name}`);
  // What is copied from the nearest area stands at its field until it is confirmed or changed.
  await expect(toDoFirst(page)).toHaveText('3 copied texts to check first');
  await page.getByText('3 copied texts to change or confirm').click();
  await page.getByRole('button', { name: 'East Region' }).click();
  await expect(field(page, 'region')).toBeFocused();
  await expect(field(page, 'region')).toHaveAccessibleDescription(/This is still the text of “Simei”/);
  await expectAccessible(page);
  const confirm = page.getByRole('button', { name: 'It is true here too' });
  await confirm.first().click();
  await expect(field(page, 'region')).toBeFocused();
  await expect(confirm).toHaveCount(2);
  await confirm.first().click();
  await field(page, 'subzone').fill('Tampines East');
  await expect(unsaved(page)).toHaveText('1 change');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await saveButton(page).click();
  // Because of the new page, the development server reloads all open pages. The desk cancels its own reload.
  await expect(title(page)).toHaveText('Tampines');
  await expect(status(page)).toContainText('Saved: Add Tampines. ');
  await expect(field(page, 'name')).toHaveValue('Tampines');
  await expect(heading).toContainText('Tampines', { timeout: 60_000 });
  // Files with problems would not become a page.
  await expect.poll(() => existsSync(join(copy, 'src/generated/public/tampines.json'))).toBe(true);
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await deleteAndRename(page, 'Tampines');
  applyChanges(copy, [{ file: 'data/neighbourhoods/tampines.yaml', remove: true }]);
  await expect(title(page)).toHaveText('What would you like to change?', { timeout: 60_000 });
}
