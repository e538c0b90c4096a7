import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { run } from '../../../scripts/codegen/run.ts';
import { watchConsole } from './support/client.ts';
import { shareDesk, type DeskOnSite } from './support/desk-on-site.ts';
import { field, file as area, preview, startNew, status, undoAll } from './support/desk-page.ts';

let desk: DeskOnSite;
let page: Page;
shareDesk((made) => ([desk, page] = [made, made.page]));

const words = 'These words were typed in the desk.';

test('the desk of the site needs no token to look around, and its policy breaks nothing', async () => {
  const messages = watchConsole(page);
  await desk.open('data/pages/home.yaml');
  await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'home');
  await desk.open(area);
  // A phone's page does not show the description.
  await page.getByRole('button', { name: 'Computer' }).click();
  await field(page, 'description').fill(words);
  await expect(preview(page).getByText(words).first()).toBeVisible();
  // tests/engine/desk/desk.test.ts has the fields of all texts.
  await test.step('a click on a text of the page focuses its field, a click on a link opens its page', async () => {
    await field(page, 'name').focus();
    await preview(page).getByText(words).first().click();
    await expect(field(page, 'description')).toBeFocused();
    const link = preview(page).getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.click({ modifiers: ['Control'] });
    await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'about');
    await expect(page.getByRole('region', { name: 'The page' }).getByRole('combobox')).toHaveValue('/about');
  });
  expect(messages).toEqual([]);
  await test.step('the preview cannot read the desk, and neither sends anything but to GitHub', async () => {
    const sent: string[] = [];
    await page.context().route('https://elsewhere.example/**', (route) => {
      sent.push(route.request().url());
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
    });
    for (const frame of page.frames())
      await frame.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
    expect(sent).toEqual([]);
    await expect(page.frames()[1]!.evaluate(() => parent.document.title)).rejects.toThrow('cross-origin');
  });
  await undoAll(page);
});

test('a new list of questions is empty until it is filled in; then its page shows it', async () => {
  const { folder: copy, git } = desk.repository;
  await startNew(page, 'list of questions');
  await page.getByLabel('Name', { exact: true }).fill('Keys and access');
  await page.getByLabel('Shown on').selectOption({ label: 'Weekly Cleaning' });
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(field(page, '0/question')).toBeFocused();
  for (const [index, number] of ['one', 'two', 'three', 'four'].entries()) {
    await field(page, `${index}/question`).fill(`What about key number ${index + 1}?`);
    await field(page, `${index}/answer`).fill(`Key ${number} stays with our officer until you return.`);
  }
  await expect(preview(page).getByText('What about key number 1?')).toBeAttached();
  const { head } = await desk.propose();
  await expect(status(page)).toHaveText(/^Proposed\. Next: /);
  git('checkout', '-q', head);
  expect((await run(copy, { checkOnly: true })).text).toContain('all good');
  git('checkout', '-q', 'main');
  await desk.press('Close');
  // The page names the list, so both are undone.
  await undoAll(page);
  await expect(desk.proposeButton).toBeDisabled();
});

test('the texts of a new service are confirmed one by one or by section, and the others stay listed', async () => {
  await startNew(page, 'service');
  await page.getByLabel('Name', { exact: true }).fill('Deep Cleaning');
  await page.getByRole('button', { name: 'Make it' }).click();
  const list = page.getByText(/^\d+ copied texts to change or confirm$/);
  await expect(list).toBeVisible();
  const count = async () => Number.parseInt((await list.textContent())!, 10);
  const before = await count();
  await list.click();
  const section = page.getByRole('group', { name: 'What is included' });
  const own = await section.getByRole('listitem').count();
  expect(own).toBeLessThan(before);
  await section.getByRole('button', { name: `All ${own} are true here too` }).click();
  await expect(section).toHaveCount(0);
  expect(await count()).toBe(before - own);
  await expectAccessible(page);
  await undoAll(page);
});

for (const [what, from, to] of [
  ['whose checks fail', '"schema/site.schema.json":"{', '"schema/site.schema.json":"no JSON {'],
  ['that cannot start', '"files":{', '"files":no JSON {'],
] as const) {
  test(`a desk ${what} shows an error and what to do`, async () => {
    await page.route(/\/desk\?/, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(from, to) });
    });
    await page.goto('/desk?broken');
    await page.unrouteAll();
    await expect(page.getByRole('alert')).toContainText('The desk failed. Your text is not the cause.');
    await expect(page.getByRole('alert')).toContainText('SyntaxError');
  });
}
