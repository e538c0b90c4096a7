import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test, type Page } from 'playwright/test';
import { npm } from '../../../scripts/build/project.ts';
import { run } from '../../../scripts/build/run.ts';
import { expectAccessible } from '../../support/axe.ts';
import { serveRepository, type GitHubRepository } from '../../support/github-repository.ts';
import { projectOf } from '../../support/sites.ts';
import { choose, field, preview, startNew, status, toDoFirst, undoAll, unfold, unsaved } from './support/desk-page.ts';

// The desk as one file, opened from the disk. There is no server except the mock of GitHub's API.
test.describe.configure({ mode: 'serial' });

const area = 'data/neighbourhoods/punggol.yaml';
const words = 'These words were typed in the desk.';
const folder = join(projectOf('first'), 'desk');
const address = pathToFileURL(join(folder, 'index.html')).href;
// All tests share one desk and one repository. Each but the last two leaves the desk without drafts, and the branch as it was.
let page: Page;
let repository: GitHubRepository;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  // The command that people use, because it runs the modules in another way than the tests do.
  const [program, args] = npm('run', '-s', 'desk', '--', 'kapas/site');
  execFileSync(program, args, { cwd: projectOf('first') });
  // So wide that the page is not scaled: Playwright clicks in the wrong place in a scaled frame of another process.
  const context = await browser.newContext({ viewport: { width: 3200, height: 900 } });
  page = await context.newPage();
  repository = await serveRepository(context);
  await page.goto(`${address}#${area}`);
  await expect(preview(page).locator('main')).toBeVisible({ timeout: 30_000 });
});
test.afterAll(async () => {
  await page.context().close();
  rmSync(folder, { recursive: true });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Propose the changes' });
const proposeButton = () => page.getByRole('button', { name: 'Propose …' });
const close = () => dialog(page).getByRole('button', { name: 'Close' }).click();

async function propose(page: Page, token: string): Promise<void> {
  await dialog(page).getByLabel('GitHub token').fill(token);
  await dialog(page).getByRole('button', { name: 'Open a pull request' }).click();
}

test('a change is previewed, and proposed as a pull request of one line', async () => {
  const { git, pulls } = repository;
  // A phone's page does not show the description.
  await page.getByRole('button', { name: 'Computer' }).click();
  await field(page, 'description').fill(words);
  await expect(preview(page).getByText(words).first()).toBeVisible();
  // tests/engine/desk/desk.test.ts has the fields of all texts.
  await test.step('a click on a text of the page focuses its field, a click on a link opens its page', async () => {
    await field(page, 'name').focus();
    await preview(page).getByText(words).first().click();
    await expect(field(page, 'description')).toBeFocused();
    await preview(page).getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await preview(page).getByRole('button', { name: 'Go to /about' }).click();
    await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'about');
    await expect(page.getByRole('region', { name: 'The page' }).getByText('About page')).toBeVisible();
  });
  await proposeButton().click();

  await test.step('with a wrong token a message is shown, and nothing is written', async () => {
    await propose(page, 'wrong');
    await expect(dialog(page)).toContainText('GitHub does not know this token');
    await expectAccessible(page);
    expect(git('branch').trim()).toBe('* main');
  });
  await test.step('with a token, a pull request is opened', async () => {
    await propose(page, 'github_pat_right');
    await expect(dialog(page).getByRole('link', { name: /pull\/1$/ })).toBeVisible();
    expect(await page.content()).not.toContain('github_pat_right');
    expect(pulls).toMatchObject([{ title: 'Change Punggol', base: 'main' }]);
    const diff = git('diff', '--unified=0', 'main', pulls[0]!.head);
    expect(diff.match(/^[+-](?![+-]).*$/gm)).toEqual([
      expect.stringMatching(/^-description/),
      expect.stringContaining(words),
    ]);
  });
  await test.step('the token is not stored and is gone after a reload; the draft stays', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain('github_pat');
    await page.reload();
    await expect(page.getByRole('main').getByText('Not saved')).toBeVisible();
    await expect(unsaved(page)).toHaveText('1 change');
    await expect(field(page, 'description')).toHaveValue(words);
    await proposeButton().click();
    await expect(dialog(page).getByLabel('GitHub token')).toHaveValue('');
  });
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
  await test.step("without a token, GitHub's own pages get the text", async () => {
    const link = dialog(page).getByRole('link', { name: 'Open the file on GitHub' });
    await expect(link).toHaveAttribute('href', `https://github.com/kapas/site/edit/main/${area}`);
    const before = readFileSync(join(projectOf('first'), area), 'utf8');
    await expect(dialog(page).getByLabel(`The new text of ${area}`)).toHaveValue(
      before.replace(/^description: .*$/m, `description: ${words}`),
    );
    await close();
  });
  await test.step('a mistake cannot be proposed, even right after it was typed', async () => {
    await page.evaluate(() => {
      const name = document.querySelector<HTMLTextAreaElement>('[id="content/name"]')!;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(name, '');
      name.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector<HTMLButtonElement>('.save')!.click();
    });
    await expect(field(page, 'name')).toHaveAccessibleDescription(/This is missing\./);
    await expect(field(page, 'name')).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });
  await undoAll(page);
});

