import { devices, expect, test, type Page } from 'playwright/test';
import { hydrate, markDocument } from './client.ts';
import { nextFrames } from './frames.ts';
import { testHostile } from './hostile-third-parties.ts';
import type { SiteElsewhere } from './site-elsewhere.ts';
import { travel } from './travel.ts';

const slot = (page: Page) => page.locator('#reviews');

function testWidget(site: SiteElsewhere): void {
  test('the widget loads when its slot is near and the page is idle, and is shown', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript("window.requestIdleCallback = (then) => addEventListener('idle', () => then())");
    await site.host.whileBehaving('well', async () => {
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
      expect(site.host.requests.filter((url) => url === '/widget.js')).toHaveLength(1);
    });
  });
}

function testMap(site: SiteElsewhere): void {
  test.describe('the map', () => {
    const frame = '/frames/third-party/map';
    const failures = [
      'down',
      'hanging',
      'failing',
      'refusing to be framed',
      'refusing to be framed by policy',
    ] as const;

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
              site.host.whileBehaving(behaviour, async () => {
                await show(page, behaviour === 'hanging' ? 'load' : 'networkidle');
                if (behaviour !== 'down') await expect.poll(() => site.host.requests).toContain('/map');
                await nextFrames(page);
                expect((await page.screenshot()).equals(drawn)).toBe(true);
              }),
            );
          }
          await site.host.whileBehaving('hanging', async () => {
            // With scripts, a map that is in view at once does not delay the page's load event.
            const waitUntil = javaScriptEnabled ? 'load' : 'commit';
            await page.setViewportSize({ width: 1440, height: 2400 });
            await page.goto(`${site.address}/contact`, { waitUntil, timeout: 10_000 });
            await expect.poll(() => site.host.requests).toContain('/map');
            await expect(page.getByRole('main').getByText('Blk 20 Sin Ming Lane, #03-55')).toBeVisible();
            await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
          });
          await site.host.whileBehaving('well', async () => {
            await page.goto(`${site.address}/contact`);
            const live = () => page.frames().find((each) => each.url() === `${site.host.origin}/map`);
            await expect.poll(async () => await live()?.locator('h1').textContent()).toContain('The live map');
            await show(page);
            // The live map appears after the page has loaded.
            await expect.poll(async () => (await page.screenshot()).equals(drawn)).toBe(false);
          });
        });
      });
    }
  });
}

/** The tests of the reviews widget and the map of a third party. */
export function testThirdParties(site: SiteElsewhere): void {
  testHostile(site);
  testWidget(site);
  testMap(site);
  test.describe('while third parties hang', () => {
    const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
    test.use({ viewport, hasTouch, isMobile });
    test('a visitor gets from the home page to the thank-you page', async ({ page }) => {
      await site.host.whileBehaving('hanging', async () => {
        await travel(page, site.address);
      });
      expect(site.host.requests).toContain('/widget.js');
    });
  });
}
