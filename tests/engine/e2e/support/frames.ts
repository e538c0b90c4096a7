import type { Page } from 'playwright/test';

/**
 * Waits for two frames, after which all changes are painted. While a test has paused the clock of a page, the page has
 * no frames.
 */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
}
