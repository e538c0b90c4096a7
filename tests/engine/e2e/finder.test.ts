import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { rowsOf } from '../../support/table.ts';
import { hold, markDocument, openHydrated } from './support/client.ts';

// Which areas belong to a postcode is tested in tests/engine/components/find-areas.test.ts.
const sign = (page: Page) => page.locator('.doors > b');
const field = (page: Page) => page.locator('#postcode');
const answer = (page: Page) => page.locator('.finder-answer[role=status]');
const indexFiles = '**/assets/finder/*.json';

/** One text for each kind of answer, the links of the answer, the sign above the doors, and how far they are open. */
const answers = rowsOf(`
  460123 | Yes, we come to 460123.Your stop is Bedok | /contact?postcode=460123 /bedok | EW5 Bedok | whole
  03 | Yes, we come to Marina Centre.Your stop is Bugis | #at-city-hall /contact?postcode=03 /bugis | EW12 Bugis | whole
  tiong bharu | Yes, we come to Tiong Bahru. | /contact?place=Tiong%20Bahru /tiong-bahru | EW17 Tiong Bahru | whole
  mar | Part of mar is near.Choose the nearest name | /locations?postcode=Marsiling /locations?postcode=Marina+Centre /contact?place=mar | Which one? | half
  730001 | Woodlands is off the line.Our nearest stop is Punggol | /contact?postcode=730001 | Nearest: NE17 Punggol
  xyzzy | We do not know “xyzzy”. | /contact?place=xyzzy /locations#locations | Next stop: unknown
  5 | A little more, please. | | Next stop: yours`);

/** Expects the train of the home page at the stop of an area, which says that the company comes. */
async function expectAtDoors(page: Page, name: string): Promise<void> {
  const stop = page.locator('.stop', { hasText: name });
  const fromTrain = async () => {
    const { x, width } = (await stop.boundingBox())!;
    return Math.abs(x + width / 2 - page.viewportSize()!.width / 2);
  };
  await expect.poll(fromTrain).toBeLessThan(2);
  await expect(stop).toContainText('Yes, we come here.');
  await expect(stop).toBeInViewport();
}

async function find(page: Page, postcode: string, text: string): Promise<void> {
  await field(page).fill(postcode);
  await field(page).press('Enter');
  await expect(answer(page)).toContainText(text);
}

test('Enter and the button show the answer to a text; only then is the index fetched', async ({ page }) => {
  // Without this, axe would wait for animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let fetched = 0;
  page.on('request', (request) => (fetched += Number(request.url().includes('/assets/finder/'))));
  await page.route(indexFiles, (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, '/locations');
  expect(fetched).toBe(0);
  const isSameDocument = await markDocument(page);
  await test.step('if the index cannot be loaded, the answer says so', () =>
    find(page, '820102', 'The list of places did not load.'));
  await page.unroute(indexFiles);
  fetched = 0;
  for (const [postcode = '', text = '', paths = '', above = '', open] of answers) {
    await find(page, postcode, text);
    const links = answer(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).join(' '))).toBe(paths);
    await expect(answer(page)).toBeFocused();
    await expect(sign(page)).toHaveText(above);
    await expect(page.locator('.doors')).toHaveClass(open === undefined ? 'doors' : `doors doors-${open}`);
  }
  expect(fetched).toBe(1);

  await field(page).fill('820101');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer(page)).toContainText('Yes, we come to 820101.');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer(page).getByRole('link', { name: 'Punggol' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/punggol');
  expect(await isSameDocument()).toBe(true);
});

