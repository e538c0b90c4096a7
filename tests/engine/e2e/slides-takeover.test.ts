import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { browserArguments } from '../../support/browser.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { hold, hydrate, scrollBy } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { arrow, carousel, expectSeen, expectTakenOver, seen, show, view } from './support/slides.ts';

// As on a desktop: scroll bars take room.
test.use({
  launchOptions: {
    executablePath: process.env['CHROME_PATH']!,
    args: browserArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 800, height: 900 },
});

const chunks = `${siteOf('first')}/assets/chunks`;
const embla = readdirSync(chunks).find((name) => readFileSync(`${chunks}/${name}`, 'utf8').includes('dragThreshold'))!;

/** Counts how often embla's code is asked for. */
function countEmbla(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(embla)) count += 1;
  });
  return () => count;
}

test('embla is fetched on the first intent inside the slides alone, and leaves the focus where it is', async ({
  page,
}) => {
  const asked = countEmbla(page);
  await test.step('never on a page that has no slides', async () => {
    await page.goto('/contact');
    await hydrate(page);
    for (let tab = 0; tab < 30; tab += 1) await page.keyboard.press('Tab');
    await page.mouse.click(400, 500);
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
  });
  await test.step('not by what passes over them', async () => {
    await page.goto('/');
    await hydrate(page);
    await show(page);
    await view(page).hover();
    await scrollBy(page, 100);
    await nextFrames(page);
    expect(asked()).toBe(0);
  });
  await test.step('by a click, once', async () => {
    await view(page).click();
    await expectTakenOver(page);
    expect(asked()).toBe(1);
  });
  await test.step('what was focused keeps the focus, and the keyboard goes on from there', async () => {
    await expect(view(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(arrow(page, 'Previous')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSeen(page, [2, 3]);
    await expect(arrow(page, 'Next')).toBeFocused();
  });
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
      // Where the slide and what stands below it are, in each frame from now on.
      await view(page).evaluate((list, to) => {
        const frames = new Set<string>();
        Object.assign(window, { frames });
        const look = () => {
          const slide = list.firstElementChild!.children[to]!.getBoundingClientRect();
          const below = document.querySelector('footer')!.getBoundingClientRect();
          frames.add([slide.left, slide.top, slide.width, below.top].map((number) => number.toFixed(1)).join(' '));
          requestAnimationFrame(look);
        };
        look();
      }, index);
      await nextFrames(page);
      await view(page).evaluate((list) => list.focus({ preventScroll: true }));
      await expectTakenOver(page);
      await nextFrames(page);
      await nextFrames(page);
      const frames = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
      expect(frames).toHaveLength(1);
      expect(await seen(page)).toEqual(before);
      expect(await totalShift(page)).toEqual(shiftsBefore);
    });
  }
});

test('presses before the client came are done when it has come, each once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const release = await hold(page, '**/assets/chunks/**');
  await show(page);
  await arrow(page, 'Next').click();
  await arrow(page, 'Next').click();
  release();
  await expectTakenOver(page);
  await expectSeen(page, [3, 4]);
  await nextFrames(page);
  expect(await seen(page)).toEqual([3, 4]);
});

test('where embla cannot be had the arrows scroll the list; it is tried again, and presses meanwhile are done', async ({
  page,
}) => {
  await page.route(`**/${embla}`, (route) => route.abort());
  await page.goto('/');
  await hydrate(page);
  await arrow(page, 'Next').click();
  await expectSeen(page, [2, 3]);
  await arrow(page, 'Previous').click();
  await expectSeen(page, [1, 2]);
  await arrow(page, 'Previous').click();
  await expectSeen(page, [4, 5]);
  await page.unroute(`**/${embla}`);
  await arrow(page, 'Next').click();
  await expectSeen(page, [5, 1]);

  const release = await hold(page, `**/${embla}`);
  await page.goto('/');
  await hydrate(page);
  await arrow(page, 'Previous').click();
  await arrow(page, 'Previous').click();
  release();
  await expectSeen(page, [4, 5]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reviews scroll, with a bar, and nothing is there that would not work', async ({ page }) => {
    await page.goto('/');
    await expect(carousel(page)).toBeVisible();
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await view(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectSeen(page, [2, 3]);
    const bar = await view(page).evaluate((list: HTMLElement) => list.offsetHeight - list.clientHeight);
    expect(bar).toBeGreaterThan(0);
  });
});
