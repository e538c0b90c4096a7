import type { Page } from 'playwright/test';

/** Waits for two frames: what was to be drawn has been. A page with a clock of the test's own has no frames by itself. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
}
