import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import {
  arrow,
  carousel,
  drag,
  expectSeen,
  expectTakenOver,
  middle,
  seen,
  show,
  spoken,
  swipe,
  takeOver,
  view,
} from './support/slides.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 800, height: 900 };
const desktop = { width: 1440, height: 900 };
const names = (numbers: readonly number[]) => numbers.map((number) => `Review ${number} of 5`);

test.describe('on a wide screen, where three of five are seen', () => {
  test.use({ viewport: desktop });

  // Else every turn would be waited for; that they move is a test of its own.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the arrows turn them one by one and around, first back or on; each turn is said, and what is seen is read', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrate(page);
    expect(await spoken(page)).toEqual(names([1, 2, 3, 4, 5]));
    await expect(carousel(page).getByRole('status')).toHaveText('');
    await arrow(page, 'Previous').click();
    await expectSeen(page, [5, 1, 2]);
    await expect(carousel(page).getByRole('status')).toHaveText('Review 5 of 5');
    // Only what is seen is read and can have the focus.
    await expect.poll(() => spoken(page)).toEqual(names([1, 2, 5]));
    for (const numbers of [
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 1],
      [5, 1, 2],
    ]) {
      await arrow(page, 'Next').click();
      await expectSeen(page, numbers);
    }
    await arrow(page, 'Previous').click();
    await expectSeen(page, [4, 5, 1]);
  });

  test('the arrow keys, Home and End turn them; with another key held they are the browser’s', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await view(page).focus();
    for (const [key, numbers] of [
      ['ArrowRight', [2, 3, 4]],
      ['ArrowLeft', [1, 2, 3]],
      ['ArrowLeft', [5, 1, 2]],
      ['Home', [1, 2, 3]],
      ['End', [5, 1, 2]],
      ['Shift+ArrowRight', [5, 1, 2]],
    ] as const) {
      await page.keyboard.press(key);
      await expectSeen(page, numbers);
    }
    await expect(view(page)).toBeFocused();
  });

  test('a drag of nine pixels turns nothing and is a click still; a longer one turns them and is none', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrate(page);
    await takeOver(page);
    const clicks = await view(page).evaluateHandle((list) => {
      const seen: Event[] = [];
      list.firstElementChild!.addEventListener('click', (event) => seen.push(event));
      return seen;
    });
    for (const [distance, numbers, count] of [
      [-9, [1, 2, 3], 1],
      [-12, [1, 2, 3], 1],
      [-300, [2, 3, 4], 1],
      [700, [5, 1, 2], 1],
    ] as const) {
      await drag(page, distance);
      await nextFrames(page);
      await expectSeen(page, numbers);
      expect(await clicks.evaluate(({ length }) => length), `${distance} px`).toBe(count);
    }
  });

  test('the first drag of all turns them: embla comes while the button is down', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await show(page);
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expectTakenOver(page);
    await page.mouse.move(x - 150, y);
    await page.mouse.move(x - 300, y, { steps: 3 });
    await page.mouse.up();
    await expectSeen(page, [2, 3, 4]);
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const isAtOnce = reducedMotion === 'reduce';
    test(`pressed or dragged they ${isAtOnce ? 'are there at once with reduced motion' : 'move there'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await hydrate(page);
      await takeOver(page);
      await arrow(page, 'Next').click();
      await nextFrames(page);
      expect((await seen(page)).length === 3).toBe(isAtOnce);
      await expectSeen(page, [2, 3, 4]);
      await drag(page, -300);
      await nextFrames(page);
      expect((await seen(page)).length === 3).toBe(isAtOnce);
      await expectSeen(page, [3, 4, 5]);
    });
  }

  test('there is nothing to turn where all are seen, and then narrower there is', async ({ page }) => {
    await page.goto('/move-in-out-cleaning');
    await hydrate(page);
    await expect(arrow(page, 'Next')).toBeHidden();
    await takeOver(page);
    await drag(page, -300);
    await page.keyboard.press('ArrowRight');
    await nextFrames(page);
    expect(await seen(page)).toEqual([1, 2, 3]);
    await page.setViewportSize(tablet);
    for (const numbers of [
      [2, 3],
      [3, 1],
      [1, 2],
    ]) {
      await arrow(page, 'Next').click();
      await expectSeen(page, numbers);
    }
    await arrow(page, 'Next').click();
    await expectSeen(page, [2, 3]);
    await page.setViewportSize(desktop);
    await expectSeen(page, [1, 2, 3]);
  });
});

test('three, two or one are seen as the window gets narrower, and the first of them stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await page.goto('/');
  await hydrate(page);
  await arrow(page, 'Next').click();
  await expectSeen(page, [2, 3, 4]);
  for (const [size, numbers] of [
    [tablet, [2, 3]],
    [phone, [2]],
    [tablet, [2, 3]],
    [desktop, [2, 3, 4]],
  ] as const) {
    await page.setViewportSize(size);
    await expectSeen(page, numbers);
    await expect.poll(() => spoken(page)).toHaveLength(numbers.length);
  }
});

test('three reviews of which two are seen loop at every width that has two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [768, 801, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/move-in-out-cleaning');
    await hydrate(page);
    await arrow(page, 'Previous').click();
    await expectSeen(page, [3, 1]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a dot shows its review, and is marked; it is big enough to be hit', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const dot = carousel(page).getByRole('button', { name: 'Review 4 of 5' });
    await dot.tap();
    await expectSeen(page, [4]);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
    const box = (await dot.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await expect(arrow(page, 'Next')).toBeHidden();
  });

  test('a finger swipes the list, then embla takes over where it stands, then a finger swipes that', async ({
    page,
  }) => {
    await page.goto('/');
    await swipe(page, -250, 0);
    await expectSeen(page, [2]);
    await expectTakenOver(page);
    expect(await seen(page)).toEqual([2]);
    await swipe(page, -250, 0);
    await expectSeen(page, [3]);
    for (const number of [2, 1, 5]) {
      await swipe(page, 250, 0);
      await expectSeen(page, [number]);
    }
  });

  test('a finger that goes up or down on them scrolls the page, before and after', async ({ page }) => {
    await page.goto('/');
    await show(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.push(pathname);
    });
    const before = await page.evaluate(() => scrollY);
    await swipe(page, 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(scripts).toEqual([]);
    await hydrate(page);
    await takeOver(page);
    const then = await page.evaluate(() => scrollY);
    await swipe(page, 10, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(then + 100);
    expect(await seen(page)).toEqual([1]);
  });
});
