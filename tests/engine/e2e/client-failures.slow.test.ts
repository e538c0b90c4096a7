import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { hydrate, markDocument, openHydrated, pretendOffline, saveData } from './support/client.ts';

const chunks = '**/assets/chunks/**';
const folder = `${siteOf('first')}/assets/chunks`;
// Another script only compares the value.
const isHydrate = (name: string) => /dataset\.client=(?!=)/.test(readFileSync(`${folder}/${name}`, 'utf8'));
/** The script that hydrates the page. */
const hydrateChunk = `**/${readdirSync(folder).find(isHydrate)!}`;
const home = (page: Page) => page.getByRole('banner').getByRole('link').first();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const chinatown = (page: Page) => page.getByRole('link', { name: /^Chinatown/ });

test.beforeEach(({ page }) => saveData(page));

/** Presses a key, which is a sign of intent, until the value is the expected one. */
const pressUntil = (page: Page, value: () => unknown) =>
  expect.poll(async () => {
    await page.keyboard.press('Shift');
    return value();
  });

test('after a failure, the next sign of intent loads the client again', async ({ page }) => {
  await page.goto('/');
  let failures = 0;
  await page.route(hydrateChunk, async (route) => {
    await route.abort();
    failures += 1;
  });
  await pressUntil(page, () => failures).toBeGreaterThan(0);
  await page.unroute(hydrateChunk);
  await pressUntil(page, () => page.locator('html').getAttribute('data-client')).toBe('ready');
});

test('if code is missing, before or after hydration, the browser loads the address itself', async ({ page }) => {
  await page.goto('/about');
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page.route(chunks, (route) => route.fulfill({ status: 404 }));
  const wasSameDocument = await markDocument(page);
  await page.keyboard.press('Shift');
  await missing;
  await home(page).click();
  await expect(page).toHaveURL('/');
  expect(await wasSameDocument()).toBe(false);

  await page.unroute(chunks);
  // The client listens for keys once the page has loaded.
  await page.waitForLoadState();
  await hydrate(page);
  await page.route(chunks, (route) => route.fulfill({ status: 404 }));
  const isSameDocument = await markDocument(page);
  await chinatown(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Chinatown');
  expect(await isSameDocument()).toBe(false);
});

test('data of another build makes the browser load the page, with its query and its hash', async ({ page }) => {
  const address = '/chinatown?via=card#main';
  await page.route('**/index.json', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.replaceAll('"/chinatown"', `"${address}"`) });
  });
  await page.route('**/chinatown.json', async (route) => {
    const data = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...data, build: '/assets/another.js' } });
  });
  await openHydrated(page, '/about');
  await pretendOffline(page);
  await home(page).click();
  const isSameDocument = await markDocument(page);
  await chinatown(page).click();
  await expect(page).toHaveTitle(/Chinatown/);
  await expect(page).toHaveURL(address);
  expect(await isSameDocument()).toBe(false);

  // With Back, the address has already changed when the client finds that the page belongs to another build.
  await openHydrated(page, '/about');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    history.pushState(null, '', '/about');
    history.back();
  }, address);
  await expect(page).toHaveTitle(/Chinatown/);
  await expect(page).toHaveURL(address);
});

test('of deleted pages, an open one stays open, and a link to another asks the server', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const asked = page.waitForResponse('**/simei.json');
  await page.route('**/simei.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/simei');
  await page.keyboard.press('Shift');
  await asked;
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);

  await openHydrated(page, '/about');
  await page.route('**/contact.json', (route) => route.fulfill({ status: 404 }));
  await page.route('**/contact', (route) => route.fulfill({ status: 404, body: 'the server was asked' }));
  await menu(page, 'Contact Us').click();
  await expect(page.getByText('the server was asked')).toBeVisible();
});
