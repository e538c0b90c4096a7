import { chromium, devices, expect, test, type Page } from 'playwright/test';
import { browserArguments } from '../../../scripts/review/find-browser.ts';
import { hydrate, markDocument, watchConsole } from './support/client.ts';
import { Elsewhere, firstWords, lastWords, type Behaviour } from './support/elsewhere.ts';
import { button, expectKept, fillIn, functionUrlPattern } from './support/enquiry.ts';
import { nextFrames } from './support/frames.ts';
import { testOffice } from './support/office.ts';
import { totalShift, watchShifts } from './support/shifts.ts';
import { travel } from './support/travel.ts';

// All tests run in one worker, so that the function is started only once.
test.describe.configure({ mode: 'default' });

const site = new Elsewhere();
test.beforeAll(async () => {
  test.setTimeout(600_000);
  await site.start();
});
test.afterAll(() => site.stop());

const slot = (page: Page) => page.locator('#reviews');
const mapOf = (page: Page) => page.getByTitle('Company location');
const centre = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });
const rows = (message: string) =>
  site.database.sql`select area, page from contact.enquiries where message = ${message}`;

test('an enquiry to another origin is sent; its mistakes are readable, and its mails are sent', async ({ page }) => {
  // A form that is sent within a second counts as spam.
  await page.clock.install();
  await page.goto(`${site.address}/punggol`);
  await hydrate(page);
  await fillIn(page, 'x'.repeat(10_001));
  await page.clock.fastForward(1_000);
  await button(page).click();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Shorten your message to 10,000 characters\.$/);
  const messages = watchConsole(page);
  await page.getByLabel('Message').fill('By scripts');
  const sent = page.waitForRequest(functionUrlPattern);
  await button(page).click();
  expect(new URL((await sent).url()).origin).toBe(new URL(site.edge.url).origin);
  expect((await sent).headers()).toMatchObject({ apikey: 'sb_publishable_trial' });
  await expect(page).toHaveURL(`${site.address}/thank`);
  expect(await rows('By scripts')).toMatchObject([{ area: 'Punggol', page: '/punggol' }]);
  await expect
    .poll(() => site.mail.received.map(({ mail: { subject } }) => subject).toSorted())
    .toEqual(['New enquiry: Ana Tan, Weekly Cleaning, Punggol', 'Sapu received your message: Weekly Cleaning']);
  expect(messages).toEqual([]);
});

for (const how of ['with an error', 'in silence']) {
  test(`if the function's host is blocked ${how}, the enquiry is sent through the site's own address, once`, async ({
    page,
  }) => {
    await page.clock.install();
    const tried: string[] = [];
    const message = `Blocked ${how}`;
    await page.route(functionUrlPattern, async (route) => {
      const isBlocked = new URL(route.request().url()).origin !== site.address;
      if (route.request().method() === 'POST')
        tried.push(`${isBlocked ? 'blocked' : 'own'} ${(route.request().postDataJSON() as { id: string }).id}`);
      if (!isBlocked) return route.continue();
      if (how === 'with an error') return route.abort('connectionrefused');
    });
    await page.goto(`${site.address}/contact`);
    await hydrate(page);
    await fillIn(page, message);
    await page.clock.fastForward(1_000);
    await button(page).click();
    await expect.poll(() => tried.length).toBeGreaterThan(0);
    await page.clock.fastForward(8_000);
    await expect(page).toHaveURL(`${site.address}/thank`);
    expect(await rows(message)).toHaveLength(1);
    const [first, second] = tried.map((line) => line.split(' '));
    expect([tried.length, first![0], second![0], first![1] === second![1]]).toEqual([2, 'blocked', 'own', true]);
  });
}