test('on the home page the train rides to the answer and opens its doors there, before and after hydration', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/chunks/**');
  await page.goto('/', { waitUntil: 'commit' });
  const wasSameDocument = await markDocument(page);
  await field(page).fill('46');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/?postcode=46');
  expect(await wasSameDocument()).toBe(false);
  release();
  await expectAtDoors(page, 'Bedok');
  await expect(answer(page)).toContainText('Yes, we come to Bedok.');
  await expect(answer(page)).toBeFocused();
  await expect(field(page)).toHaveValue('46');

  const isSameDocument = await markDocument(page);
  await find(page, '820102', 'Yes, we come to 820102.');
  await expect(page).toHaveURL('/?postcode=820102');
  await expectAtDoors(page, 'Punggol');
  await expect(answer(page)).toBeFocused();
  await expect(answer(page)).toBeInViewport();
  await page.locator('.stop').getByRole('link', { name: 'Punggol' }).click();
  await expect(page).toHaveTitle(/in Punggol /);
  await page.goBack();
  await expect(answer(page)).toContainText('Yes, we come to 820102.');
  await find(page, 'mar', 'Part of mar is near.');
  await answer(page).getByRole('link', { name: 'Marina Centre' }).click();
  await expect(page).toHaveURL('/?postcode=Marina+Centre');
  await expectAtDoors(page, 'Bugis');
  expect(await isSameDocument()).toBe(true);
});

test('an area that is no stop on the home page is answered on /locations', async ({ page }) => {
  await page.route(indexFiles, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replaceAll('"/bedok"', '"/tengah"') });
  });
  await openHydrated(page, '/');
  await field(page).fill('460123');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/locations?postcode=460123');
});

test('the street of the home page has a stop for every area, in the order of /locations, and pictures near the train', async ({
  page,
}) => {
  const paths = () =>
    page.locator('.stop').evaluateAll((stops) => stops.map((stop) => stop.querySelector('a')!.pathname));
  await page.goto('/locations');
  const all = await paths();
  await openHydrated(page, '/');
  expect(await paths()).toEqual(all);
  const pictures = page.locator('.stop > img[src^="/"]');
  await expect(pictures).toHaveCount(4);
  for (const name of ['Next stop', 'Previous stop']) await expect(page.getByRole('button', { name })).toHaveCount(1);
  await page.locator('.strip').evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }));
  await expect(page.locator('.stop').last().locator('img[src^="/"]')).toHaveCount(1);
  await expect(pictures).toHaveCount(4);
});

test('the question is in the address: Back returns to it and its answer, and it can be asked again from a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/locations');
  const isSameDocument = await markDocument(page);
  /** Expects the question, in the address and in the field, and its answer. */
  async function expectAnswered(question: string, text: string): Promise<void> {
    await expect(page).toHaveURL(`/locations?${new URLSearchParams({ postcode: question }).toString()}`);
    await expect(field(page)).toHaveValue(question);
    await expect(answer(page)).toContainText(text);
  }
  async function askInMenu(question: string): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    const menuField = page.locator('#services-panel').getByRole('textbox');
    await menuField.fill(question);
    await menuField.press('Enter');
  }
  await find(page, 'Whampoa Food', 'We do not know “Whampoa Food”.');
  await find(page, '70', 'Our nearest stop is');
  await expectAnswered('70', 'Our nearest stop is');
  await page.goBack();
  await expectAnswered('Whampoa Food', 'We do not know “Whampoa Food”.');
  await page.goForward();
  await expectAnswered('70', 'Our nearest stop is');

  await find(page, 'simei', 'Yes, we come to Simei.');
  await page.locator('#at-pioneer').scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => scrollY);
  expect(height).toBeGreaterThan(200);
  await page.locator('#at-pioneer').getByRole('link').click();
  await expect(page).toHaveTitle(/in Pioneer /);
  await page.goBack();
  await expectAnswered('simei', 'Yes, we come to Simei.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);

  for (let times = 1; times <= 2; times += 1) {
    await askInMenu('82');
    await expectAnswered('82', 'Yes, we come to Punggol.');
    await expect(answer(page)).toBeFocused();
  }
  expect(await isSameDocument()).toBe(true);
});

test('on a page without the field, one press and a code in either menu lead to the answer', async ({ page }) => {
  for (const [width, name, panelId] of [
    [390, 'Menu', '#menu-panel'],
    [1440, 'Services', '#services-panel'],
  ] as const) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page, '/about');
      const isSameDocument = await markDocument(page);
      await page.getByRole('banner').getByRole('button', { name }).click();
      const menuField = page.locator(panelId).getByRole('textbox', { name: 'Find your stop by postcode' });
      // The keys of the menu leave the cursor of the field alone.
      await menuField.fill('20102');
      for (const key of ['Home', '8', 'Enter']) await menuField.press(key);
      await expect(page).toHaveURL('/locations?postcode=820102');
      await expect(page.locator(panelId)).toBeHidden();
      await expect(answer(page)).toContainText('Yes, we come to 820102.');
      await expect(answer(page)).toBeFocused();
      expect(await isSameDocument()).toBe(true);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is hidden, and the number plates are in view: each leads to its stop, which says so', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(field(page)).toBeHidden();
    await page.goto('/locations');
    await expect(field(page)).toBeHidden();

    await expect(page.locator('.sectors').getByRole('link', { name: '73?' })).toHaveAttribute(
      'href',
      '/contact?postcode=73',
    );
    await page.locator('.sectors').getByRole('link', { name: '46' }).click();
    const bedok = page.locator('#at-bedok');
    await expect(bedok.getByText('Yes, we come here.')).toBeInViewport();
    await bedok.getByRole('link', { name: 'View Services in Bedok' }).click();
    await expect(page).toHaveURL('/bedok');
  });
});
