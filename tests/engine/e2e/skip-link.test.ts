import { expect, test, type Page } from 'playwright/test';
import { scrollBy } from './support/client.ts';
import { nextFrames } from './support/frames.ts';

for (const [javaScriptEnabled, width] of [
  [true, 320],
  [false, 1440],
] as const) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`at ${width} px the first stop of Tab is seen and leads past the bar`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/about');
      const link = page.getByRole('link', { name: 'Skip to content' });
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      expect(await page.locator('main :focus').count()).toBe(1);
    });
  });
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('going back into the bar with Shift and Tab does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/about');
  await scrollBy(page, 500);
  expect(await scrolled(page)).toBe(500);
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
  for (const name of ['Book Now', 'Contact Us', 'Services', 'About Us']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await nextFrames(page);
  expect(await scrolled(page)).toBe(500);
});

test('nor does coming to the bar at the foot of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/about');
  await scrollBy(page, 500);
  expect(await scrolled(page)).toBe(500);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link) => {
      link.focus({ preventScroll: true });
    });
  for (const name of ['Call +65 0000 0000', 'Book Now']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await nextFrames(page);
  expect(await scrolled(page)).toBe(500);
});
