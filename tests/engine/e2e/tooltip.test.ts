import { expect, test, type Locator, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

const tooltipOf = (page: Page) => page.locator('.tooltip');
const cardOf = (page: Page, name: string) => page.locator('.area-card', { hasText: `View Services in ${name}` });
const badgeOf = (page: Page, name: string) => cardOf(page, name).locator('.pill');
const isShown = (page: Page) => tooltipOf(page).evaluate((tooltip) => tooltip.matches(':popover-open'));

/** Somewhere on the page that explains nothing. */
const away = (page: Page) => page.mouse.move(4, 500);

/** Scrolls until it is so many pixels below the top of the window, or the page ends, and waits until the page was told. */
const scrollUpTo = (target: Locator, top: number) =>
  target.evaluate(
    (element, to) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        addEventListener('scroll', () => resolve(), { once: true, capture: true });
        scrollBy({ top: element.getBoundingClientRect().top - to, behavior: 'instant' });
        if (scrollY === before) resolve();
      }),
    top,
  );

/** Opens a page, brings the client, and stops the clock. */
async function prepare(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: '2026-11-23T03:00:00Z' });
  await page.goto(path);
  await hydrate(page);
  await expect(tooltipOf(page)).toBeAttached();
  await page.clock.pauseAt('2026-11-23T04:00:00Z');
}

test.describe('on the page of the locations', () => {
  test.beforeEach(async ({ page }) => {
    await prepare(page, '/locations');
    await scrollUpTo(badgeOf(page, 'Punggol'), 300);
    await away(page);
  });

  test('a badge says its line after 700 ms, until the mouse leaves', async ({ page }) => {
    await badgeOf(page, 'Punggol').hover();
    await page.clock.runFor(699);
    expect(await isShown(page)).toBe(false);
    await page.clock.runFor(1);
    expect(await isShown(page)).toBe(true);
    await expect(tooltipOf(page)).toHaveText('North East Line');
    await away(page);
    expect(await isShown(page)).toBe(false);
  });

  test('the next one says it at once within 300 ms, and not later', async ({ page }) => {
    await badgeOf(page, 'Punggol').hover();
    await page.clock.runFor(700);
    await away(page);
    await page.clock.runFor(299);
    await badgeOf(page, 'Chinatown').hover();
    await page.clock.runFor(1);
    expect(await isShown(page)).toBe(true);
    await away(page);
    await page.clock.runFor(300);
    await badgeOf(page, 'Punggol').hover();
    await page.clock.runFor(699);
    expect(await isShown(page)).toBe(false);
  });

  test('the words stand 4 px over the badge, and the mouse can go over to them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await badgeOf(page, 'Punggol').hover();
    await page.clock.runFor(700);
    const badge = (await badgeOf(page, 'Punggol').boundingBox())!;
    const tooltip = (await tooltipOf(page).boundingBox())!;
    expect(badge.y - tooltip.y - tooltip.height).toBeCloseTo(4, 1);
    expect(tooltip.x + tooltip.width / 2).toBeCloseTo(badge.x + badge.width / 2, 0);
    for (let y = badge.y + 2; y > tooltip.y + 2; y -= 3) {
      await page.mouse.move(badge.x + badge.width / 2, y);
      expect(await isShown(page), `at ${y} px`).toBe(true);
    }
    await page.mouse.move(badge.x + badge.width / 2, tooltip.y - 6);
    expect(await isShown(page)).toBe(false);
  });

  test('it leaves by a click, by Escape and by scrolling', async ({ page }) => {
    await page.route('**/punggol.json', () => {});
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.wheel(0, 10),
      () => badgeOf(page, 'Punggol').click({ modifiers: ['Alt'] }),
    ];
    for (const way of ways) {
      await away(page);
      await page.clock.runFor(1_000);
      await badgeOf(page, 'Punggol').hover();
      await page.clock.runFor(700);
      expect(await isShown(page)).toBe(true);
      await way();
      await expect.poll(() => isShown(page)).toBe(false);
      await page.clock.runFor(1_000);
      expect(await isShown(page), 'it does not come again').toBe(false);
    }
  });

  test('a card that the keyboard comes to explains its badge, until the focus goes on', async ({ page }) => {
    await cardOf(page, 'Punggol').focus();
    await page.keyboard.press('Tab');
    await expect(cardOf(page, 'Chinatown')).toBeFocused();
    await page.clock.runFor(700);
    await expect(tooltipOf(page)).toHaveText('North East Line');
    expect(await isShown(page)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await isShown(page)).toBe(false);
  });
});

test('it stays in the window: below what stands at its top, and beside its edges', async ({ page }) => {
  await prepare(page, '/locations');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  const badges = await page.locator('.area-card .pill').all();
  for (const badge of badges.slice(0, 4)) {
    // The bar would lie over it.
    await page.evaluate(() => document.querySelector('header')!.setAttribute('hidden', ''));
    await scrollUpTo(badge, 12);
    const own = (await badge.boundingBox())!;
    await page.mouse.move(own.x + own.width / 2, own.y + own.height / 2);
    await page.clock.runFor(700);
    const box = (await tooltipOf(page).boundingBox())!;
    expect(box.y - own.y - own.height).toBeCloseTo(4, 1);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await away(page);
    await page.clock.runFor(300);
  }
});

test('a social icon says its network, under a mouse and by the keyboard, and is not announced twice', async ({
  page,
}) => {
  await prepare(page, '/about');
  const link = page.getByRole('link', { name: 'Facebook' });
  await scrollUpTo(link, 300);
  await link.hover();
  await page.clock.runFor(700);
  await expect(tooltipOf(page)).toHaveText('Facebook');
  await expect(tooltipOf(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(link).toHaveAccessibleDescription('');
  await away(page);
  await page.clock.runFor(300);
  await link.focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(700);
  await expect(tooltipOf(page)).toHaveText('Instagram');
  expect(await isShown(page)).toBe(true);
});

test('the badge whose hover is the first sign of a visitor is explained too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/locations');
  await badgeOf(page, 'Punggol').hover();
  await expect(tooltipOf(page)).toHaveText('North East Line');
  expect(await isShown(page)).toBe(true);
});

test('a finger brings no words, and the badge has said them in its name', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/punggol');
  const badge = page.locator('.stops .pill').first();
  await expect(badge).toHaveAccessibleName(/^\w+, .* Line$/);
  await badge.tap();
  await expect(tooltipOf(page)).toBeAttached();
  await page.clock.runFor(1_000);
  expect(await isShown(page)).toBe(false);
  await context.close();
});
