import { expect, test } from 'playwright/test';
import { hydrate, markDocument, saveData, watchConsole } from './support/client.ts';

test('without prefetching, only the data of the visited pages is downloaded, once', async ({ page }) => {
  await saveData(page);
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) data.push(pathname);
  });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/about');
  await hydrate(page);
  for (const [name, path] of [
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  // The pointer may have passed over the link to the home page, but over no other link.
  expect(data.filter((path) => path !== '/index.json')).toEqual(['/about.json', '/contact.json']);
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

test('an old address redirects to its page', async ({ page }) => {
  await page.goto('/joo-koon');
  await expect(page).toHaveURL('/joon-koon');
});

test('a page that was deleted in the meantime is loaded from the server, which answers with the not-found page', async ({
  page,
}) => {
  await page.goto('/locations');
  await hydrate(page);
  await page.route('**/simei.json', (route) => route.fulfill({ status: 404 }));
  await page.route('**/simei', (route) => route.fulfill({ status: 404, body: 'the server was asked' }));
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByText('the server was asked')).toBeVisible();
});

test('data of another build makes the browser load the page from the server', async ({ page }) => {
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
