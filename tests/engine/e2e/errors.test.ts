import { expect, test } from 'playwright/test';
import { hydrate, saveData } from './support/client.ts';

test('a page whose data cannot be had is tried three times more, then the error screen says why', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  let requests = 0;
  await page.route('**/simei.json', (route) => {
    requests += 1;
    return route.fulfill({ status: 503 });
  });
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('503')).toBeVisible();
  expect(requests).toBe(4);
});

test('data that comes back after a failure is used', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  let requests = 0;
  await page.route('**/simei.json', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page).toHaveTitle(/Simei/);
  expect(requests).toBe(2);
});

test("an answer without data is 'data is undefined'", async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  await page.route('**/simei.json', (route) => route.fulfill({ json: {} }));
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByText('data is undefined')).toBeVisible({ timeout: 20_000 });
});

test('a visitor who is offline is told so at once, and the page comes when the line is back', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto('/locations');
  await hydrate(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /0000 0000/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Simei');
  await expect(page).toHaveTitle(/Simei/);
});

test('a page that failed is tried again by its button', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  await page.route('**/simei.json', (route) => route.fulfill({ json: {} }));
  await page.getByRole('link', { name: /View Services in Simei/ }).click();
  await expect(page.getByText('data is undefined')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/simei.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Part Time Maid Services in Simei' })).toBeVisible();
  await expect(page).toHaveTitle(/Simei/);
});
