import { expect, test, type Page } from 'playwright/test';
import { browserArguments } from '../../support/find-browser.ts';
import { hydrate, markDocument, watchConsole } from './support/client.ts';
import { button, fields, fillIn, stored, unique } from './support/enquiry.ts';
import { useOldBrowser } from './support/old-browser.ts';

test.use({
  // Styles are changed on their way, so the hashes of the Content-Security-Policy do not fit.
  bypassCSP: true,
  launchOptions: {
    executablePath: process.env['CHROME_PATH'] ?? '',
    // A page that was changed on its way has no address, and would need a permission for those of this machine.
    args: [...browserArguments, '--disable-features=LocalNetworkAccessChecks'],
  },
});

// The next page may still be fetched ahead when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const setWidth = (page: Page, width: 390 | 1440) => page.setViewportSize({ width, height: 844 });
const barHeight = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height;

/** Opens a panel with its button, closes it in each way, and follows a link in it. */
async function usePanel(page: Page, name: string, id: string): Promise<void> {
  const [opener, panel] = [page.getByRole('button', { name }), page.locator(id)];
  await expect(panel).toBeHidden();
  expect(await barHeight(page)).toBeLessThan(90);
  const isSameDocument = await markDocument(page);
  for (const close of [() => opener.click(), () => page.keyboard.press('Escape')]) {
    await opener.click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('opacity', '1');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await barHeight(page)).toBeLessThan(90);
    await close();
    await expect(panel).toBeHidden();
  }
  await opener.click();
  const summary = panel.locator('summary');
  if ((await summary.count()) > 0) await summary.click();
  await panel.getByRole('link', { name: /Move In\/Out/ }).click();
  await expect(heading(page)).toHaveText('Move In/Out Cleaning');
  await expect(panel).toBeHidden();
  expect(await isSameDocument()).toBe(true);
}

const journeys: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an enquiry is sent, and the visitor is thanked': async (page) => {
    const message = unique('From an old browser');
    await page.goto('/punggol');
    await hydrate(page);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Please correct these 5 fields:');
    await fillIn(page, message);
    await button(page).click();
    await expect(heading(page)).toHaveText('Thank you. Message received.');
    expect(await stored(message)).toBe(1);
  },
  'the menu of a phone opens, closes and leads on': async (page) => {
    await setWidth(page, 390);
    await page.goto('/about');
    await hydrate(page);
    await usePanel(page, 'Menu', '#menu-panel');
  },
  'the Services panel opens, closes and leads on': async (page) => {
    await setWidth(page, 1440);
    await page.goto('/about');
    await hydrate(page);
    await usePanel(page, 'Services', '#services-panel');
  },
  'pages open in place, and Back returns': async (page) => {
    await page.goto('/');
    await hydrate(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', { name: /View Services in Chinatown/ }).click();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/Chinatown/);
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(await isSameDocument()).toBe(true);
  },
  'the finder answers': async (page) => {
    await page.goto('/locations');
    await hydrate(page);
    await page.getByLabel('Your postcode').fill('820102');
    await page.keyboard.press('Enter');
    await expect(page.locator('.finder-answer')).toContainText('Yes, we come to 820102.');
    await page.getByLabel('Your postcode').fill('Chinatown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.finder-answer')).toContainText('Yes, we come to Chinatown.');
  },
  'the board shows its first sentence, and its choice reaches the form': async (page) => {
    await setWidth(page, 390);
    await page.goto('/');
    const board = page.locator('#board');
    for (const place of ['.board-says', '.board-labels']) {
      await expect(board.locator(`${place} > :visible`)).toHaveAttribute('data-says', 'none');
    }
    await board.locator('label').nth(1).click();
    await board.getByRole('button').click();
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Move In/Out Cleaning');
    await expect(page.locator('.choice-words > :visible, .choice-buttons > :visible')).toHaveCount(2);
    await page.locator('.choice summary').click();
    await expect(page.locator('.choice-buttons > :visible')).toHaveText('Done');
  },
};

for (const [what, go] of Object.entries(journeys)) {
  test(`without what the oldest browsers lack, ${what}`, async ({ page }) => {
    const messages = watchConsole(page);
    const mixed = await useOldBrowser(page);
    await go(page);
    expect(mixed, 'rules that are dropped although a selector of theirs is known').toEqual([]);
    expect(messages).toEqual([]);
  });
}

test('in a browser that is older still, no script runs: the form is an ordinary one', async ({ page }) => {
  const message = unique('Plain');
  await page.addInitScript('CSS.supports = () => false');
  await page.goto('/punggol');
  await button(page).click();
  await expect(fields(page).Name).toBeFocused();
  await fillIn(page, message);
  const isSameDocument = await markDocument(page);
  await button(page).click();
  await expect(heading(page)).toHaveText('Thank you. Message received.');
  expect(await isSameDocument()).toBe(false);
  expect(await stored(message)).toBe(1);
});
