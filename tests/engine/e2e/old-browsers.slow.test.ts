import { expect, test, type Page } from 'playwright/test';
import { browserArguments } from '../../support/find-browser.ts';
import { markDocument, openHydrated, watchConsole } from './support/client.ts';
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('without what the oldest browsers lack, pages open in place, finder and board answer, and an enquiry is sent', async ({
  page,
}) => {
  const message = unique('From an old browser');
  const messages = watchConsole(page);
  await useOldBrowser(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/locations');
  const isSameDocument = await markDocument(page);
  await page.getByLabel('Your postcode').fill('820102');
  await page.keyboard.press('Enter');
  await expect(page.locator('.finder-answer')).toContainText('Yes, we come to 820102.');
  await page.getByRole('link', { name: /View Services in Chinatown/ }).click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/locations?postcode=820102');
  await page.getByRole('banner').getByRole('link').first().click();
  const board = page.locator('#board');
  for (const place of ['.board-says', '.board-labels']) {
    await expect(board.locator(`${place} > :visible`)).toHaveAttribute('data-says', 'none');
  }
  await board.locator('[name=choice]').nth(1).click();
  await board.getByRole('button').click();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Move In/Out Cleaning');
  await expect(page.locator('.choice-words > :visible, .choice-buttons > :visible')).toHaveCount(2);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Please correct these 4 fields:');
  await fillIn(page, message);
  await button(page).click();
  await expect(heading(page)).toHaveText('Thank you. Message received.');
  expect(await stored(message)).toBe(1);
  expect(await isSameDocument()).toBe(true);
  expect(messages).toEqual([]);
});

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