test('a new list of questions is empty until it is filled in; then its page shows it', async () => {
  const { folder: copy, git, pulls } = repository;
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
  await proposeButton().click();
  await propose(page, 'github_pat_right');
  await expect(dialog(page).getByRole('link', { name: /pull\/2$/ })).toBeVisible();
  await expect(status(page)).toHaveText(/^Proposed\. Next: /);
  git('checkout', '-q', pulls[1]!.head);
  expect((await run(copy, { checkOnly: true })).text).toContain('all good');
  git('checkout', '-q', 'main');
  await close();
  // The page names the list, so both are undone.
  await undoAll(page);
  await expect(proposeButton()).toBeDisabled();
});

test('a new service is copied from another one, and its page exists before it is saved', async () => {
  await startNew(page, 'service');
  await page.getByLabel('Name', { exact: true }).fill('Office Cleaning');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.locator('textarea:focus')).toHaveValue('');
  await unfold(page);
  for (const [path, text] of Object.entries({
    navName: 'Office',
    navFact: 'Evenings and weekends',
    areaName: 'Office Cleaning',
    enquiryName: 'Office Cleaning',
    summary: 'Desks, pantries and meeting rooms, after your team has left.',
    title: 'Office Cleaning | {brand}',
    description: 'Office cleaning in {city} after hours: desks, pantries and meeting rooms, by trained staff.',
  }))
    await field(page, path).fill(text);
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Office Cleaning');
  await undoAll(page);
  await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Office Cleaning/ })).toHaveCount(0);
});

test('a change of the same field in the repository is shown, and the editor chooses', async () => {
  const { git, folder: copy, pulls } = repository;
  const change = (text: string) => {
    writeFileSync(join(copy, area), text);
    git('commit', '-aqm', 'Another change');
  };
  const before = readFileSync(join(copy, area), 'utf8');
  const theirs = 'Somebody else has written these words.';
  change(before.replace(/^description: .*$/m, `description: ${theirs}`));
  await choose(page, 'Areas', /^Punggol/);
  await field(page, 'description').fill(words);
  await proposeButton().click();
  await propose(page, 'github_pat_right');
  await expect(dialog(page)).toContainText('Somebody changed Punggol after this desk was made');
  await close();
  await expect(proposeButton()).toBeDisabled();
  await toDoFirst(page).click();
  const conflict = page.getByRole('listitem').filter({ hasText: 'Keep yours' });
  await expect(conflict).toContainText(theirs);
  await expect(conflict).toContainText(words);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await page.keyboard.press('Escape');
  await proposeButton().click();
  await propose(page, 'github_pat_right');
  await expect(dialog(page).getByRole('link', { name: /pull\/3$/ })).toBeVisible();
  const diff = git('diff', '--unified=0', 'main', pulls[2]!.head);
  expect(diff.match(/^[+-](?![+-]).*$/gm)).toEqual([`-description: ${theirs}`, `+description: ${words}`]);
  await close();
  await undoAll(page);
  change(before);
});

test('a file that was deleted in the repository is not written again', async () => {
  const { git } = repository;
  const branches = git('branch');
  git('rm', '-q', area);
  git('commit', '-q', '-m', 'Another change');
  await choose(page, 'Areas', /^Punggol/);
  await field(page, 'description').fill(words);
  await proposeButton().click();
  await propose(page, 'github_pat_right');
  await expect(dialog(page)).toContainText('Somebody deleted Punggol after this desk was made');
  expect(git('branch')).toBe(branches);
});

for (const [what, from, to] of [
  ['whose checks fail', '"schema/site.schema.json":"{', '"schema/site.schema.json":"no JSON {'],
  ['that cannot start', '"files":{', '"files":no JSON {'],
] as const) {
  test(`a desk ${what} shows an error and what to do`, async () => {
    const broken = join(folder, 'broken.html');
    writeFileSync(broken, readFileSync(fileURLToPath(address), 'utf8').replace(from, to));
    await page.goto(pathToFileURL(broken).href);
    await expect(page.getByRole('alert')).toContainText('The desk failed. Your text is not the cause.');
    await expect(page.getByRole('alert')).toContainText('SyntaxError');
  });
}
