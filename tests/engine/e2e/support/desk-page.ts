import { expect, type Page } from 'playwright/test';

// The parts of the desk that its tests use, and the steps that several tests need.

export const field = (page: Page, path: string) => page.locator(`[id="content/${path}"]`);
export const preview = (page: Page) => page.frameLocator('iframe');
export const status = (page: Page) => page.getByRole('main').getByRole('status');
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const openGroup = (page: Page, group: string) =>
  page.locator('summary', { hasText: new RegExp(`^${group}`) }).click({ timeout: 30_000 });

/** Opens an entry. Its group is open already if another entry of it was chosen. */
export async function choose(page: Page, group: string, entry: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: entry });
  if (!(await button.isVisible())) await openGroup(page, group);
  await button.click();
}

export async function startNew(page: Page, what: string): Promise<void> {
  await page.locator('summary', { hasText: 'New …' }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

/** Waits until the frame shows a page of this kind, with its client. */
export async function expectPreview(page: Page, kind: string): Promise<void> {
  await expect(preview(page).locator('body')).toHaveAttribute('data-kind', kind, { timeout: 30_000 });
  await expect(preview(page).locator('html')).toHaveAttribute('data-client', 'ready', { timeout: 30_000 });
}

/** Saves, and waits until the desk has read the files again, because the server reports the change to it as well. */
export async function save(page: Page): Promise<void> {
  const read = page.waitForResponse('**/desk/files.json');
  await saveButton(page).click();
  await expect(status(page)).toHaveText('Saved.');
  await read;
}
