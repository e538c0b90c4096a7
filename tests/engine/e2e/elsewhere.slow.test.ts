import { expect, test, type Page, type Route } from 'playwright/test';
import { hydrate, markDocument, nextFrames, openHydrated, watchConsole } from './support/client.ts';
import { Elsewhere, thirdParty } from './support/elsewhere.ts';
import { button, expectKept, fillIn, functionUrlPattern } from './support/enquiry.ts';
import { testOffice } from './support/office.ts';

// All tests run in one worker, so that the function is started only once.
test.describe.configure({ mode: 'default' });

const site = new Elsewhere();
test.beforeAll(async () => {
  test.setTimeout(600_000);
  await site.start();
});
test.afterAll(() => site.stop());

/** The widget cannot reach the page, show dialogs, use cookies or navigate. tests/engine/codegen/emit.test.ts has the map's. */
const isolation = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The ways in which the host of the widget and the map behaves. */
const behaviours = {
  well: (route) =>
    route.request().url().endsWith('/widget.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: "document.getElementById('reviews').innerHTML += '<p>Rated by neighbours</p>';",
        })
      : route.fulfill(map),
  down: (route) => route.abort('connectionrefused'),
  hanging: () => {},
  'refusing to be framed': (route) => route.fulfill({ ...map, headers: { 'X-Frame-Options': 'DENY' } }),
} as const satisfies Record<string, (route: Route) => unknown>;
const map = { contentType: 'text/html', body: '<body style="background:#00f"><h1>The live map</h1>' };

/** Lets the third party behave like this from now on. Returns the paths of the requests that it gets. */
async function letThirdParty(page: Page, behaviour: keyof typeof behaviours): Promise<string[]> {
  const paths: string[] = [];
  await page.unrouteAll();
  await page.route(`${thirdParty}/**`, async (route) => {
    paths.push(new URL(route.request().url()).pathname);
    await behaviours[behaviour](route);
  });
  return paths;
}

const slot = (page: Page) => page.locator('#reviews');
const centre = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });
const rows = (message: string) =>
  site.database.sql`select area, page from contact.enquiries where message = ${message}`;

test('an enquiry to another origin is sent; its mistakes are readable, and its mails are sent', async ({ page }) => {
  // A form that is sent within a second counts as spam.
  await page.clock.install();
  await openHydrated(page, `${site.address}/punggol`);
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
    .poll(() => site.mail.received.map(({ subject }) => subject).toSorted())
    .toEqual(['New enquiry: Ana Tan, Weekly Cleaning, Punggol', 'Sapu received your message: Weekly Cleaning']);
  expect(messages).toEqual([]);
});

test("if the function's host is blocked in silence, the enquiry is sent through the site's own address, once", async ({
  page,
}) => {
  await page.clock.install();
  const tried: [origin: string, id: string][] = [];
  await page.route(functionUrlPattern, async (route) => {
    const { origin } = new URL(route.request().url());
    if (route.request().method() === 'POST')
      tried.push([origin, (route.request().postDataJSON() as { id: string }).id]);
    if (origin === site.address) await route.continue();
  });
  await openHydrated(page, `${site.address}/contact`);
  await fillIn(page, 'Blocked');
  await page.clock.fastForward(1_000);
  await button(page).click();
  await expect.poll(() => tried.length).toBeGreaterThan(0);
  await page.clock.fastForward(8_000);
  await expect(page).toHaveURL(`${site.address}/thank`);
  expect(await rows('Blocked')).toHaveLength(1);
  const id = tried[0]![1];
  const edge = new URL(site.edge.url).origin;
  expect(tried).toEqual([
    [edge, id],
    [site.address, id],
  ]);
});

test('the widget loads when its slot is near, and stays when the next page opens in place', async ({ page }) => {
  const requests = await letThirdParty(page, 'well');
  await page.goto(`${site.address}/`);
  await expect(slot(page).locator('iframe')).toHaveAttribute('sandbox', isolation);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
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
  expect(requests.filter((path) => path === '/widget.js')).toHaveLength(1);
});

test('the map leaves the drawn map visible if its host fails, and covers it if not', async ({ page }) => {
  const frame = '/frames/third-party/map';
  await page.setViewportSize({ width: 400, height: 300 });
  // The site of the other tests has no map of a third party.
  await page.goto(frame);
  const drawn = await page.screenshot();
  const isDrawn = async () => (await page.screenshot()).equals(drawn);
  for (const failure of ['down', 'hanging', 'refusing to be framed'] as const) {
    await test.step(failure, async () => {
      const requests = await letThirdParty(page, failure);
      await page.goto(site.address + frame, { waitUntil: failure === 'hanging' ? 'load' : 'networkidle' });
      await expect.poll(() => requests).toContain('/map');
      await nextFrames(page);
      expect(await isDrawn()).toBe(true);
    });
  }
  await letThirdParty(page, 'well');
  await page.goto(site.address + frame);
  await expect.poll(isDrawn).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a form with mistakes is sent from the function's own page, and opens the thank-you page", async ({ page }) => {
    await page.goto(`${site.address}/bedok`);
    await fillIn(page, 'By itself');
    await page.getByLabel('Phone').fill('8'.repeat(51));
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
