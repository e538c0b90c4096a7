import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { applyChanges } from '../../../support/content-copy.ts';
import { makeNewArea } from './desk-new-area.ts';
import { choose, expectPreview, field, openGroup, preview, save, saveButton, status } from './desk-page.ts';
import { test } from './one-profile.ts';
import { expectWritten } from './written.ts';

const file = 'data/neighbourhoods/punggol.yaml';
const simei = 'data/neighbourhoods/simei.yaml';
const words = 'These words were typed in the desk.';

/** The tests of the desk. They share the server and the copy of the project with the other tests of development. */
export function testDesk(site: () => { origin: string; copy: string }): void {
  const read = () => readFileSync(join(site().copy, file), 'utf8');

  // One desk for all tests: opening it costs more than most of what they do in it. Each leaves it without drafts. It
  // opens with two files that cannot be parsed, one of which its address names.
  let page: Page;
  let before: string;
  test.beforeAll(async ({ profile }) => {
    before = read();
    applyChanges(site().copy, [
      { file, write: '' },
      { file: simei, replace: ['name: Simei', 'name: "Simei'] },
    ]);
    page = await profile.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site().origin}/desk#${file}`);
  });
  test.afterAll(() => page.close());

  /** Writes a file as it was, and waits until the form in the desk has its text again. */
  async function restore(path: string, text: string, shown: Locator, value: string): Promise<void> {
    applyChanges(site().copy, [{ file: path, write: text }]);
    await expect(shown).toHaveValue(value, { timeout: 60_000 });
  }

  async function expectNoForm(broken: string, entry: RegExp): Promise<void> {
    await expect(page.getByRole('button', { name: entry })).toHaveAttribute('aria-current', 'true', {
      timeout: 30_000,
    });
    await expect(page.locator('pre.mistakes')).toContainText(`${broken}:`);
    await expect(field(page, 'description')).toHaveCount(0);
  }

  test('a file that cannot be parsed has no form until it is fixed', async () => {
    await expectNoForm(file, /^Punggol/);
    await choose(page, 'Areas', /^Simei/);
    await expectNoForm(simei, /^Simei/);
    applyChanges(site().copy, [
      { file, write: before },
      { file: simei, replace: ['name: "Simei', 'name: Simei'] },
    ]);
    await expect(field(page, 'description')).toBeVisible({ timeout: 60_000 });
    // The other file is fixed as well, although it is not open.
    await expect(page.locator('pre.mistakes')).toHaveCount(0);
    await expectWritten(site().copy, 'pages/simei.json', '"path":"/simei"');
  });

  test('an entry is edited in the desk, previewed, and saved as a change of one line, which keeps a change of another program', async () => {
    const other = before.replace(/^planningArea:.*$/m, '# Checked.\nplanningArea: Seletar');
    await choose(page, 'Areas', /^Punggol/);
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Punggol');
    const shown = await field(page, 'description').inputValue();

    await test.step('the preview updates, and the focus stays in the field', async () => {
      await field(page, 'description').fill(words);
      await expect(preview(page).getByText(words).first()).toBeVisible();
      await expect(field(page, 'description')).toBeFocused();
      expect(read()).toBe(before);
    });
    await test.step('a click on a text of the page focuses its field', async () => {
      await field(page, 'name').focus();
      await preview(page).getByText(words).first().click();
      await expect(field(page, 'description')).toBeFocused();
    });
    await test.step('a click on a text of another file opens its form, and the page stays', async () => {
      const price = preview(page).locator('b', { hasText: '$' }).first();
      // An input covers the text, so the click is forced.
      await price.click({ force: true });
      await expect(page.locator('h1')).toHaveText(/Cleaning/);
      await expect(page.locator(':focus')).toHaveValue(/\$/);
      await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Punggol');
      await choose(page, 'Areas', /^Punggol/);
    });
    await test.step('a mistake has the message of the command line, at its field, and cannot be saved', async () => {
      await field(page, 'name').fill('');
      await expect(field(page, 'name')).toHaveAccessibleDescription(/"name" is missing\./);
      await expect(saveButton(page)).toBeDisabled();
      await field(page, 'name').fill('Punggol');
      await expect(saveButton(page)).toBeEnabled();
    });
    await test.step('a change that another program saves is in the form, and the draft is kept', async () => {
      applyChanges(site().copy, [{ file, write: other }]);
      await expect(field(page, 'planningArea')).toHaveValue('Seletar', { timeout: 60_000 });
      await expectWritten(site().copy, 'pages/punggol.json', 'Seletar');
      await expect(field(page, 'description')).toHaveValue(words);
    });
    await test.step('the saved change is one line, and the site has it', async () => {
      await save(page);
      const [one, now] = [other.split('\n'), read().split('\n')];
      expect(now.filter((line, index) => line !== one[index])).toEqual([expect.stringContaining(words)]);
      expect(now).toHaveLength(one.length);
      // Files with mistakes would not become a page.
      await expectWritten(site().copy, 'pages/punggol.json', words);
    });
    await test.step('what is typed during a save stays in its field, with the focus, and is saved later', async () => {
      const typed = Promise.all([page.waitForRequest('**/desk/files.json'), page.waitForFunction('window.hasTyped')]);
      await page.route('**/desk/save', async (route) => {
        const response = await route.fetch();
        await typed;
        await route.fulfill({ response });
      });
      const answered = page.waitForResponse('**/desk/save');
      await field(page, 'description').fill(`${words} One`);
      await saveButton(page).click();
      await field(page, 'description').press('End');
      await page.keyboard.type(' two', { delay: 100 });
      await page.evaluate('window.hasTyped = true');
      await answered;
      await page.keyboard.type(' three', { delay: 100 });
      await expect(field(page, 'description')).toHaveValue(`${words} One two three`);
      await expect(field(page, 'description')).toBeFocused();
      await expect(status(page)).toContainText('Not saved yet');
      expect(read()).toContain(`${words} One\n`);
      await page.unroute('**/desk/save');
      await save(page);
      expect(read()).toContain(`${words} One two three\n`);
    });
    await restore(file, before, field(page, 'description'), shown);
  });

  test('facts and texts are previewed in one visit, and axe finds nothing in the desk', async () => {
    await test.step('a fact on every page is previewed on the open page', async () => {
      await choose(page, 'Whole site', /^Site/);
      await field(page, 'phone').fill('+65 6123 4567');
      await expect(preview(page).getByRole('contentinfo').getByText('+65 6123 4567')).toBeAttached();
      await page.getByRole('button', { name: 'Undo all changes' }).click();
      await expect(preview(page).getByRole('contentinfo').getByText('+65 6123 4567')).toHaveCount(0);
    });
    await test.step('the text of a page is edited below its fields', async () => {
      await choose(page, 'Pages', /\/about/);
      await expectPreview(page, 'about');
      const text = page.getByLabel('Text', { exact: true });
      const shown = await text.inputValue();
      await text.fill(shown.replace('is Malay for sweep', 'means sweep in Malay'));
      await expect(preview(page).getByText('means sweep in Malay')).toBeAttached();
      await field(page, 'title').fill('Who we are');
      await expect(text).toHaveValue(/means sweep in Malay/);
      await page.getByRole('button', { name: 'Undo all changes' }).click();
      await expect(text).toHaveValue(shown);
    });
    await test.step('axe finds nothing, with a form and with a mistake', async () => {
      await choose(page, 'Areas', /^Punggol/);
      await field(page, 'name').fill('');
      await expect(saveButton(page)).toBeDisabled();
      await expectAccessible(page);
      await field(page, 'name').fill('Punggol');
    });
  });

  test('a new area is made from its name and station, and its page opens', () => makeNewArea(page, site().copy));

  test('a failure of the desk is reported', async () => {
    await openGroup(page, 'Pages');
    // Forms use `replaceAll` for every label, so the next form makes the desk fail. Both steps are one, because the desk
    // may also render again after a check.
    await page.evaluate(`
      String.prototype.replaceAll = () => { throw new Error('no labels'); };
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('/about')).click();`);
    await expect(page.getByRole('alert')).toContainText(/The desk failed\. Your text is not the cause\..*no labels/);
  });

  test('files are written only for a valid request of this site', async ({ request }) => {
    const { origin } = site();
    const malformed = await request.post(`${origin}/desk/save`, { headers: { origin }, data: 'no JSON' });
    expect(malformed.status()).toBe(400);
    const post = (headers: Record<string, string>, changes: readonly object[]) =>
      request.post(`${origin}/desk/save`, { headers, data: JSON.stringify(changes) });
    const own = { file, before: read(), text: 'name: Hacked' };
    expect((await post({ origin: 'https://elsewhere.example' }, [own])).status()).toBe(403);
    expect((await post({}, [own])).status()).toBe(403);
    for (const path of ['package.json', 'data/../package.json', 'data/new.yaml', 'data/faqs/../x.yaml', '/etc/hosts']) {
      for (const before of ['', null]) {
        expect((await post({ origin }, [own, { file: path, before, text: 'x' }])).status(), path).toBe(400);
      }
    }
    expect((await post({ origin }, [own, { ...own, before: 'name: Another' }])).status()).toBe(409);
    expect(read()).not.toContain('Hacked');
  });
}
