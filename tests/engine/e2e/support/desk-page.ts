import type { Page } from 'playwright/test';

// The parts of the desk that its tests use, and the steps that several tests need.

export const file = 'data/neighbourhoods/punggol.yaml';
export const field = (page: Page, path: string) => page.locator(`[id="content/${path}"]`);
export const preview = (page: Page) => page.frameLocator('.pane iframe');
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
/** What is open: the name of an entry, or the question of the start. */
export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /desk$/ });

/** Opens an entry from the start. */
export async function choose(page: Page, group: string, entry: RegExp): Promise<void> {
  await home(page).click({ timeout: 60_000 });
  const section = page.locator('.groups section').filter({ has: page.getByRole('heading', { name: group }) });
  await section.getByRole('link', { name: entry }).click();
}

/** Opens what is folded in the form. */
export const unfold = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));

export async function startNew(page: Page, what: string): Promise<void> {
  await home(page).click();
  await page.getByRole('link', { name: `New ${what}`, exact: true }).click();
}

/** The desk of all tests, and the copy of the project that it edits. */
export interface Opened {
  page: Page;
  copy: string;
  /** The text of the file before the tests. */
  before: string;
}
