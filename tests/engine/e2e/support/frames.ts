import type { Page } from 'playwright/test';

/**
 * Waits for two frames, after which all changes are painted. A page whose clock the test controls has no frames by
 * itself.
 */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
}
