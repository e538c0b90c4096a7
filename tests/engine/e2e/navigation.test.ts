import { expect, test } from 'playwright/test';
import { hydrate, markDocument, saveData, watchConsole } from './support/client.ts';

test('a link opens the next page in place, with its title, description and canonical address', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: /View Services in Chinatown/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Chinatown');
  await expect(page).toHaveURL('/chinatown');
  await expect(page).toHaveTitle('Part Time Maid Services in Chinatown - Sapu');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /needs in Chinatown\. Book today\./);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://sapu.example/chinatown');
  // Who reads these loads every page anew; of the page before, they would be untrue here.
  await expect(page.locator('meta[property^="og:"], [type="application/ld+json"]')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('Back returns in place to the page before', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: /View Services in Bedok/ }).click();
  await expect(page).toHaveTitle(/Bedok/);
  await page.goBack();
  await expect(page).toHaveTitle('Locations | Sapu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We go where the line goes');
  expect(await isSameDocument()).toBe(true);
});

test('only the data of the visited page is downloaded where nothing is fetched ahead', async ({ page }) => {
  await saveData(page);
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) data.push(pathname);
  });
  await page.goto('/locations');
  await hydrate(page);
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page).toHaveTitle(/Simei/);
  expect(data).toEqual(['/locations.json', '/simei.json']);
});

test('a page that was visited is not downloaded again within five minutes', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  const again: string[] = [];
  page.on('request', (request) => again.push(request.url()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  expect(again.filter((url) => url.endsWith('.json'))).toEqual([]);
});

test('an unknown address answers 404 with the not-found page and logs the attempted path', async ({ page }) => {
  const messages = watchConsole(page);
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('404', { exact: true }).first()).toBeAttached();
  expect(messages.some((message) => message.includes('/no/such-page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an old address leads to its page', async ({ page }) => {
  await page.goto('/joo-koon');
  await expect(page).toHaveURL('/joon-koon');
});

test('a page that is gone since is asked of the server, which answers with the not-found page', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  await page.route('**/simei.json', (route) => route.fulfill({ status: 404 }));
  await page.route('**/simei', (route) => route.fulfill({ status: 404, body: 'the server was asked' }));
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByText('the server was asked')).toBeVisible();
});

test('data of another build makes the browser load the page anew', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await page.route('**/simei.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ json: { ...data, build: '/assets/another.js' } });
  });
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page).toHaveTitle(/Simei/);
  expect(await isSameDocument()).toBe(false);
});
