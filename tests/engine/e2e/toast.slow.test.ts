import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { functionUrlPattern, button, fillIn, toast } from './support/enquiry.ts';

test('an error gets the focus, stays until it is closed, returns the focus, and fits into the window', async ({
  page,
}) => {
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

  // The error is fully visible at the bottom right, its button is large enough, and it does not cover the focused
  // element.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page).click();
  for (const [width, right, bottom] of [
    [1440, 24, 24],
    [390, 16, 92],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const box = (await toast(page).boundingBox())!;
    expect(box.x + box.width).toBe(width - right);
    expect(box.y + box.height).toBe(700 - bottom);
    expect(box.width).toBeLessThanOrEqual(440);
    const close = (await toast(page).getByRole('button').boundingBox())!;
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(24);
  }
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeFocused();
  const [own, over] = [await button(page).boundingBox(), await toast(page).boundingBox()];
  expect(own!.y + own!.height).toBeLessThanOrEqual(over!.y);
});
