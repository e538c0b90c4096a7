import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';

const times = [
  ['2026-11-23T03:00:00Z', 'Open now, until 6 PM'],
  ['2026-11-23T20:00:00Z', 'Opens today, 8 AM'],
  ['2026-11-24T12:00:00Z', 'Opens Wednesday, 8 AM'],
  ['2026-11-21T10:00:00Z', 'Opens Monday, 8 AM'],
] as const;

for (const [time, words] of times) {
  test(`at ${time} the office says "${words}", and nothing moves for it on the narrowest phone`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/contact');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await hydrate(page);
    await expect(page.getByText(words)).toBeVisible();
    expect(await height()).toBe(before);
  });
}
