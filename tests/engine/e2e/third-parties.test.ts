import { devices, expect, test, type Page } from 'playwright/test';
import { browserArguments } from '../../../scripts/browser/find.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { hydrate, markDocument } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { SiteWithThirdParties } from './support/site-with-third-parties.ts';
import { firstWords, lastWords, ThirdParty } from './support/third-party.ts';
import { travel } from './support/travel.ts';

// The site is built once, for one worker.
test.describe.configure({ mode: 'default' });

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
const map = (page: Page) => page.getByTitle('Company location');

/** What a third party may not change. A question that is open says so in the markup. */
const state = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    main: document.querySelector('main')!.innerHTML.replaceAll(' open=""', ''),
    footer: document.querySelector('footer')!.getBoundingClientRect().top + scrollY,
  }));

/** Notes what opens beside the page. A map is no script of ours in a sandbox: it may open dialogs of its own. */
function watchWindows(page: Page, what: string): string[] {
  const opened: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  page.on('dialog', (dialog) => {
    if (what !== 'map') opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

/** Waits from now on for a hostile third party to say this, in a frame of its own. */
const waitForWords = (page: Page, words: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text() === words, timeout: 20_000 });

for (const { what, path, frame, control } of [
  { what: 'widget', path: '/', frame: slot, control: (page: Page) => page.locator('main summary').nth(1) },
  { what: 'map', path: '/contact', frame: map, control: (page: Page) => page.getByLabel('Name') },
]) {
  // It throws, writes, floods, grows, opens windows, leaves and computes for two seconds.
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
      // Meanwhile it computes.
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
    // Nobody is led to an empty slot.
    await expect(slot(page)).toHaveAttribute('inert');
    await slot(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const shown = slot(page).frameLocator('iframe[title=Reviews]').getByText('Rated by neighbours');
    await expect(shown).toBeVisible();
    await expect(slot(page)).not.toHaveAttribute('inert');
    expect(asked).toContain('/frames/third-party/reviews');

    // And it stays where it is when the next page opens in place.
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

  /** The picture of the drawn map, which is all there is where there is no other. */
  async function draw(page: Page): Promise<Buffer> {
    await page.goto(frame);
    return page.screenshot();
  }

  /** Shows it alone, in a window of its size. */
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
          // Seen at once, it holds nothing back where there are scripts.
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
          // It comes when the page has loaded.
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
      await page.goto(`${site.address}/contact`);
      await expect.poll(() => host.requests).toContain('/map');
    });
    expect(host.requests).toContain('/widget.js');
  });
});
