import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { functionUrlPattern, button, fillIn, toast } from './support/enquiry.ts';

test('an error gets the focus, stays until it is closed, returns the focus, and is visible', async ({ page }) => {
  await page.clock.install();
  // The form cannot be sent.
  await page.route(functionUrlPattern, (route) => route.abort());
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, 'Not sent');
  await button(page).click();
  await expect(toast(page)).toBeFocused();
  await page.clock.fastForward(60_000);
  // If the error disappeared by itself, it would return the focus.
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeFocused();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  // Escape closes it wherever the focus has gone since, and leaves the focus there.
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeFocused();
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByLabel('Phone')).toBeFocused();
});
