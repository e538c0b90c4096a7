import { expect, test } from 'playwright/test';
import { hydrate } from '../support/client.ts';
import { layouts as templates } from '../support/pages.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';

/** The fonts come when the page was read for a while in the fallback fonts. */
const fontDelay = 600;
const most = 0.01;

test.describe.configure({ mode: 'parallel' });

for (const width of [390, 1440]) {
  for (const path of templates) {
    test(`nothing moves while ${path} loads at ${width} px, with late fonts, and when the client takes over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/assets/fonts/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, fontDelay));
        await route.continue();
      });
      await page.addInitScript(watchShifts);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(100);
      const loaded = await totalShift(page);
      expect(loaded.score, `while it loads: ${loaded.moved}`).toBeLessThanOrEqual(most);
      // No client takes over the page of an address that does not exist.
      if (path === '/no-such-page') return;
      await hydrate(page);
      await page.waitForTimeout(300);
      const after = await totalShift(page);
      expect(after.score, `when the client takes over: ${after.moved}`).toBe(loaded.score);
    });
  }
}
