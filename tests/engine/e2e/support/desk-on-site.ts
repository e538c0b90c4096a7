import { expect, test, type Browser } from 'playwright/test';
import { serveRepository } from '../../../support/github-repository.ts';
import { preview } from './desk-page.ts';

export const token = 'github_pat_right';

/** The desk of the built site, with a mock of GitHub's API, and what its tests press there. */
async function deskOnSite(browser: Browser) {
  // So wide that the page is not scaled: Playwright clicks in the wrong place in a scaled frame of another process.
  const context = await browser.newContext({ viewport: { width: 3200, height: 900 } });
  const page = await context.newPage();
  const repository = await serveRepository(context);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  const tokenField = dialog.getByLabel('GitHub token');
  const proposeButton = page.getByRole('button', { name: 'Propose …' });
  /** Types a token into the open dialog. */
  async function signIn(typed = token): Promise<void> {
    await tokenField.fill(typed);
    await press('Sign in');
  }
  return {
    page,
    repository,
    dialog,
    press,
    proposeButton,
    tokenField,
    signIn,
    async open(file: string): Promise<void> {
      await page.goto(`/desk#${file}`);
      await expect(preview(page).locator('main')).toBeVisible({ timeout: 30_000 });
    },
    /** Presses until a pull request is open, also if that was refused. Returns it with its changed lines, without its files. */
    async propose() {
      if (!(await dialog.isVisible())) await proposeButton.click();
      await expect(dialog).toBeVisible();
      if (await tokenField.isVisible()) await signIn();
      await press('Open a pull request');
      await expect(dialog.getByRole('link', { name: /pull\/\d+$/ })).toBeVisible();
      const pull = repository.pulls.at(-1)!;
      const diff = repository.git('diff', '--unified=0', 'main', pull.head);
      return { ...pull, lines: diff.match(/^[+-](?![+-]).*$/gm) };
    },
  };
}

export type DeskOnSite = Awaited<ReturnType<typeof deskOnSite>>;

/** One desk and one repository for all tests of a file. Each leaves the desk without drafts, and the branch as it was. */
export function shareDesk(share: (desk: DeskOnSite) => void): void {
  test.describe.configure({ mode: 'serial' });
  let desk: DeskOnSite;
  test.beforeAll(async ({ browser }) => {
    desk = await deskOnSite(browser);
    share(desk);
  });
  test.afterAll(() => desk.page.context().close());
}
