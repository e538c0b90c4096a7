import { devices, expect, test, type Page } from 'playwright/test';
import { browserArguments } from '../../support/browser.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { hydrate, markDocument } from './support/client.ts';
import { SiteWithThirdParties } from './support/site-with-third-parties.ts';
import { ThirdParty } from './support/third-party.ts';
import { travel } from './support/travel.ts';

// As for visitors: windows that nobody asked for are blocked, by a browser that has windows.
test.use({
  launchOptions: {
    executablePath: process.env['CHROME_WITH_WINDOWS']!,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

const host = new ThirdParty();
const site = new SiteWithThirdParties();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await host.start();
  await site.start(host.origin);
});

test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const slot = (page: Page) => page.locator('#reviews');

async function scrollToSlot(page: Page): Promise<void> {
  await slot(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Opens the second question. From the press to the next paint, in milliseconds. */
async function timeToAnswer(page: Page): Promise<number> {
  const question = page.locator('main summary').nth(1);
  const time = await question.evaluateHandle((summary) => {
    const answered = new Promise<number>((resolve) => {
      summary.addEventListener('click', ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      });
    });
    summary.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { answered };
  });
  // The browser knows where the frame was until it has painted again.
  await page.waitForTimeout(300);
  await question.click();
  return time.evaluate(({ answered }) => answered);
}

const moods = [
  'well',
  'down',
  'hanging',
  'failing',
  'throwing',
  'flooding the console',
  'writing outside its slot',
  'sending too much',
  'looping',
] as const;

/** What a third party may not change. A question that is open says so in the markup. */
const state = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    main: document.querySelector('main')!.innerHTML.replaceAll(' open=""', ''),
    footer: document.querySelector('footer')!.getBoundingClientRect().top + scrollY,
  }));

