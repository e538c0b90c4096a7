import { expect, test, type Page } from 'playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible, expectStandard } from '../../support/axe.ts';
import { shareDesk, token, type DeskOnSite } from './support/desk-on-site.ts';
import {
  choose,
  field,
  file as area,
  preview,
  status,
  title,
  toDoFirst,
  undoAll,
  unsaved,
} from './support/desk-page.ts';

let desk: DeskOnSite;
let page: Page;
shareDesk((made) => ([desk, page] = [made, made.page]));

const words = 'These words were typed in the desk.';

/** Commits another text of a file to the branch of the repository. */
function change(text: string, file = area): void {
  writeFileSync(join(desk.repository.folder, file), text);
  desk.repository.git('commit', '-aqm', 'Another change');
}
const textOf = (file = area) => readFileSync(join(desk.repository.folder, file), 'utf8');
const withDescription = (text: string, description: string) =>
  text.replace(/^description: .*$/m, `description: ${description}`);

test('a change is proposed as a pull request of one line, once, with a token that is not kept', async () => {
  const { git, pulls } = desk.repository;
  await desk.open(area);
  await field(page, 'description').fill(words);
  await desk.proposeButton.click();
  await test.step('with a wrong token a message is shown, and nothing is written', async () => {
    await desk.signIn('wrong');
    await expect(desk.dialog).toContainText('GitHub does not know this token');
    await expectAccessible(page);
  });
  await desk.signIn();
  await test.step('without the right to open a pull request, the reason is shown, and no branch is left', async () => {
    desk.repository.refusal = {
      to: 'POST pulls',
      status: 403,
      message: 'Resource not accessible by personal access token',
    };
    await desk.press('Open a pull request');
    await expect(desk.dialog).toContainText('This token may not write to kapas/site.');
    expect(git('branch').trim()).toBe('* main');
  });
  await test.step('with a token that has expired meanwhile, another one is asked for, and nothing typed is lost', async () => {
    desk.repository.refusal = { to: 'GET git/ref/', status: 401, message: 'Bad credentials' };
    await desk.dialog.getByLabel('What changes').fill('Say it in other words');
    await desk.press('Open a pull request');
    await expect(desk.dialog).toContainText('GitHub does not know this token');
    await expectAccessible(page);
    desk.repository.refusal = undefined;
    await desk.signIn();
    await expect(desk.tokenField).toHaveCount(0);
  });
  await desk.dialog.getByRole('button', { name: 'Open a pull request' }).dblclick();
  await expect(desk.dialog.getByRole('link', { name: /pull\/1$/ })).toBeVisible();
  await expectAccessible(page);
  await test.step('the token is gone after a reload, the draft stays, and the same changes have the same pull request', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored + (await page.content())).not.toContain(token);
    await page.reload();
    await expect(unsaved(page)).toHaveText('1 change');
    await expect(field(page, 'description')).toHaveValue(words);
    expect(await desk.propose()).toMatchObject({
      title: 'Say it in other words',
      base: 'main',
      lines: [expect.stringMatching(/^-description/), expect.stringContaining(words)],
    });
    expect(pulls).toHaveLength(1);
    await desk.press('Close');
  });
  await undoAll(page);
});

test('a change of the same field in the repository is shown, and the editor chooses', async () => {
  const before = textOf();
  const [theirs, yours] = ['Somebody else has written these words.', 'An editor has written these.'];
  change(withDescription(before, theirs));
  await choose(page, 'Areas', /^Punggol/);
  await field(page, 'description').fill(yours);
  await desk.proposeButton.click();
  await desk.press('Open a pull request');
  await expect(desk.dialog).toContainText('Somebody changed Punggol in the meantime');
  await desk.press('Close');
  await expect(desk.proposeButton).toBeDisabled();
  await toDoFirst(page).click();
  const conflict = page.getByRole('listitem').filter({ hasText: 'Keep yours' });
  await expect(conflict).toContainText(theirs);
  await expect(conflict).toContainText(yours);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await page.keyboard.press('Escape');
  expect((await desk.propose()).lines).toEqual([`-description: ${theirs}`, `+description: ${yours}`]);
  await desk.press('Close');
  await undoAll(page);
  change(before);
});

test('on a phone, an editor signs in, gets the newest words, finds a field, changes it, sees it and proposes it', async () => {
  const before = textOf();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/desk');
  await expect(title(page)).toHaveText('What would you like to change?');
  await expectAccessible(page);
  // Merged after the site was built: new words, and a change of the program.
  writeFileSync(join(desk.repository.folder, 'package-lock.json'), '{}');
  desk.repository.git('add', 'package-lock.json');
  change(before.replace(/^subzone: .*$/m, 'subzone: Northshore'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectStandard(page);
  await desk.signIn();
  await expect(desk.dialog).toHaveCount(0);
  await expect(status(page)).toHaveText(
    'Signed in. The desk has the newest content, which is newer than the site in 1 file.',
  );
  await expect(page.getByText('This desk is older than the files: a check may be wrong')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('northshore');
  await page.getByRole('button', { name: /Punggol › Subzone/ }).click();
  await expect(field(page, 'subzone')).toBeFocused();
  await field(page, 'paragraph').fill(words);
  // The start leads back to the form that was open.
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(title(page)).toHaveText('What would you like to change?');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(preview(page).getByText(words).first()).toBeVisible();
  await expect(field(page, 'paragraph')).toBeHidden();
  expect((await desk.propose()).lines).toHaveLength(2);
  await expectStandard(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await desk.press('Close');
  await undoAll(page);
  await page.setViewportSize({ width: 3200, height: 900 });
  change(before);
});

test('what was proposed and merged is not proposed again, and is no change of somebody else', async () => {
  const bedok = 'data/neighbourhoods/bedok.yaml';
  const [before, theirs] = [textOf(), withDescription(textOf(bedok), 'Theirs.')];
  await page.reload();
  await choose(page, 'Areas', /^Punggol/);
  await field(page, 'description').fill(words);
  const { head } = await desk.propose();
  await desk.press('Close');
  await unsaved(page).click();
  await expect(page.getByRole('region', { name: '1 change', exact: true })).toContainText('Proposed, not merged yet');
  desk.repository.git('merge', '-q', head);
  change(theirs, bedok);
  await choose(page, 'Areas', /^Bedok/);
  await field(page, 'description').fill('Other words, of Bedok.');
  await desk.proposeButton.click();
  await desk.press('Open a pull request');
  await expect(desk.dialog).toContainText('Somebody changed Bedok in the meantime');
  await desk.press('Close');
  await toDoFirst(page).click();
  await page.getByRole('button', { name: /^Keep yours/ }).click();
  await page.keyboard.press('Escape');
  expect((await desk.propose()).lines).toEqual(['-description: Theirs.', '+description: Other words, of Bedok.']);
  await desk.press('Close');
  await undoAll(page);
  change(before);
});

test('a file that was deleted in the repository is not written again', async () => {
  const { git } = desk.repository;
  const branches = git('branch');
  await choose(page, 'Areas', /^Punggol/);
  await field(page, 'description').fill('Words of a deleted area.');
  git('rm', '-q', area);
  git('commit', '-q', '-m', 'Another change');
  await desk.proposeButton.click();
  for (let time = 0; time < 2; time += 1) {
    await desk.press('Open a pull request');
    await expect(desk.dialog).toContainText('Somebody deleted Punggol in the meantime');
  }
  expect(git('branch')).toBe(branches);
});
