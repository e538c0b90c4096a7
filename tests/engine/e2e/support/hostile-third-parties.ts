import { chromium, expect, test, type Locator, type Page } from 'playwright/test';
import { browserArguments } from '../../../../scripts/browser/find.ts';
import { hydrate } from './client.ts';
import { nextFrames } from './frames.ts';
import { totalShift, watchShifts } from './shifts.ts';
import type { SiteElsewhere } from './site-elsewhere.ts';
import { firstWords, lastWords } from './third-party.ts';

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
function watchWindows(page: Page, what: Victim['what']): string[] {
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
  page.waitForEvent('console', { predicate: (message) => message.text() === words, timeout: 60_000 });

interface Victim {
  what: 'widget' | 'map';
  path: string;
  /** The element in which the third party is. */
  frame: (page: Page) => Locator;
  /** What a visitor uses meanwhile. */
  control: (page: Page) => Locator;
}

const victims: readonly Victim[] = [
  { what: 'widget', path: '/', frame: slot, control: (page) => page.locator('main summary').nth(1) },
  { what: 'map', path: '/contact', frame: map, control: (page) => page.getByLabel('Name') },
];

/** Opens a page whose third party is hostile, and compares everything that it must not change. */
async function expectHarmless(page: Page, site: SiteElsewhere, { what, path, frame, control }: Victim): Promise<void> {
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
  let isBlocking = true;
  const isOver = isDone.then(() => (isBlocking = false));
  // If the page does not respond, that is the error to report, not this wait, which ends with the browser.
  isOver.catch(() => undefined);
  await control(page).focus({ timeout: 20_000 });
  await nextFrames(page);
  expect(isBlocking, 'the page responds while the hostile script blocks its own thread').toBe(true);
  site.host.release();
  await isOver;
  await nextFrames(page);
  expect(await state(page)).toEqual(before);
  expect(await totalShift(page)).toEqual(shifted);
  if (what === 'widget') expect((await slot(page).boundingBox())!.height).toBe(160);
  expect(opened).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

/** The hostile script throws, writes, floods the console, grows, opens windows, leaves and blocks its thread. */
export function testHostile(site: SiteElsewhere): void {
  test('a hostile widget or map cannot change, slow down or navigate the page', async () => {
    // The full browser, which blocks unwanted popups as for visitors. It costs twice as much as the headless build.
    const browser = await chromium.launch({
      executablePath: process.env['CHROME_FULL']!,
      args: browserArguments,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    });
    try {
      for (const victim of victims) {
        await test.step(victim.what, () =>
          site.host.whileBehaving('hostile', async () => {
            const page = await browser.newPage();
            await expectHarmless(page, site, victim);
            await page.close();
          }),
        );
      }
    } finally {
      await browser.close();
    }
  });
}