for (const mood of moods) {
  test(`a widget whose host is ${mood} leaves the page whole, quick and where it is`, async ({ page, context }) => {
    await host.inMood(mood, async () => {
      const others: string[] = [];
      page.on('popup', (popup) => others.push(popup.url()));
      page.on('dialog', (dialog) => {
        others.push(dialog.message());
        void dialog.dismiss();
      });
      await page.addInitScript(watchShifts);
      await page.goto(`${site.address}/`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const asked = page.waitForRequest(/widget\.js$/);
      const before = await state(page);
      await scrollToSlot(page);
      await asked;
      const shifted = await totalShift(page);
      await page.waitForTimeout(mood === 'looping' ? 500 : 1_500);
      expect(await totalShift(page)).toEqual(shifted);
      const time = await timeToAnswer(page);
      console.log(`With a widget whose host is ${mood} a question is answered in ${Math.round(time)} ms.`);
      expect(time).toBeLessThanOrEqual(1_000);
      await page.locator('main summary').first().click();
      await expect(page.locator('main details').first()).toHaveAttribute('open');
      await page.waitForTimeout(300);
      expect(await state(page)).toEqual(before);
      expect((await slot(page).boundingBox())!.height).toBe(160);
      expect(others).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test('a widget that is well is shown in its slot, and only then is somebody led to it', async ({ page }) => {
  await page.goto(`${site.address}/`);
  await expect(slot(page)).toHaveAttribute('inert');
  await host.inMood('well', async () => {
    await scrollToSlot(page);
    const frame = slot(page).frameLocator('iframe[title=Reviews]');
    await expect(frame.getByText('Rated by neighbours')).toBeVisible();
    await expect(slot(page)).not.toHaveAttribute('inert');
  });
});

test('until the slot is near, nobody is asked for the widget, and there is no frame before the page is idle', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript("window.requestIdleCallback = (then) => addEventListener('idle', () => then())");
  await host.inMood('well', async () => {
    await page.goto(`${site.address}/`);
    await page.waitForTimeout(500);
    await expect(slot(page).locator('iframe')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('idle')));
    await expect(slot(page).locator('iframe')).toHaveCount(1);
    await page.waitForTimeout(500);
    expect(asked.filter((path) => path.includes('frames') || path.includes('widget'))).toEqual([]);
    await scrollToSlot(page);
    await expect.poll(() => asked).toContain('/frames/third-party/reviews');
    await expect.poll(() => host.requests).toEqual(['/widget.js']);
  });
});

test('the frame stays where it is when the next page opens in place', async ({ page }) => {
  await host.inMood('well', async () => {
    await page.goto(`${site.address}/about`);
    await hydrate(page);
    const isSameDocument = await markDocument(page);
    await scrollToSlot(page);
    await expect(slot(page)).not.toHaveAttribute('inert');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    expect(await isSameDocument()).toBe(true);
    await scrollToSlot(page);
    await expect(slot(page).frameLocator('iframe').getByText('Rated by neighbours')).toBeVisible();
    expect(host.requests.filter((url) => url === '/widget.js')).toHaveLength(1);
  });
});

test.describe('the map', () => {
  const frame = (page: Page) => page.getByTitle('Company location');

  async function look(page: Page): Promise<Buffer> {
    await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(1_500);
    return frame(page).screenshot();
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      for (const mood of [
        'down',
        'hanging',
        'failing',
        'refusing to be framed',
        'refusing to be framed by policy',
      ] as const) {
        test(`of a host that is ${mood} gives way to the drawn one`, async ({ page }) => {
          await page.goto('/contact');
          const drawn = await look(page);
          await host.inMood(mood, async () => {
            await page.goto(`${site.address}/contact`, { waitUntil: 'domcontentloaded' });
            expect((await look(page)).equals(drawn)).toBe(true);
            if (mood !== 'down') expect(host.requests).toContain('/map');
            await expect(page.getByRole('main').getByText('Blk 20 Sin Ming Lane, #03-55')).toBeVisible();
            await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
          });
        });
      }

      test('of a host that is well covers the drawn one', async ({ page }) => {
        await page.goto('/contact');
        const drawn = await look(page);
        await host.inMood('well', async () => {
          await page.goto(`${site.address}/contact`);
          expect((await look(page)).equals(drawn)).toBe(false);
          const map = page.frames().find((each) => each.url() === `${host.origin}/map`);
          await expect(map!.getByText('The live map')).toBeVisible();
        });
      });
    });
  }

  test('of a host that hangs holds nothing back, also where it is seen at once', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await host.inMood('hanging', async () => {
      await page.goto(`${site.address}/contact`, { waitUntil: 'load', timeout: 10_000 });
      await expect(page.locator('link[href*="/later-"]')).toHaveCount(1);
      await expect.poll(() => host.requests).toContain('/map');
    });
  });

  for (const mood of [
    'throwing',
    'flooding the console',
    'writing outside its slot',
    'sending too much',
    'looping',
  ] as const) {
    test(`of a host that is ${mood} leaves the page whole, quick and where it is`, async ({ page }) => {
      await page.addInitScript(watchShifts);
      await host.inMood(mood, async () => {
        await page.goto(`${site.address}/contact`);
        await hydrate(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await state(page);
        const shifted = await totalShift(page);
        await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect.poll(() => host.requests).toContain('/map');
        await page.waitForTimeout(700);
        const field = page.getByLabel('Name');
        const started = Date.now();
        await field.fill('Ana');
        expect(Date.now() - started).toBeLessThanOrEqual(2_000);
        await page.waitForTimeout(500);
        expect(await state(page)).toEqual(before);
        expect(await totalShift(page)).toEqual(shifted);
      });
    });
  }
});

test.describe('while they hang', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });
  test('a visitor gets from the home page to the thank-you', async ({ page }) => {
    await host.inMood('hanging', async () => {
      await travel(page, site.address);
      await page.goto(`${site.address}/contact`);
      await expect.poll(() => host.requests).toContain('/map');
    });
    expect(host.requests).toContain('/widget.js');
  });
});
