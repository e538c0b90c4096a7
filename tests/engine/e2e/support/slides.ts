import { expect, type Locator, type Page } from 'playwright/test';

export const carousel = (page: Page): Locator => page.getByRole('group', { name: 'Customer reviews' });
/** The box that shows the slides. It can have the focus. */
export const view = (page: Page): Locator => carousel(page).getByRole('group', { name: 'Slides' });
export const arrow = (page: Page, name: 'Next' | 'Previous'): Locator => carousel(page).getByRole('button', { name });

/** The numbers of the slides that are fully visible, from left to right. */
export function seen(page: Page): Promise<number[]> {
  return view(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.firstElementChild!.children]
      .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > left - 1 && box.right < right + 1)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  });
}

/** Waits until exactly these slides are fully visible. */
export async function expectSeen(page: Page, numbers: readonly number[]): Promise<void> {
  await expect.poll(() => seen(page), { intervals: [20, 50, 100] }).toEqual(numbers);
}

/** The names of the slides that a screen reader finds. */
export const spoken = (page: Page): Promise<(string | null)[]> =>
  carousel(page)
    .locator('[aria-roledescription=slide]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));

/** Brings the slides into the middle of the window, at once. */
export async function show(page: Page): Promise<void> {
  await view(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Waits until embla controls the slides. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect(view(page)).toHaveCSS('overflow-x', 'clip');
}

/** Swipes with one finger from the middle of the slides. */
export async function swipe(page: Page, across: number, down: number): Promise<void> {
  await show(page);
  const session = await page.context().newCDPSession(page);
  const box = (await view(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The events carry their own timestamps, so the test does not have to wait. They are those of the browser's clock.
  const start = (await page.evaluate(() => performance.timeOrigin + performance.now())) / 1000 - 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
      timestamp: start + 0.2 * part,
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd', 1.1);
  await session.detach();
}
