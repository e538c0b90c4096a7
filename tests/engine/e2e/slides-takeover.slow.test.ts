import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { browserArguments } from '../../../scripts/browser/find.ts';
import { hold, hydrate, scrollBy } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { arrow, carousel, expectSeen, expectTakenOver, seen, show, view, watchPlaces } from './support/slides.ts';

// These tests start their own browser, so they all run in one worker.
test.describe.configure({ mode: 'default' });

// Keeps scroll bars, which take up room as on a desktop.
const ignoreDefaultArgs = ['--hide-scrollbars'];
test.use({
  launchOptions: { executablePath: process.env['CHROME_PATH']!, args: browserArguments, ignoreDefaultArgs },
  viewport: { width: 800, height: 900 },
});

const chunks = `${siteOf('first')}/assets/chunks`;
const isEmbla = (name: string) => readFileSync(`${chunks}/${name}`, 'utf8').includes('dragThreshold');
const embla = `**/${readdirSync(chunks).find(isEmbla)!}`;

test('only an intent inside the carousel loads embla, which does not move the focus', async ({ page }) => {
  let asked = 0;
  await page.route(embla, (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/');
  await hydrate(page);
  await show(page);
  await view(page).hover();
  await scrollBy(page, 100);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await view(page).click();
  await expectTakenOver(page);
  await expect(view(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(arrow(page, 'Previous')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSeen(page, [5, 1]);
  await expect(arrow(page, 'Previous')).toBeFocused();
  expect(asked).toBe(1);
});

test('embla takes over at the slide that is seen, and nothing moves by a pixel', async ({ page }) => {
  await page.addInitScript(watchShifts);
  for (const [name, path, width, index] of [
    ['the second of five', '/', 800, 1],
    ['the fifth of five', '/', 390, 4],
    ['the second of three', '/move-in-out-cleaning', 777, 1],
  ] as const) {
    await test.step(`${name} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await hydrate(page);
      await show(page);
      await view(page).evaluate((list, to) => {
        const slides = [...list.firstElementChild!.children] as HTMLElement[];
        list.scrollTo({ left: slides[to]!.offsetLeft - slides[0]!.offsetLeft, behavior: 'instant' });
      }, index);
      const before = await seen(page);
      expect(before[0]).toBe(index + 1);
      const shiftsBefore = await totalShift(page);
      const places = await watchPlaces(page);
      await nextFrames(page);
      await view(page).evaluate((list) => list.focus({ preventScroll: true }));
      await expectTakenOver(page);
      await nextFrames(page);
      await nextFrames(page);
      expect(await places.evaluate((each) => [...each])).toHaveLength(1);
      expect(await seen(page)).toEqual(before);
      expect(await totalShift(page)).toEqual(shiftsBefore);
    });
  }
});

test('clicks before hydration, or before embla, are replayed once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [held, isReady] of [
    ['**/assets/chunks/**', false],
    [embla, true],
  ] as const) {
    await page.goto('/');
    if (isReady) await hydrate(page);
    const release = await hold(page, held);
    await show(page);
    await arrow(page, 'Next').click();
    await arrow(page, 'Next').click();
    release();
    await expectTakenOver(page);
    await expectSeen(page, [3, 4]);
    await nextFrames(page);
    expect(await seen(page)).toEqual([3, 4]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('if embla cannot be loaded, the arrow buttons scroll the list in a loop, and the next click tries again', async ({
  page,
}) => {
  await page.route(embla, (route) => route.abort());
  await page.goto('/');
  await hydrate(page);
  await arrow(page, 'Next').click();
  await expectSeen(page, [2, 3]);
  await arrow(page, 'Previous').click();
  await expectSeen(page, [1, 2]);
  await arrow(page, 'Previous').click();
  await expectSeen(page, [4, 5]);
  await arrow(page, 'Next').click();
  await expectSeen(page, [1, 2]);
  await page.unroute(embla);
  await arrow(page, 'Previous').click();
  await expectSeen(page, [5, 1]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reviews scroll with a scroll bar, and there are no buttons', async ({ page }) => {
    await page.goto('/');
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await view(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectSeen(page, [2, 3]);
    const bar = await view(page).evaluate((list: HTMLElement) => list.offsetHeight - list.clientHeight);
    expect(bar).toBeGreaterThan(0);
  });
});
