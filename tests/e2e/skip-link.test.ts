import { expect, test } from 'playwright/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const width of [320, 1440]) {
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
    }
  });
}

test('going back into the bar with Shift and Tab does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/about');
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await items.last().focus();
  for (const name of ['Contact Us', 'Services', 'About Us']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
