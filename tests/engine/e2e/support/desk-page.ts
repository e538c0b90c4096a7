import type { Page } from 'playwright/test';

// The parts of the desk that its tests use, and the steps that several tests need.

export const file = 'data/neighbourhoods/punggol.yaml';
export const field = (page: Page, path: string) => page.locator(`[id="content/${path}"]`);
export const preview = (page: Page) => page.frameLocator('iframe');
/** The bar at the bottom, what it says, and the buttons of what is not saved and of what is to be done first. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Changes', exact: true });
export const status = (page: Page) => bar(page).getByRole('status');
export const unsaved = (page: Page) => bar(page).getByRole('button', { name: /^\d+ changes?$/ });
export const toDoFirst = (page: Page) => bar(page).getByRole('button', { name: / first$/ });
/** Takes every change back. */
export async function undoAll(page: Page): Promise<void> {
  await unsaved(page).click();
  const undo = page.getByRole('button', { name: /^Undo: / });
  while (await undo.first().isVisible()) await undo.first().click();
}
/** The button of an entry in the list. */
export const entryButton = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Content' }).getByRole('button', { name });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Opens an entry. Its group is open already if another entry of it was chosen. */
export async function choose(page: Page, group: string, entry: RegExp): Promise<void> {
  const button = entryButton(page, entry);
  const list = page.getByRole('navigation', { name: 'Content' });
  const summary = list.locator('summary', { hasText: new RegExp(`^${group}`) });
  if (!(await button.isVisible())) await summary.click({ timeout: 60_000 });
  await button.click();
}

export async function startNew(page: Page, what: string): Promise<void> {
  await page.locator('summary', { hasText: 'New …' }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

/** The desk of all tests, and the copy of the project that it edits. */
export interface Opened {
  page: Page;
  copy: string;
  /** The text of the file before the tests. */
  before: string;
  /** The addresses that the server does not have. */
  missing: readonly string[];
}
