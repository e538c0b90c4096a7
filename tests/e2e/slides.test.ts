import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

/** The number of the slide at the left edge of the row, from 1. */
async function firstSeen(page: Page): Promise<number> {
  return page.getByRole('list', { name: 'Customer reviews' }).evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[];
    return 1 + Math.round(list.scrollLeft / (second!.offsetLeft - first!.offsetLeft));
  });
}

test('the arrows turn the reviews one by one, and begin again at the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrate(page);
  // Three of five are seen, so the third is the last that can stand first.
  for (const seen of [2, 3, 1]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => firstSeen(page)).toBe(seen);
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => firstSeen(page)).toBe(3);
});

test('a dot shows its review on a phone, and is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  const dot = page.getByRole('button', { name: '4 of 5' });
  await dot.click();
  await expect.poll(() => firstSeen(page)).toBe(4);
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reviews scroll, and nothing is there that would not work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Customer reviews' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  });
});
