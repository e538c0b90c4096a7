import { expect, test, type Page } from 'playwright/test';
import { openHydrated } from './support/client.ts';

const tooltipOf = (page: Page) => page.locator('.tooltip');
const cardOf = (page: Page, name: string) => page.locator('.stop').getByRole('link', { name });
const badgeOf = (page: Page, name: string) => cardOf(page, name).locator('.pill');
const away = (page: Page) => page.mouse.move(4, 500);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a badge and an icon explain themselves to mouse and keyboard, until they are left', async ({ page }) => {
    await openHydrated(page, '/');
    const [tooltip, badge] = [tooltipOf(page), badgeOf(page, 'Punggol')];
    await badge.hover();
    await expect(tooltip).toBeVisible();
    // The mouse can move onto it.
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await test.step('it stays in a narrow window', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await badge.hover();
      await expect(tooltip).toBeVisible();
      const { x, width } = (await tooltip.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1440, height: 900 });
      await away(page);
    });
    for (const leave of [() => away(page), () => page.keyboard.press('Escape'), () => page.mouse.wheel(0, 10)]) {
      await badge.hover();
      await expect(tooltip).toBeVisible();
      await leave();
      await expect(tooltip).toBeHidden();
      await away(page);
    }
    await cardOf(page, 'Punggol').focus();
    await page.keyboard.press('Tab');
    await expect(cardOf(page, 'Chinatown')).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(tooltip).toBeHidden();

    // A social icon has the text in its name, so that it is not announced twice.
    const icon = page.getByRole('link', { name: 'Facebook' });
    await icon.hover();
    await expect(tooltip).toHaveText('Facebook');
    await expect(tooltip).toHaveAttribute('aria-hidden', 'true');
    await expect(icon).toHaveAccessibleDescription('');
  });

  test('opens after 700 ms, 4 px from its element, and at once within 300 ms of the one before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: '2026-11-23T03:00:00Z' });
    await page.goto('/');
    const [tooltip, badge, other] = [tooltipOf(page), badgeOf(page, 'Punggol'), badgeOf(page, 'Chinatown')];
    await badge.scrollIntoViewIfNeeded();
    await page.clock.pauseAt('2026-11-23T04:00:00Z');
    // The mouse on a badge is also the first sign of intent, which loads the script.
    await badge.hover();
    await expect(tooltip).toBeAttached();
    await page.clock.runFor(699);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('North East Line');
    await expect(tooltip).toBeVisible();
    const [above, below] = [(await tooltip.boundingBox())!, (await badge.boundingBox())!];
    expect(below.y - above.y - above.height).toBeCloseTo(4);
    for (const [time, isVisible] of [
      [298, true],
      [300, false],
    ] as const) {
      await away(page);
      await page.clock.runFor(time);
      await other.hover();
      await page.clock.runFor(1);
      await expect(tooltip).toBeVisible({ visible: isVisible });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a touch shows no tooltip, because the badge has the text in its name', async ({ page }) => {
    await page.clock.install();
    await page.goto('/punggol');
    const badge = page.locator('#nearest .pill').first();
    await expect(badge).toHaveAccessibleName(/^\w+, .* Line$/);
    await badge.tap();
    await expect(tooltipOf(page)).toBeAttached();
    await page.clock.runFor(1_000);
    await expect(tooltipOf(page)).toBeHidden();
  });
});
