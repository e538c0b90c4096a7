import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { hold, hydrate } from './support/client.ts';
import { arrow, carousel, expectSeen, expectTakenOver, seen, show, spoken, swipe, view } from './support/slides.ts';

const chunks = `${siteOf('first')}/assets/chunks`;
const isEmbla = (name: string) => readFileSync(`${chunks}/${name}`, 'utf8').includes('dragThreshold');
const embla = `**/${readdirSync(chunks).find(isEmbla)!}`;

async function open(page: Page, path = '/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrate(page);
  await show(page);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the buttons and the keyboard move the slides in a loop', async ({ page }) => {
    await open(page);
    await test.step('each move of a button is announced, and only visible slides are read', async () => {
      expect(await spoken(page)).toHaveLength(5);
      await arrow(page, 'Previous').click();
      await expectSeen(page, [5, 1, 2]);
      await expect(carousel(page).getByRole('status')).toHaveText('Review 5 of 5');
      await expect.poll(() => spoken(page)).toEqual(['Review 1 of 5', 'Review 2 of 5', 'Review 5 of 5']);
      await arrow(page, 'Next').click();
      await expectSeen(page, [1, 2, 3]);
    });
    await test.step("with a modifier key the keys keep the browser's meaning", async () => {
      await view(page).focus();
      for (const [key, numbers] of [
        ['ArrowRight', [2, 3, 4]],
        ['ArrowLeft', [1, 2, 3]],
        ['End', [5, 1, 2]],
        ['Shift+ArrowRight', [5, 1, 2]],
        ['Home', [1, 2, 3]],
      ] as const) {
        await page.keyboard.press(key);
        await expectSeen(page, numbers);
      }
    });
    await arrow(page, 'Previous').click();
    await expectSeen(page, [5, 1, 2]);
    await test.step('in a narrower window three, two or one are visible, and the first of them stays', async () => {
      for (const [width, numbers] of Object.entries({ 390: [5], 800: [5, 1], 1440: [5, 1, 2] })) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await expectSeen(page, numbers);
      }
    });
  });

  test('with all slides visible there are no controls; with two of three there are', async ({ page }) => {
    await open(page, '/move-in-out-cleaning');
    await expect(arrow(page, 'Next')).toBeHidden();
    await page.setViewportSize({ width: 801, height: 900 });
    await arrow(page, 'Previous').click();
    await expectSeen(page, [3, 1]);
  });

  test('clicks before hydration, or before embla, are replayed once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [held, isReady] of [
      ['**/assets/chunks/**', false],
      [embla, true],
    ] as const) {
      await page.goto('/');
      if (isReady) await hydrate(page);
      const release = await hold(page, held);
      await show(page);
      await arrow(page, 'Next').click();
      await arrow(page, 'Next').click();
      release();
      await expectTakenOver(page);
      await expectSeen(page, [3, 4, 5]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('if embla cannot be loaded, the arrow buttons scroll the list, and the next click tries again', async ({
    page,
  }) => {
    await page.route(embla, (route) => route.abort());
    await open(page);
    await arrow(page, 'Next').click();
    await expectSeen(page, [2, 3, 4]);
    await page.unroute(embla);
    await arrow(page, 'Previous').click();
    await expectSeen(page, [1, 2, 3]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touch swipes the carousel in a loop, scrolls the page over it, and selects a review by its dot', async ({
    page,
  }) => {
    await page.goto('/');
    await show(page);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    const release = await hold(page, '**/assets/chunks/**');
    await swipe(page, -250, 0);
    await expectSeen(page, [2]);
    release();
    // Embla takes over at the slide that is seen.
    await expectTakenOver(page);
    expect(await seen(page)).toEqual([2]);
    for (const number of [1, 5]) {
      await swipe(page, 250, 0);
      await expectSeen(page, [number]);
    }
    const dot = carousel(page).getByRole('button', { name: 'Review 4 of 5' });
    await dot.tap();
    await expectSeen(page, [4]);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).getByRole('status')).toHaveText('Review 4 of 5');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 800, height: 900 } });

  test('the keyboard scrolls the reviews, and there are no buttons', async ({ page }) => {
    await page.goto('/');
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await view(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectSeen(page, [2, 3]);
  });
});
