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
  view,
  watchPlaces,
} from './support/slides.ts';

const desktop = { width: 1440, height: 900 };

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(path);
  await hydrate(page);
  await show(page);
}

test('with three of five slides visible every control moves them, at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const status = carousel(page).getByRole('status');

  await test.step('the arrow buttons loop; each move is announced, and only visible slides are read', async () => {
    expect(await spoken(page)).toHaveLength(5);
    await expect(status).toHaveText('');
    await arrow(page, 'Previous').click();
    await expectSeen(page, [5, 1, 2]);
    await expect(status).toHaveText('Review 5 of 5');
    await expect.poll(() => spoken(page)).toEqual(['Review 1 of 5', 'Review 2 of 5', 'Review 5 of 5']);
    for (const first of [1, 2, 3, 4, 5]) {
      await arrow(page, 'Next').click();
      await expectSeen(page, [first, (first % 5) + 1, ((first + 1) % 5) + 1]);
    }
  });

  await test.step("the arrow keys, Home and End work; with a modifier key they keep the browser's meaning", async () => {
    const press = async (key: string, ...numbers: number[]) => {
      await page.keyboard.press(key);
      await expectSeen(page, numbers);
    };
    await view(page).focus();
    await press('Home', 1, 2, 3);
    await press('ArrowRight', 2, 3, 4);
    await press('ArrowLeft', 1, 2, 3);
    await press('End', 5, 1, 2);
    await press('Shift+ArrowRight', 5, 1, 2);
    await press('Home', 1, 2, 3);
    await expect(view(page)).toBeFocused();
  });

  await test.step('a drag moves the slides; a drag of nine pixels is still a click, a longer drag is none', async () => {
    const clicks = await view(page).evaluateHandle((list) => {
      const events: Event[] = [];
      list.firstElementChild!.addEventListener('click', (event) => events.push(event));
      return events;
    });
    for (const distance of [-9, -12]) {
      await drag(page, distance);
      await expectSeen(page, [1, 2, 3]);
      expect(await clicks.evaluate(({ length }) => length), `${distance} px`).toBe(1);
    }
    await drag(page, 300);
    await nextFrames(page);
    expect(await seen(page)).toEqual([5, 1, 2]);
    expect(await clicks.evaluate(({ length }) => length)).toBe(1);
    await arrow(page, 'Previous').click();
    await nextFrames(page);
    expect(await seen(page)).toEqual([4, 5, 1]);
  });

  await test.step('in a narrower window three, two or one are visible, and the first of them stays', async () => {
    for (const [width, numbers] of Object.entries({ 390: [4], 800: [4, 5], 1440: [4, 5, 1] })) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expectSeen(page, numbers);
      await expect.poll(() => spoken(page)).toHaveLength(numbers.length);
    }
  });
});

test('the first drag moves the slides, because embla loads while the button is down; later moves are animated', async ({
  page,
}) => {
  await open(page, '/');
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectTakenOver(page);
  await page.mouse.move(x - 150, y);
  await page.mouse.move(x - 300, y, { steps: 3 });
  await page.mouse.up();
  await expectSeen(page, [2, 3, 4]);
  const places = await watchPlaces(page);
  await arrow(page, 'Next').click();
  await expectSeen(page, [3, 4, 5]);
  expect(await places.evaluate(({ size }) => size)).toBeGreaterThan(4);
});

test('with all three slides visible there are no controls; at every width with two there are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/move-in-out-cleaning');
  const expectNothingToTurn = async () => {
    await expect(arrow(page, 'Next')).toBeHidden();
    await drag(page, -300);
    await view(page).focus();
    await page.keyboard.press('ArrowRight');
    await nextFrames(page);
    expect(await seen(page)).toEqual([1, 2, 3]);
    await expect.poll(() => spoken(page)).toHaveLength(3);
  };
  await expectNothingToTurn();
  for (const width of [768, 801, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSeen(page, [1, 2]);
    await arrow(page, 'Previous').click();
    await expectSeen(page, [3, 1]);
    await arrow(page, 'Next').click();
  }
  await page.setViewportSize(desktop);
  await expectNothingToTurn();
});
