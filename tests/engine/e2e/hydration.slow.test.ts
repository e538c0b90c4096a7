import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, loadMotion, nextFrames, watchConsole } from './support/client.ts';
import { totalShift, watchShifts } from './support/shifts.ts';

/** The highest layout shift score while a page loads. */
const most = 0.01;

/**
 * The text of the page without what only scripts show: whether the office is open now, and the field in the menus.
 */
async function words(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const line of copy.querySelectorAll('.open-now,.menu-finder')) line.remove();
    return copy.textContent;
  });
}

// One page of each kind: of the services the one with reviews. The thank-you page has only a hero, like other pages.
const pathsAt = {
  390: ['/', '/locations', '/contact', '/privacy', '/no-such-page'],
  1440: ['/about', '/move-in-out-cleaning', '/punggol'],
} as const;

for (const [width, paths] of Object.entries(pathsAt)) {
  test(`at ${width} px nothing moves while pages load or changes at hydration`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.addInitScript(watchShifts);
    await page.addInitScript(() => addEventListener('transitionrun', () => console.error('A transition runs.')));
    for (const path of paths) {
      await test.step(path, async () => {
        const release = await hold(page, '**/assets/fonts/**');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // The page is first shown in the fallback fonts.
        await nextFrames(page);
        release();
        await page.waitForLoadState();
        await loadMotion(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await nextFrames(page);
        await page.unroute('**/assets/fonts/**');
        const loaded = await totalShift(page);
        expect(loaded.score, `while it loads: ${loaded.moved}`).toBeLessThanOrEqual(most);
        // The client does not hydrate the not-found page.
        if (path === '/no-such-page') return;
        const before = await words(page);
        await hydrate(page);
        await nextFrames(page);
        const after = await totalShift(page);
        expect(after.score, `when the client takes over: ${after.moved}`).toBe(loaded.score);
        expect(await words(page)).toBe(before);
        expect(messages).toEqual([]);
      });
    }
  });
}

test('styles that come after the page do not load its fonts again', async ({ page }) => {
  await page.addInitScript(() => {
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
      for (const { family } of fontfaces) console.info(family);
    });
  });
  const loaded: string[] = [];
  page.on('console', (message) => message.type() === 'info' && loaded.push(message.text()));
  await page.goto('/');
  await loadMotion(page);
  await hydrate(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrames(page);
  const own = loaded.filter((family) => !family.endsWith('fallback'));
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual([...new Set(own)]);
});
