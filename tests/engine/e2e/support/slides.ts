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
export async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'group' });
  await session.detach();
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''));
  return [...new Set(names.filter((name) => /^Review \d of \d$/.test(name)))];
}

/** Brings the slides into the middle of the window, at once. */
export async function show(page: Page): Promise<void> {
  await view(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Waits until embla controls the slides. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect(view(page)).toHaveCSS('overflow-x', 'clip');
}

/** The centre of the slides, in px from the window's corner. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = (await view(page).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags with the mouse, at the speed of a hand. The events carry their own timestamps, so the test does not have to
 * wait.
 */
export async function drag(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middle(page);
  const start = Date.now() / 1000 - 1;
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', part: number, after: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: x + distance * part,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: start + after,
    });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, timestamp: start });
  await mouse('mousePressed', 0, 0.01);
  for (const part of [0.25, 0.5, 0.75, 1]) await mouse('mouseMoved', part, 0.01 + 0.12 * part);
  // A pause before the release prevents a fling.
  await mouse('mouseReleased', 1, 0.4);
  await session.detach();
}

/** Swipes with one finger from the middle of the slides. */
export async function swipe(page: Page, across: number, down: number): Promise<void> {
  await show(page);
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middle(page);
  const start = Date.now() / 1000 - 1;
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
