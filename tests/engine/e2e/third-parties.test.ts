import { devices, expect, test, type Page } from 'playwright/test';
import { browserArguments } from '../../../scripts/browser/find.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { hydrate, markDocument } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { SiteWithThirdParties } from './support/site-with-third-parties.ts';
import { firstWords, lastWords, ThirdParty } from './support/third-party.ts';
import { travel } from './support/travel.ts';

// All tests run in one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });

// The browser has windows and blocks unwanted popups, as for visitors.
test.use({
  launchOptions: {
    executablePath: process.env['CHROME_WITH_WINDOWS']!,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

const host = new ThirdParty();
const site = new SiteWithThirdParties();

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  await host.start();
  await site.start(host.origin, baseURL!);
});

test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const slot = (page: Page) => page.locator('#reviews');
const map = (page: Page) => page.getByTitle('Company location');

/** What a third party must not change. Opening a question adds `open` to the markup, which is allowed. */
const state = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    main: document.querySelector('main')!.innerHTML.replaceAll(' open=""', ''),
    footer: document.querySelector('footer')!.getBoundingClientRect().top + scrollY,
  }));

/** Records popups and dialogs. A map may open dialogs: it is not a script in our sandbox, as the widget is. */
function watchWindows(page: Page, what: string): string[] {
  const opened: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  page.on('dialog', (dialog) => {
    if (what !== 'map') opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

/** Waits for a console message from a frame of the hostile third party. */
const waitForWords = (page: Page, words: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text() === words, timeout: 20_000 });

for (const { what, path, frame, control } of [
  { what: 'widget', path: '/', frame: slot, control: (page: Page) => page.locator('main summary').nth(1) },
  { what: 'map', path: '/contact', frame: map, control: (page: Page) => page.getByLabel('Name') },
]) {
  // The hostile script throws, writes, floods the console, grows, opens windows, leaves and computes for 2 s.
  test(`a hostile ${what} cannot change, slow down or navigate the page`, async ({ page, context }) => {
    await host.whileBehaving('hostile', async () => {
      const opened = watchWindows(page, what);
      const [hasBegun, isDone] = [waitForWords(page, firstWords), waitForWords(page, lastWords)];
      await page.addInitScript(watchShifts);
      await page.goto(`${site.address}${path}`);
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await state(page);
      const shifted = await totalShift(page);
      await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await hasBegun;
      // The hostile script is computing now.
      const started = Date.now();
      await control(page).focus();
      await nextFrames(page);
      expect(Date.now() - started).toBeLessThanOrEqual(1_000);
      await isDone;
      await nextFrames(page);
      expect(await state(page)).toEqual(before);
      expect(await totalShift(page)).toEqual(shifted);
      if (what === 'widget') expect((await slot(page).boundingBox())!.height).toBe(160);
      expect(opened).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test('the widget loads when its slot is near and the page is idle, and is shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript("window.requestIdleCallback = (then) => addEventListener('idle', () => then())");
  await host.whileBehaving('well', async () => {
    await page.goto(`${site.address}/`, { waitUntil: 'networkidle' });
    await expect(slot(page).locator('iframe')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('idle')));
    await expect(slot(page).locator('iframe')).toHaveCount(1);
    await nextFrames(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('frames') || path.includes('widget'))).toEqual([]);
    // An empty slot is inert, so that visitors are not led to it.
    await expect(slot(page)).toHaveAttribute('inert');
    await slot(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const shown = slot(page).frameLocator('iframe[title=Reviews]').getByText('Rated by neighbours');
    await expect(shown).toBeVisible();
    await expect(slot(page)).not.toHaveAttribute('inert');
    expect(asked).toContain('/frames/third-party/reviews');

    // The widget stays when the next page opens in place, and is not loaded again.
    await hydrate(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    expect(await isSameDocument()).toBe(true);
    await expect(shown).toBeVisible();
    expect(host.requests.filter((url) => url === '/widget.js')).toHaveLength(1);
  });
});

test.describe('the map', () => {
  const frame = '/frames/third-party/map';
  const failures = ['down', 'hanging', 'failing', 'refusing to be framed', 'refusing to be framed by policy'] as const;

  /** A picture of the drawn map, which is all that visitors see if there is no live map. */
  async function draw(page: Page): Promise<Buffer> {
    await page.goto(frame);
    return page.screenshot();
  }

  /** Opens the frame of the map alone, in a window of its size. */
  const show = async (page: Page, waitUntil: 'load' | 'networkidle' = 'load') => {
    await page.setViewportSize({ width: 400, height: 300 });
    await page.goto(site.address + frame, { waitUntil });
  };

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('covers the drawn map if its host works, and otherwise leaves it visible', async ({ page }) => {
        await page.setViewportSize({ width: 400, height: 300 });
        const drawn = await draw(page);
        for (const behaviour of javaScriptEnabled ? failures : []) {
          await test.step(behaviour, () =>
            host.whileBehaving(behaviour, async () => {
              await show(page, behaviour === 'hanging' ? 'load' : 'networkidle');
              if (behaviour !== 'down') await expect.poll(() => host.requests).toContain('/map');
              await nextFrames(page);
              expect((await page.screenshot()).equals(drawn)).toBe(true);
            }),
          );
        }
        await host.whileBehaving('hanging', async () => {
          // With scripts, a map that is in view at once does not delay the page's load event.
          const waitUntil = javaScriptEnabled ? 'load' : 'commit';
          await page.setViewportSize({ width: 1440, height: 2400 });
          await page.goto(`${site.address}/contact`, { waitUntil, timeout: 10_000 });
          await expect.poll(() => host.requests).toContain('/map');
          await expect(page.getByRole('main').getByText('Blk 20 Sin Ming Lane, #03-55')).toBeVisible();
          await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
        });
        await host.whileBehaving('well', async () => {
          await page.goto(`${site.address}/contact`);
          const live = () => page.frames().find((each) => each.url() === `${host.origin}/map`);
          await expect.poll(async () => await live()?.locator('h1').textContent()).toContain('The live map');
          await show(page);
          // The live map appears after the page has loaded.
          await expect.poll(async () => (await page.screenshot()).equals(drawn)).toBe(false);
        });
      });
    });
  }
});

test.describe('while third parties hang', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });
  test('a visitor gets from the home page to the thank-you page', async ({ page }) => {
    await host.whileBehaving('hanging', async () => {
      await travel(page, site.address);
    });
    expect(host.requests).toContain('/widget.js');
  });
});
