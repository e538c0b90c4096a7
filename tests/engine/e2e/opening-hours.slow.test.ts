import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';

// The component's own test checks the text at each time. This test only shows the longest and the shortest text.
test('the page shows whether the office is open, without a layout shift on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const [time, words] of [
    ['2026-11-23T20:00:00Z', 'Opens today, 8 AM'],
    ['2026-11-24T12:00:00Z', 'Opens Wednesday, 8 AM'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/contact');
    const before = await height();
    await hydrate(page);
    await expect(page.getByText(words)).toBeVisible();
    expect(await height()).toBe(before);
  }
});
