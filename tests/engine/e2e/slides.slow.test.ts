import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { hold, hydrate, openHydrated } from './support/client.ts';

// The loop, the drag threshold and the duration are in tests/engine/components/slides-embla.test.tsx.
const chunks = `${siteOf('first')}/assets/chunks`;
const isEmbla = (name: string) => readFileSync(`${chunks}/${name}`, 'utf8').includes('dragThreshold');
const embla = `**/${readdirSync(chunks).find(isEmbla)!}`;
const carousel = (page: Page) => page.getByRole('group', { name: 'Customer reviews' });
/** The box that shows the slides. It can have the focus. */
const view = (page: Page) => carousel(page).getByRole('group', { name: 'Slides' });
const arrow = (page: Page, name: 'Next' | 'Previous') => carousel(page).getByRole('button', { name });

/** Waits until exactly these slides are fully visible, from left to right. */
async function expectSeen(page: Page, numbers: readonly number[]): Promise<void> {
  const seen = () =>
    view(page).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.firstElementChild!.children]
        .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left > left - 1 && box.right < right + 1)
        .toSorted((one, other) => one.box.left - other.box.left)
        .map(({ number }) => number);
    });
  await expect.poll(seen, { intervals: [20, 50, 100] }).toEqual(numbers);
}

/** Waits until embla controls the slides. */
const expectTakenOver = (page: Page) => expect(view(page)).toHaveCSS('overflow-x', 'clip');

/** Brings the slides into the middle of the window, at once. */
const show = (page: Page) =>
  view(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the buttons and the keyboard move the slides in a loop; buttons are shown only if not all are visible', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await show(page);
    const spoken = carousel(page).locator('[aria-roledescription=slide]:not([inert])');
    await expect(spoken).toHaveCount(5);
    await arrow(page, 'Previous').click();
    await expectSeen(page, [5, 1, 2]);
    await expect(carousel(page).getByRole('status')).toHaveText('Review 5 of 5');
    // A screen reader reads only what is visible.
    await expect(spoken).toHaveCount(3);
    await arrow(page, 'Next').click();
    await expectSeen(page, [1, 2, 3]);
    await view(page).focus();
    for (const [key, numbers] of [
      ['ArrowRight', [2, 3, 4]],
      ['ArrowLeft', [1, 2, 3]],
      ['Home', [1, 2, 3]],
      ['End', [5, 1, 2]],
      // With a modifier key, the browser's meaning.
      ['Shift+ArrowRight', [5, 1, 2]],
    ] as const) {
      await page.keyboard.press(key);
      await expectSeen(page, numbers);
    }
    for (const [width, numbers] of Object.entries({ 390: [5], 800: [5, 1], 1440: [5, 1, 2] })) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expectSeen(page, numbers);
    }
    await openHydrated(page, '/move-in-out-cleaning');
    await expect(arrow(page, 'Next')).toBeHidden();
    await page.setViewportSize({ width: 801, height: 900 });
    await arrow(page, 'Previous').click();
    await expectSeen(page, [3, 1]);
  });

  test('clicks before hydration, or before embla, are replayed once', async ({ page }) => {
    for (const held of ['**/assets/chunks/**', embla]) {
      await page.goto('/');
      if (held === embla) await hydrate(page);
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

  test('if embla cannot be loaded, the buttons scroll the list, and the next click tries again', async ({ page }) => {
    await page.route(embla, (route) => route.abort());
    await openHydrated(page, '/');
    await show(page);
    await arrow(page, 'Next').click();
    await expectSeen(page, [2, 3, 4]);
    await page.unroute(embla);
    await arrow(page, 'Previous').click();
    await expectSeen(page, [1, 2, 3]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a drag moves the reviews in a loop, from the one that was scrolled to before; a dot selects one', async ({
    page,
  }) => {
    await page.goto('/');
    await show(page);
    const release = await hold(page, '**/assets/chunks/**');
    await view(page).evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
    await expectSeen(page, [2]);
    await page.keyboard.press('Shift');
    release();
    // Embla takes over at the slide that is seen.
    await expectTakenOver(page);
    await expectSeen(page, [2]);
    const { x, y } = (await view(page).boundingBox())!;
    for (const number of [1, 5]) {
      await page.mouse.move(x + 40, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 290, y + 60, { steps: 10 });
      await page.mouse.up();
      await expectSeen(page, [number]);
    }
    const dot = carousel(page).getByRole('button', { name: 'Review 4 of 5' });
    await dot.tap();
    await expectSeen(page, [4]);
    await expect(dot).toHaveAttribute('aria-current', 'true');
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
