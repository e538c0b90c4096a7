import { expect, test, type Locator, type Page } from 'playwright/test';
import { scrollBy } from './support/client.ts';
import { nextFrames } from './support/frames.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function expectSkipLink(page: Page, width: number): Promise<void> {
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
}

/** Scrolls down 500 px, and then focuses an element before or after the bar. */
async function readOn(page: Page, width: number, focused: Locator): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await page.goto('/about');
  await scrollBy(page, 500);
  expect(await scrolled(page)).toBe(500);
  await focused.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
}

test('the first tab stop is a visible link past the bar, and focus in the bar does not scroll the page', async ({
  page,
}) => {
  await test.step('the first tab stop', () => expectSkipLink(page, 320));

  await test.step('moving back into the bar with Shift and Tab', async () => {
    await readOn(page, 1440, page.getByRole('main'));
    for (const name of ['Book Now', 'Contact Us', 'Services', 'About Us']) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await nextFrames(page);
    expect(await scrolled(page)).toBe(500);
  });

  await test.step('focus in the bar at the bottom of a phone', async () => {
    await readOn(page, 390, page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }));
    for (const name of ['Call +65 0000 0000', 'Book Now']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await nextFrames(page);
    expect(await scrolled(page)).toBe(500);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first tab stop is a visible link past the bar', ({ page }) => expectSkipLink(page, 1440));
});
