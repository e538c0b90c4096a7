import { expect, test, type Page } from 'playwright/test';

interface Stop {
  name: string;
  /** What is wrong with how the focus is shown; empty if nothing is wrong. */
  fault: string;
}

/** Runs in the page: the name of the focused element, and whether its focus is visible. */
function focused(): Stop {
  const element = document.activeElement as HTMLInputElement;
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  const name = `${element.tagName.toLowerCase()} ${label.trim().replaceAll(/\s+/g, ' ')}`;
  if (element === document.body) return { name, fault: '' };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const inView = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const middle = Math.min((left + right) / 2, innerWidth - 1);
  const points = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y >= 0 && y < innerHeight);
  if (!points.some((y) => inView(middle, y) || inView(left + 4, y))) return { name, fault: 'is hidden' };
  if (style.outlineStyle === 'none' && style.boxShadow === 'none') return { name, fault: 'has no ring' };
  return { name, fault: '' };
}

/** Presses Tab until an element with this name has the focus. The focus must be visible at every stop on the way. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  const names: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    expect(stop.fault, `${stop.name}, at ${new URL(page.url()).pathname}`).toBe('');
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
  await page.goto('/');
  await tabTo(page, /^a Skip to content/, 1);
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
