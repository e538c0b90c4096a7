import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

const toastOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to send message.' });
const send = (page: Page) => page.locator('form button[type=submit]').click();

test.beforeEach(async ({ page }) => {
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
  await page.goto('/contact');
  await hydrate(page);
  await page.getByLabel('Name').fill('Ana Tan');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('+65 8000 0000');
  await page.getByLabel('Service', { exact: true }).selectOption('Weekly Cleaning');
  await page.getByLabel('Message').fill('Not sent');
});

test('an error takes the focus and stays', async ({ page }) => {
  await send(page);
  await expect(toastOf(page)).toBeFocused();
  await page.waitForTimeout(7_000);
  await expect(toastOf(page)).toBeVisible();
});

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => toastOf(page).getByRole('button', { name: 'Dismiss' }).click()],
] as const) {
  test(`${name} closes it and gives the focus back to the button that sends`, async ({ page }) => {
    await send(page);
    await expect(toastOf(page)).toBeFocused();
    await close(page);
    await expect(toastOf(page)).toHaveCount(0);
    await expect(page.locator('form button[type=submit]')).toBeFocused();
  });
}

test('Escape closes it wherever the focus has gone since, and leaves the focus there', async ({ page }) => {
  await send(page);
  await expect(toastOf(page)).toBeFocused();
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(page.getByLabel('Phone')).toBeFocused();
});

for (const [width, right, bottom] of [
  [390, 16, 92],
  [1440, 24, 24],
] as const) {
  test(`at ${width} px it stands whole at the right and at the bottom, and its button can be hit`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await send(page);
    const box = (await toastOf(page).boundingBox())!;
    expect(box.x + box.width).toBe(width - right);
    expect(box.y + box.height).toBe(800 - bottom);
    expect(box.width).toBeLessThanOrEqual(440);
    const close = (await toastOf(page).getByRole('button').boundingBox())!;
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(24);
  });
}
