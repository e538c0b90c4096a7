import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { applyChanges } from '../../../support/content-copy.ts';
import { editAndSave, makeArea } from './desk-areas.ts';
import {
  choose,
  field,
  file,
  preview,
  saveButton,
  title,
  toDoFirst,
  undoAll,
  unfold,
  unsaved,
  type Opened,
} from './desk-page.ts';
import { test } from './development.ts';

const tests: Readonly<Record<string, (desk: Opened) => Promise<void>>> = {
  async 'a file that cannot be parsed has no form until it is fixed'({ page, copy, before }) {
    await expect(title(page)).toHaveText('Punggol', { timeout: 60_000 });
    await expect(page.locator('pre.report')).toContainText(`${file}:`);
    await expect(field(page, 'description')).toHaveCount(0);
    // The desk shows the problem itself.
    await expect(page.locator('vite-error-overlay')).toBeHidden();
    applyChanges(copy, [{ file, write: before }]);
    await expect(field(page, 'description')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('pre.report')).toHaveCount(0);
  },
  async 'the start is accessible, and Back and a pasted address open what they name'({ page }) {
    await page.goto(`${new URL(page.url()).origin}/desk`);
    const link = page.getByRole('link', { name: 'Punggol', exact: true });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await link.click();
    await expect(title(page)).toHaveText('Punggol');
    await expect(title(page)).toBeFocused();
    await page.evaluate(() => location.assign('#data/site.yaml'));
    await expect(title(page)).toHaveText('Company facts');
    await page.goBack();
    await expect(title(page)).toHaveText('Punggol');
    await page.goBack();
    await expect(title(page)).toHaveText('What would you like to change?');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
  },
  async 'on a tablet, the fields have the width'({ page }) {
    await choose(page, 'Areas', /^Punggol/);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(async () => (await field(page, 'coverage/names/0').boundingBox())!.width).toBeGreaterThan(500);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
  'an entry is edited in the desk, previewed, and saved as a change of one line, which keeps a change of another program':
    editAndSave,
  async 'a fact on every page and the text of a page are previewed, and axe finds nothing in the desk'({ page }) {
    await choose(page, 'On many pages', /^Company facts/);
    await field(page, 'phone').fill('+65 6123 4567');
    await field(page, 'whatsapp').fill('+65 6123 4567');
    await expect(preview(page).getByRole('link', { name: 'WhatsApp' }).locator('path').first()).toBeAttached();
    const phone = preview(page).getByRole('contentinfo').getByText('+65 6123 4567');
    await expect(phone).toBeAttached();
    await undoAll(page);
    await expect(phone).toHaveCount(0);
    await test.step('a field that the open page does not show offers the page that does; any page can be chosen', async () => {
      await field(page, 'openingHours/heading').focus();
      await page.getByRole('button', { name: 'Show a page with this field' }).click();
      // The pages in which it is looked for are not seen.
      await expect(page.locator('.pane iframe')).toHaveCSS('opacity', '0');
      await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'contact');
      await expect(page.locator('.pane iframe')).toHaveCSS('opacity', '1');
      await expect(page.locator('.pointed')).toHaveText('Company facts › Opening hours › Heading');
      await page.getByLabel('Page', { exact: true }).selectOption('Home page');
      await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'home');
    });

    await choose(page, 'Pages', /^About/);
    await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'about', { timeout: 60_000 });
    const text = field(page, 'body');
    const shown = await text.inputValue();
    await text.fill(shown.replace('is Malay for sweep', 'means sweep in Malay'));
    await expect(preview(page).getByText('means sweep in Malay')).toBeAttached();
    // A problem in the Markdown is at its field.
    await text.fill(`${shown}\n[A page](/no-such-page)\n`);
    await expect(toDoFirst(page)).toHaveText('1 mistake to fix first');
    await saveButton(page).click({ force: true });
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription(/There is no page at \/no-such-page/);
    await expect(page.getByText('The page follows when the mistakes are gone.')).toBeVisible();
    await text.fill(shown.replace('is Malay for sweep', 'means sweep in Malay'));
    await test.step('a link and a fact are put into a text from lists of pages and of words', async () => {
      await text.selectText();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Link …' }).click();
      await page.getByRole('button', { name: 'Contact page' }).click();
      await expect(text).toHaveValue(/\[words\]\(\/contact\)$/);
      await field(page, 'hero/subtitle').focus();
      await page.locator('.field:focus-within').getByRole('button', { name: 'Insert …' }).click();
      await page.getByRole('button', { name: '24 hours {promise.reply}' }).first().click();
      await expect(field(page, 'hero/subtitle')).toHaveValue(/\{promise.reply\}/);
      await expect(field(page, 'hero/subtitle')).toBeFocused();
    });
    await unfold(page);
    await field(page, 'title').fill('Who we are');
    await expect(text).toHaveValue(/means sweep in Malay/);
    await test.step('each change is listed in words, and taken back alone', async () => {
      await unsaved(page).click();
      const change = page.getByRole('listitem').filter({ hasText: 'About page › Title' });
      await expect(change.locator('ins')).toHaveText('Who we are');
      await expectAccessible(page);
      await change.getByRole('button', { name: /^Undo: / }).click();
      await expect(text).toHaveValue(/means sweep in Malay/);
      await expect(unsaved(page)).toHaveText('2 changes');
      await page.keyboard.press('Escape');
    });
    await undoAll(page);
    await expect(text).toHaveValue(shown);
  },
  async 'a search opens a field in its closed group; an answer opens on the page, and a new question is on it at once'({
    page,
  }) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('opening hours');
    await page.keyboard.press('Enter');
    await expect(page.locator('summary:focus')).toHaveText(/^Monday to Friday/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('icon');
    await expect(page.getByRole('search').getByRole('status')).toContainText('found');
    await page
      .getByRole('button', { name: /Company facts › Profiles › Icon/ })
      .first()
      .click();
    await expect(field(page, 'social/0/icon')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('A cleaner who is trained');
    await page.keyboard.press('Enter');
    await expect(field(page, '3/answer')).toBeFocused();
    await expect(preview(page).getByText('A cleaner who is trained')).toBeInViewport();
    await expect(unsaved(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a question' }).click();
    const question = page.locator(':focus[id$="/question"]');
    await expect(question).toBeInViewport();
    await expect(question).toHaveValue('');
    await expect(toDoFirst(page)).toHaveText('2 empty texts to write first');
    await expect(page.locator('.error-detail')).toHaveCount(0);
    await toDoFirst(page).click();
    await expect(page.locator('.error-detail')).toHaveCount(2);
    await question.fill('Do you bring a ladder?');
    await expect(preview(page).getByText('Do you bring a ladder?')).toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Yes, ours is');
    await expect(preview(page).getByText('Yes, ours is')).toBeInViewport();
    await undoAll(page);
  },
  'a new area is made from its name and station, and its page opens': makeArea,
};

/**
 * The tests of the desk. They share the server and the copy of the project with the other tests of development, and one
 * desk: opening it costs more than most of what they do in it. Each leaves it without drafts. It opens with a file that
 * cannot be parsed.
 */
export function testDesk(site: () => { origin: string; copy: string }): void {
  let desk: Opened;
  test.beforeAll(async ({ profile }) => {
    const { origin, copy } = site();
    const before = readFileSync(join(copy, file), 'utf8');
    applyChanges(copy, [{ file, replace: ['name: Punggol', 'name: "Punggol'] }]);
    const page = await profile.newPage();
    desk = { page, copy, before };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/desk#${file}`);
  });
  test.afterAll(() => desk.page.close());
  for (const [name, run] of Object.entries(tests)) test(name, () => run(desk));
}
