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
    await page.setViewportSize({ width: 390, height: 844 });
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

test('in a browser without popovers no script runs: the bar has no dead buttons, and the form is an ordinary one', async ({
  page,
}) => {
  const message = unique('Plain');
  await page.addInitScript('delete HTMLElement.prototype.popover');
  await page.route('**/punggol', async (route) => {
    const response = await route.fetch();
    const unknown = (await response.text()).replace('not selector(:popover-open)', 'not selector(:no-such-state)');
    await route.fulfill({ response, body: unknown });
  });
  await page.goto('/punggol');
  await expect(page.locator('header button').first()).toBeHidden();
  await expect(page.locator('header button').last()).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Locations' })).toBeVisible();
  await button(page).click();
  await expect(fields(page).Name).toBeFocused();
  await fillIn(page, message);
  const isSameDocument = await markDocument(page);
  await button(page).click();
  await expect(heading(page)).toHaveText('Thank you. Message received.');
  expect(await isSameDocument()).toBe(false);
  expect(await stored(message)).toBe(1);
});
