import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { applyChanges } from '../../../support/content-copy.ts';
import { choose, field, file, preview, saveButton, status, toDoFirst, type Opened } from './desk-page.ts';
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
  await test.step('a mistake is explained at its field once that was left, and cannot be saved', async () => {
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
    // Files with mistakes would not become a page.
    await expectWritten(copy, 'public/punggol.json', words);
  });
  applyChanges(copy, [{ file, write: before }]);
  await expect(field(page, 'description')).toHaveValue(shown, { timeout: 60_000 });
}
