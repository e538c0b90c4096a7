import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { findLowContrast } from '../../support/look/contrast.ts';
import { hold, hydrate, openHydrated } from './support/client.ts';
import { functionUrlPattern, button, fillIn, toast, unique } from './support/enquiry.ts';

// The tests of the content check the pages before they are used. Without this, axe would wait for animations.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('axe finds nothing on a phone with an answer and the menu open, before and after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/punggol');
  const release = await hold(page, '**/assets/chunks/**');
  await page.locator('summary', { hasText: 'How do I book?' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.mobile-services summary').click();
  await expectAccessible(page);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready');
  await expect(page.locator('details', { hasText: 'How do I book?' })).toHaveAttribute('open', '');
  await expect(page.locator('#menu-panel')).toBeVisible();
  await expectAccessible(page);
  expect(await findLowContrast(page)).toEqual([]);
});

test('axe finds nothing on a desktop with the Services panel open, and on the error screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // This route is set before the page loads, because the client may prefetch the data of links in view.
  await page.route('**/simei.json', (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Services' }).click();
  await expectAccessible(page);
  expect(await findLowContrast(page)).toEqual([]);
  await hydrate(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a form with mistakes, one that is sent, and one that failed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openHydrated(page, '/contact');
  await button(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Service', { exact: true }).selectOption('Other');
  await expect(page.getByText('That works.')).toHaveCount(2);
  await expectAccessible(page);

  let fail = (): void => undefined;
  await page.route(
    functionUrlPattern,
    (route) => (fail = () => void route.fulfill({ status: 429, json: { error: 'limited', message: 'Wait.' } })),
  );
  await fillIn(page, unique('Accessible'));
  await button(page).click();
  await expect(button(page)).toHaveText(/^Sending/);
  await expectAccessible(page);
  fail();
  await expect(toast(page)).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expectAccessible(page);
});

test("axe finds nothing on the function's own page", async ({ page }) => {
  // axe is a script itself, so JavaScript stays on and only the scripts of the site are blocked.
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/contact');
  await fillIn(page, unique('Mistaken'));
  await page.getByLabel('Phone').fill('1'.repeat(51));
  await page.getByLabel('Name').fill('x'.repeat(201));
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent yet');
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('+65 8000 0000');
  await page.getByLabel('Name').fill('Ana Tan');
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Message received.');
});
