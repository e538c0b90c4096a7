import { expect, test, type Page } from 'playwright/test';

/** Runs in the page: the name of the focused element, and whether it is visible. */
function focused(): { name: string; isSeen: boolean } {
  const element = document.activeElement as HTMLInputElement;
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  const name = `${element.tagName.toLowerCase()} ${label.trim().replaceAll(/\s+/g, ' ')}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = Math.min((left + right) / 2, innerWidth - 1);
  const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) =>
    [middle, left + 4].some((x) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
  return { name, isSeen: isSeen || element === document.body };
}

/** Presses Tab until an element with this name has the focus. It must be visible at every stop on the way. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  const names: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    expect(stop.isSeen, `${stop.name}, at ${new URL(page.url()).pathname}`).toBe(true);
    if (name.test(stop.name)) return;
    names.push(stop.name);
  }
  throw new Error(`${String(name)} was not reached: ${names.join(', ')}`);
}

/**
 * Presses Enter on the focused link, and waits until the page with this heading is open and its animations have ended.
 */
async function open(page: Page, heading: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

test('with the keyboard alone: find my area, read, ask for a quote', async ({ page }) => {
  // A window of 1280 x 1024 px at 400 % zoom. A small phone has the same width and more height.
  await page.setViewportSize({ width: 320, height: 256 });
  // Otherwise the page would still scroll to the focused element.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await tabTo(page, /^a Skip to content/, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /^a .*See all/);
  await open(page, 'We go where the line goes');
  await tabTo(page, /^a .*View Services in Bedok/);
  await open(page, 'Part Time Maid Services in Bedok');
  await tabTo(page, /^input Name/);
  await page.keyboard.type('Tan Mei Ling');
  await tabTo(page, /^input Email/, 1);
  await page.keyboard.type('mei@example.com');
  await tabTo(page, /^input Phone/, 1);
  await page.keyboard.type('9123 4567');
  await tabTo(page, /^select Service/, 1);
  await page.keyboard.type('Weekly');
  await tabTo(page, /^textarea Message/, 1);
  await page.keyboard.type('Three rooms, every second week.');
  await tabTo(page, /^button/, 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thank');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
