import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { browserArguments } from '../../support/browser.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { hydrate } from './support/client.ts';
import { arrow, carousel, expectSeen, expectTakenOver, seen, show, takeOver, view } from './support/slides.ts';

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

test('embla is fetched on the first intent inside the slides, and not before', async ({ page }) => {
  const asked = countEmbla(page);
  await page.goto('/');
  await hydrate(page);
  await show(page);
  await view(page).hover();
  await page.mouse.wheel(0, 100);
  await page.waitForTimeout(300);
  expect(asked()).toBe(0);
  await view(page).click();
  await expectTakenOver(page);
  expect(asked()).toBe(1);
});

for (const path of ['/punggol', '/contact', '/weekly-cleaning']) {
  test(`embla is never fetched on ${path}, which has no slides`, async ({ page }) => {
    const asked = countEmbla(page);
    await page.goto(path);
    await hydrate(page);
    for (let tab = 0; tab < 30; tab += 1) await page.keyboard.press('Tab');
    await page.mouse.click(400, 500);
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
  });
}

for (const [name, path, width, index] of [
  ['the second of five', '/', 800, 1],
  ['the last that can stand first', '/', 800, 3],
  ['the third of five', '/', 1440, 2],
  ['the fifth of five', '/', 390, 4],
  ['the second of three', '/move-in-out-cleaning', 777, 1],
] as const) {
  test(`embla takes over at ${name} at ${width} px, and nothing moves by a pixel`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
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
    await page.waitForTimeout(50);
    await view(page).evaluate((list) => list.focus({ preventScroll: true }));
    await expectTakenOver(page);
    await page.waitForTimeout(300);
    const frames = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
    expect(frames).toHaveLength(1);
    expect(await seen(page)).toEqual(before);
    expect(await totalShift(page)).toEqual(shiftsBefore);
  });
}

test('presses before the client came are done when it has come, each once', async ({ page }) => {
  await page.route('**/assets/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/');
  await show(page);
  await arrow(page, 'Next').click();
  await arrow(page, 'Next').click();
  await expectSeen(page, [3, 4]);
  await page.waitForTimeout(500);
  expect(await seen(page)).toEqual([3, 4]);
});

test('presses while embla is on its way turn as many slides', async ({ page }) => {
  await page.route(`**/${embla}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await hydrate(page);
  await arrow(page, 'Previous').click();
  await arrow(page, 'Previous').click();
  await expectSeen(page, [4, 5]);
});

test('where embla cannot be had the arrows scroll the list, and it is tried again', async ({ page }) => {
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
});

test('a press is answered soon, also on a processor that is four times slower', async ({ page }) => {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await hydrate(page);
  await show(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let press = 0; press < 6; press += 1) {
    await arrow(page, 'Next').click();
    await page.waitForTimeout(600);
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  console.log(`Longest from a press of an arrow to the next paint: ${Math.max(...durations)} ms.`);
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(500);
});

test('what is focused in the slides keeps the focus when embla takes over', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await takeOver(page);
  await expect(view(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(arrow(page, 'Previous')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSeen(page, [2, 3]);
  await expect(arrow(page, 'Next')).toBeFocused();
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
