import { expect, test } from 'playwright/test';
import { hydrate } from '../support/client.ts';
import { nextFrames } from '../support/frames.ts';
import { variants } from '../support/pages.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';

const most = 0.01;

for (const [index, path] of variants.entries()) {
  const width = index % 2 === 0 ? 390 : 1440;
  test(`nothing moves while ${path} loads at ${width} px, with late fonts, and when the client takes over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/fonts/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // It is read in the fallback fonts first.
    await nextFrames(page);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrames(page);
    const loaded = await totalShift(page);
    expect(loaded.score, `while it loads: ${loaded.moved}`).toBeLessThanOrEqual(most);
    // No client takes over the page of an address that does not exist.
    if (path === '/no-such-page') return;
    await hydrate(page);
    await nextFrames(page);
    const after = await totalShift(page);
    expect(after.score, `when the client takes over: ${after.moved}`).toBe(loaded.score);
  });
}