test('a page of an origin that is not allowed cannot send an enquiry, and shows why', async ({ page }) => {
  await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/contact`);
  await hydrate(page);
  await fillIn(page, 'From another origin');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('the pages of the site alone');
  await expectKept(page, 'From another origin');
  expect(await rows('From another origin')).toHaveLength(0);
});

/** What a third party must not change. Opening a question adds `open` to the markup, which is allowed. */
const state = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    main: document.querySelector('main')!.innerHTML.replaceAll(' open=""', ''),
    footer: document.querySelector('footer')!.getBoundingClientRect().top + scrollY,
    slot: document.getElementById('reviews')?.offsetHeight,
  }));

const victims = {
  widget: { path: '/', frame: slot, control: (page: Page) => page.locator('main summary').nth(1) },
  map: { path: '/contact', frame: mapOf, control: (page: Page) => page.getByLabel('Name') },
};

for (const [what, { path, frame, control }] of Object.entries(victims)) {
  test(`a hostile ${what} cannot change, slow down or navigate the page`, async () => {
    // The full browser, which gives third parties a process of their own and blocks popups, as for visitors.
    const browser = await chromium.launch({
      executablePath: process.env['CHROME_FULL']!,
      args: browserArguments,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    });
    const page = await browser.newPage();
    const opened: string[] = [];
    page.on('popup', (popup) => opened.push(popup.url()));
    page.on('dialog', (dialog) => {
      // A map may open dialogs: it is not a script in our sandbox, as the widget is.
      if (what === 'widget') opened.push(dialog.message());
      void dialog.dismiss();
    });
    const said = (words: string) =>
      page.waitForEvent('console', { predicate: (message) => message.text() === words, timeout: 0 });
    await page.addInitScript(watchShifts);
    await site.host.whileBehaving('hostile', async () => {
      const [hasBegun, hasEnded] = [said(firstWords), said(lastWords)];
      await page.goto(`${site.address}${path}`);
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await state(page);
      const shifted = await totalShift(page);
      await frame(page).evaluate(centre);
      await hasBegun;
      // While the hostile script blocks its own thread, until it is released below, the page responds.
      await control(page).focus();
      await nextFrames(page);
      site.host.release();
      await hasEnded;
      await nextFrames(page);
      expect(await state(page)).toEqual(before);
      expect(await totalShift(page)).toEqual(shifted);
      expect(opened).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
    await browser.close();
  });
}

test('the widget loads when its slot is near, and stays when the next page opens in place', async ({ page }) => {
  await site.host.whileBehaving('well', async () => {
    await page.goto(`${site.address}/`);
    await expect(slot(page).locator('iframe')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(site.host.requests).toEqual([]);
    // An empty slot is inert, so that visitors are not led to it.
    await expect(slot(page)).toHaveAttribute('inert');
    await slot(page).evaluate(centre);
    const shown = slot(page).frameLocator('iframe[title=Reviews]').getByText('Rated by neighbours');
    await expect(shown).toBeVisible();
    await expect(slot(page)).not.toHaveAttribute('inert');
    await hydrate(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    expect(await isSameDocument()).toBe(true);
    await expect(shown).toBeVisible();
    expect(site.host.requests.filter((url) => url === '/widget.js')).toHaveLength(1);
  });
});

const failures: readonly Behaviour[] = [
  'down',
  'hanging',
  'failing',
  'refusing to be framed',
  'refusing to be framed by policy',
];

test('the map leaves the drawn map visible if its host fails, and covers it if not', async ({ page }) => {
  const frame = '/frames/third-party/map';
  await page.setViewportSize({ width: 400, height: 300 });
  await page.goto(frame);
  const drawn = await page.screenshot();
  const isDrawn = async () => (await page.screenshot()).equals(drawn);
  for (const failure of failures) {
    await test.step(failure, () =>
      site.host.whileBehaving(failure, async () => {
        await page.goto(site.address + frame, { waitUntil: failure === 'hanging' ? 'load' : 'networkidle' });
        if (failure !== 'down') await expect.poll(() => site.host.requests).toContain('/map');
        await nextFrames(page);
        expect(await isDrawn()).toBe(true);
      }),
    );
  }
  await site.host.whileBehaving('well', async () => {
    await page.goto(site.address + frame);
    await expect.poll(isDrawn).toBe(false);

    // The map may use its storage and open a window, but not navigate the page, even after a click.
    await page.goto(`${site.address}/contact`);
    await mapOf(page).scrollIntoViewIfNeeded();
    const live = () => page.frames().find((each) => each.url() === `${site.host.origin}/map`);
    await expect.poll(() => live()?.title()).toBe('3');
    const popup = page.waitForEvent('popup');
    const words = page.waitForEvent('console', { predicate: (message) => message.text().startsWith('the page was') });
    await live()!.locator('h1').click();
    expect((await words).text()).toBe('the page was kept');
    expect((await popup).url()).toContain(site.host.origin);
  });
});

test.describe('on a phone, while third parties hang', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });
  test('a visitor gets from the home page to the thank-you page', async ({ page }) => {
    await site.host.whileBehaving('hanging', async () => void (await travel(page, site.address)));
    expect(site.host.requests).toContain('/widget.js');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a form with mistakes is sent from the function's own page, and opens the thank-you page", async ({ page }) => {
    await page.goto(`${site.address}/bedok`);
    await fillIn(page, 'By itself');
    await page.getByLabel('Phone').fill(' ');
    await button(page).click();
    await expect(page).toHaveURL(site.edge.url);
    await expect(page.getByRole('link', { name: 'Back to Sapu' })).toHaveAttribute('href', `${site.address}/bedok`);
    await page.getByLabel('Phone').fill('+65 8000 0000');
    await expectKept(page, 'By itself');
    await button(page).click();
    await expect(page).toHaveURL(`${site.address}/thank`);
    expect(await rows('By itself')).toMatchObject([{ area: 'Bedok' }]);
  });
});

test.describe("the owner's pages", () => testOffice(site));
