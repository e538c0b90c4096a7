import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { hold, hydrate } from './support/client.ts';

// Without this, axe would wait for animations on every page.
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
  await expectAccessible(page);
});

test('axe finds nothing on a desktop with the Services panel open, and on the error screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // This route is set before the page loads, because the client may prefetch the data of links in view.
  await page.route('**/simei.json', (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Services' }).click();
  await expectAccessible(page);
  await hydrate(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page);
});
