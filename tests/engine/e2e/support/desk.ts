import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { run } from '../../../../scripts/run.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { applyChanges } from '../../../support/content-copy.ts';
import { test } from './one-profile.ts';

const file = 'data/neighbourhoods/punggol.yaml';
const words = 'These words were typed in the desk.';

const field = (page: Page, path: string) => page.locator(`[id="content/${path}"]`);
const preview = (page: Page) => page.frameLocator('iframe');
const status = (page: Page) => page.getByRole('main').getByRole('status');

const openGroup = (page: Page, group: string) =>
  page.locator('summary', { hasText: new RegExp(`^${group}`) }).click({ timeout: 30_000 });

async function choose(page: Page, group: string, entry: RegExp): Promise<void> {
  await openGroup(page, group);
  await page.getByRole('button', { name: entry }).click();
}

async function open(page: Page, origin: string, group: string, entry: RegExp): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/desk`);
  await choose(page, group, entry);
}

async function startNew(page: Page, what: string): Promise<void> {
  await page.locator('summary', { hasText: 'New …' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: what, exact: true }).click();
}

/** The tests of the desk. They share the server and the copy of the project with the other tests of development. */
export function testDesk(site: () => { origin: string; copy: string }): void {
  const read = () => readFileSync(join(site().copy, file), 'utf8');

  test('an entry is edited in the desk, previewed, and saved as a change of one line', async ({ page }) => {
    const { origin, copy } = site();
    const before = read();
    await open(page, origin, 'Areas', /^Punggol/);
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Punggol');
    await expect(preview(page).locator('html')).toHaveAttribute('data-client', 'ready', { timeout: 30_000 });

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
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await field(page, 'name').fill('Punggol');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    });
    await test.step('a draft is kept after the tab was closed', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: /^Punggol.*not saved/ })).toBeVisible({ timeout: 30_000 });
      await expect(status(page)).toContainText('This is your earlier draft');
      await expect(field(page, 'description')).toHaveValue(words);
    });
    await test.step('the saved change is one line, without problems', async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(status(page)).toHaveText('Saved.');
      const [one, other] = [before.split('\n'), read().split('\n')];
      expect(other.filter((line, index) => line !== one[index])).toEqual([expect.stringContaining(words)]);
      expect(other).toHaveLength(one.length);
      expect((await run(copy, { checkOnly: true })).text).toContain('all good');
    });
    applyChanges(copy, [{ file, write: before }]);
  });

  test('facts and texts are edited in one visit, and axe finds nothing in the desk', async ({ page }) => {
    const { origin, copy } = site();
    const about = 'data/pages/about.md';
    const before = readFileSync(join(copy, about), 'utf8');
    await test.step('a fact on every page is previewed on the open page', async () => {
      await open(page, origin, 'Whole site', /^Site/);
      await expect(preview(page).locator('html')).toHaveAttribute('data-client', 'ready', { timeout: 30_000 });
      await field(page, 'phone').fill('+65 6123 4567');
      await expect(preview(page).getByRole('contentinfo').getByText('+65 6123 4567')).toBeAttached();
      await page.getByRole('button', { name: 'Undo all changes' }).click();
      await expect(preview(page).getByRole('contentinfo').getByText('+65 6123 4567')).toHaveCount(0);
    });
    await test.step('the text of a page is edited below its fields', async () => {
      await choose(page, 'Pages', /\/about/);
      await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'about', { timeout: 30_000 });
      await expect(preview(page).locator('html')).toHaveAttribute('data-client', 'ready', { timeout: 30_000 });
      const text = page.getByLabel('Text', { exact: true });
      await text.fill((await text.inputValue()).replace('is Malay for sweep', 'means sweep in Malay'));
      await expect(preview(page).getByText('means sweep in Malay')).toBeAttached();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(status(page)).toHaveText('Saved.');
      expect(readFileSync(join(copy, about), 'utf8')).toBe(
        before.replace('is Malay for sweep', 'means sweep in Malay'),
      );
      applyChanges(copy, [{ file: about, write: before }]);
    });
    await test.step('axe finds nothing, with a form and with a mistake', async () => {
      await choose(page, 'Areas', /^Punggol/);
      await field(page, 'name').fill('');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await expectAccessible(page);
    });
  });

  test('a new area is made from its name and station, and its page opens', async ({ page }) => {
    const { origin, copy } = site();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/desk`);
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
    // Because of the new page, the server loads all pages again.
    await expect(page.getByRole('button', { name: /^Tengah/ })).toHaveAttribute('aria-current', 'true');
    await expect(status(page)).toHaveText('Saved.');
    await expect(field(page, 'name')).toHaveValue('Tengah');
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Tengah', { timeout: 30_000 });
    await expect.poll(() => existsSync(join(copy, 'src/generated/pages/tengah.json'))).toBe(true);
    expect((await run(copy, { checkOnly: true })).text).toContain('all good');
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    applyChanges(copy, [{ file: 'data/neighbourhoods/tengah.yaml', remove: true }]);
  });

  test('changes that another program saves are kept, and so is the draft', async ({ page }) => {
    const { origin, copy } = site();
    const before = read();
    await open(page, origin, 'Areas', /^Punggol/);
    await field(page, 'description').fill(words);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    applyChanges(copy, [{ file, write: before.replace(/^planningArea:.*$/m, '# Checked.\nplanningArea: Seletar') }]);
    await expect(field(page, 'planningArea')).toHaveValue('Seletar', { timeout: 20_000 });
    await expect(field(page, 'description')).toHaveValue(words);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status(page)).toHaveText('Saved.');
    expect(read()).toContain(words);
    expect(read()).toContain('# Checked.\nplanningArea: Seletar');
    applyChanges(copy, [{ file, write: before }]);
  });

  test('a file that cannot be parsed has no form, and a failure of the desk is reported', async ({ page }) => {
    const { origin, copy } = site();
    const before = read();
    for (const broken of ['', before.replace(/^name: .*$/m, 'name: "Punggol')]) {
      applyChanges(copy, [{ file, write: broken }]);
      await open(page, origin, 'Areas', /^Punggol/);
      await expect(page.locator('pre.mistakes')).toContainText(`${file}:`);
      await expect(field(page, 'description')).toHaveCount(0);
    }
    applyChanges(copy, [{ file, write: before }]);
    await expect(field(page, 'description')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('pre.mistakes')).toHaveCount(0);
    await openGroup(page, 'Pages');
    // Forms use `replaceAll` for every label, so the next form makes the desk fail. Both steps are one, because the desk
    // may also render again after a check.
    await page.getByRole('button', { name: /\/about/ }).evaluate((button: HTMLElement) => {
      String.prototype.replaceAll = () => {
        throw new Error('no labels');
      };
      button.click();
    });
    await expect(page.getByRole('alert')).toContainText(/The desk failed\. Your text is not the cause\..*no labels/);
  });

  test('another site cannot write a file', async ({ request }) => {
    const { origin } = site();
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
