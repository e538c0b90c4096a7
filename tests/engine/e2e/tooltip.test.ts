import { expect, test, type Locator, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

const tooltipOf = (page: Page) => page.locator('.tooltip');
const cardOf = (page: Page, name: string) => page.locator('.area-card', { hasText: `View Services in ${name}` });
const badgeOf = (page: Page, name: string) => cardOf(page, name).locator('.pill');
const isShown = (page: Page) => tooltipOf(page).evaluate((tooltip) => tooltip.matches(':popover-open'));

/** Moves the mouse to a place without a tooltip. */
const away = (page: Page) => page.mouse.move(4, 500);

/**
 * Scrolls until the target is `top` px below the top of the window or the page ends, and waits for the scroll event.
 */
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

/** Keeps the mouse away for 1 s, after which the next tooltip waits for its full delay again. */
async function rest(page: Page): Promise<void> {
  await away(page);
  await page.clock.runFor(1_000);
}

/** Hovers over an element until its tooltip is shown. */
async function explain(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.clock.runFor(700);
  expect(await isShown(page)).toBe(true);
}

test('a tooltip explains the badges and the icons of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: '2026-11-23T03:00:00Z' });
  await page.goto('/locations');
  await hydrate(page);
  await expect(tooltipOf(page)).toBeAttached();
  await page.clock.pauseAt('2026-11-23T04:00:00Z');
  const [punggol, chinatown] = [badgeOf(page, 'Punggol'), badgeOf(page, 'Chinatown')];
  await scrollUpTo(punggol, 300);
  await away(page);

  await test.step('a badge shows its line after 700 ms, until the mouse leaves', async () => {
    await punggol.hover();
    await page.clock.runFor(699);
    expect(await isShown(page)).toBe(false);
    await page.clock.runFor(1);
    expect(await isShown(page)).toBe(true);
    await expect(tooltipOf(page)).toHaveText('North East Line');
    await away(page);
    expect(await isShown(page)).toBe(false);
  });

  await test.step('within 300 ms after a tooltip closed, the next badge shows its own at once; later it waits again', async () => {
    await page.clock.runFor(299);
    await chinatown.hover();
    await page.clock.runFor(1);
    expect(await isShown(page)).toBe(true);
    await away(page);
    await page.clock.runFor(300);
    await punggol.hover();
    await page.clock.runFor(699);
    expect(await isShown(page)).toBe(false);
  });

  await test.step('a click, Escape and scrolling close it', async () => {
    await page.route('**/punggol.json', () => {});
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.wheel(0, 10),
      () => punggol.click({ modifiers: ['Alt'] }),
    ];
    for (const way of ways) {
      await rest(page);
      await explain(page, punggol);
      await way();
      await expect.poll(() => isShown(page)).toBe(false);
      await page.clock.runFor(1_000);
      expect(await isShown(page), 'it does not come again').toBe(false);
    }
  });

  await test.step('a focused card shows the tooltip of its badge, until the focus moves on', async () => {
    await rest(page);
    await cardOf(page, 'Punggol').focus();
    await page.keyboard.press('Tab');
    await expect(cardOf(page, 'Chinatown')).toBeFocused();
    await page.clock.runFor(700);
    await expect(tooltipOf(page)).toHaveText('North East Line');
    expect(await isShown(page)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await isShown(page)).toBe(false);
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('the tooltip is 4 px above the badge, and the mouse can move onto it', async () => {
    await rest(page);
    await explain(page, punggol);
    const badge = (await punggol.boundingBox())!;
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

  await test.step('a social icon shows its network, with a mouse and with the keyboard, and is not announced twice', async () => {
    const link = page.getByRole('link', { name: 'Facebook' });
    await rest(page);
    await scrollUpTo(link, 300);
    await explain(page, link);
    await expect(tooltipOf(page)).toHaveText('Facebook');
    await expect(tooltipOf(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(link).toHaveAccessibleDescription('');
    await rest(page);
    await link.focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(700);
    await expect(tooltipOf(page)).toHaveText('Instagram');
    expect(await isShown(page)).toBe(true);
  });

  await test.step('it stays in the window: below elements at its top, and within its sides', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    // The bar would cover the tooltip.
    await page.evaluate(() => document.querySelector('header')!.setAttribute('hidden', ''));
    const badges = await page.locator('.area-card .pill').all();
    for (const badge of badges.slice(0, 4)) {
      await rest(page);
      await scrollUpTo(badge, 12);
      const own = (await badge.boundingBox())!;
      await page.mouse.move(own.x + own.width / 2, own.y + own.height / 2);
      await page.clock.runFor(700);
      const box = (await tooltipOf(page).boundingBox())!;
      expect(box.y - own.y - own.height).toBeCloseTo(4, 1);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
  });
});

test('hovering a badge as the first sign of intent shows its tooltip too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/locations');
  await badgeOf(page, 'Punggol').hover();
  await expect(tooltipOf(page)).toHaveText('North East Line');
  expect(await isShown(page)).toBe(true);
});

test('a touch shows no tooltip, because the badge has the text in its name', async ({ browser, baseURL }) => {
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
