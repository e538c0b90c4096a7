import { expect, test, type Page } from 'playwright/test';
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
  takeOver,
  view,
} from './support/slides.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 800, height: 900 };
const desktop = { width: 1440, height: 900 };
const names = (numbers: readonly number[]) => numbers.map((number) => `Review ${number} of 5`);

test('on a wide screen, where three of five are seen, all ways turn them', async ({ page }) => {
  // Else every turn would be waited for; that they move is a test of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await page.goto('/');
  await hydrate(page);

  await test.step('the arrows, one by one and around, first back or on; each turn is said, and what is seen is read', async () => {
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

  await test.step('the arrow keys, Home and End; with another key held they are the browser’s', async () => {
    await view(page).focus();
    for (const [key, numbers] of [
      ['Home', [1, 2, 3]],
      ['ArrowRight', [2, 3, 4]],
      ['ArrowLeft', [1, 2, 3]],
      ['ArrowLeft', [5, 1, 2]],
      ['Home', [1, 2, 3]],
      ['End', [5, 1, 2]],
      ['Shift+ArrowRight', [5, 1, 2]],
      ['Home', [1, 2, 3]],
    ] as const) {
      await page.keyboard.press(key);
      await expectSeen(page, numbers);
    }
    await expect(view(page)).toBeFocused();
  });

  await test.step('a drag of nine pixels turns nothing and is a click still; a longer one turns them and is none', async () => {
    await show(page);
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

  await test.step('pressed or dragged they are there at once with reduced motion', () => expectTurns(page, true));

  await test.step('as the window gets narrower three, two or one are seen, and the first of them stays', async () => {
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
});

/** From the fifth review on they are turned twice, by an arrow and by a drag: at once, or on a way that can be seen. */
async function expectTurns(page: Page, isAtOnce: boolean): Promise<void> {
  await arrow(page, 'Next').click();
  await nextFrames(page);
  expect((await seen(page)).length === 3).toBe(isAtOnce);
  await expectSeen(page, [1, 2, 3]);
  await drag(page, -300);
  await nextFrames(page);
  expect((await seen(page)).length === 3).toBe(isAtOnce);
  await expectSeen(page, [2, 3, 4]);
}

test('the first drag of all turns them: embla comes while the button is down; and with motion they move there', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
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
  await view(page).focus();
  await page.keyboard.press('End');
  await expectSeen(page, [5, 1, 2]);
  await test.step('pressed or dragged they move there', () => expectTurns(page, false));
});

test('there is nothing to turn where all three are seen, and narrower there is, at every width that has two', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
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
  for (const width of [768, 801, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/move-in-out-cleaning');
    await hydrate(page);
    await arrow(page, 'Previous').click();
    await expectSeen(page, [3, 1]);
  }
});
