import { expect, type Browser } from 'playwright/test';
import { serveRepository } from '../../../support/github-repository.ts';
import { preview } from './desk-page.ts';

export const token = 'github_pat_right';

/** The desk of the built site, with a mock of GitHub's API, and what its tests press there. */
export async function deskOnSite(browser: Browser) {
  // So wide that the page is not scaled: Playwright clicks in the wrong place in a scaled frame of another process.
  const context = await browser.newContext({ viewport: { width: 3200, height: 900 } });
  const page = await context.newPage();
  const repository = await serveRepository(context);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  return {
    page,
    repository,
    dialog,
    press,
    proposeButton: page.getByRole('button', { name: 'Propose …' }),
    pullRequest: (number: number) => dialog.getByRole('link', { name: new RegExp(`pull/${number}$`) }),
    async open(file: string): Promise<void> {
      await page.goto(`/desk#${file}`);
      await expect(preview(page).locator('main')).toBeVisible({ timeout: 30_000 });
    },
    /** Types a token into the open dialog. */
    async signIn(typed = token): Promise<void> {
      await dialog.getByLabel('GitHub token').fill(typed);
      await press('Sign in');
    },
  };
}

export type DeskOnSite = Awaited<ReturnType<typeof deskOnSite>>;
