import { expect, test, type Page } from 'playwright/test';
import { hydrate, saveData } from './support/client.ts';

const data = '**/simei.json';
const errorOf = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const openSimei = (page: Page) => page.getByRole('link', { name: /View Services in Simei/ }).click();
const isThere = async (page: Page) => (await page.title()).includes('Simei');

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await saveData(page);
  await page.goto('/locations');
  await hydrate(page);
});

/** Lets the seconds between two tries go by, until something is so. */
async function letTimePass(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return isEnough();
      },
      { intervals: [50] },
    )
    .toBe(true);
}

test('a page whose data cannot be had is tried three times more, then the error screen says why', async ({ page }) => {
  let requests = 0;
  await page.route(data, (route) => {
    requests += 1;
    return route.fulfill({ status: 503 });
  });
  await openSimei(page);
  await letTimePass(page, () => errorOf(page).isVisible());
  await expect(page.getByText('503')).toBeVisible();
  expect(requests).toBe(4);
});

test('data that comes back after a failure is used', async ({ page }) => {
  let requests = 0;
  await page.route(data, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await openSimei(page);
  await letTimePass(page, () => isThere(page));
  expect(requests).toBe(2);
});

test("an answer without data is 'data is undefined', and the page is tried again by its button", async ({ page }) => {
  await page.route(data, (route) => route.fulfill({ json: {} }));
  await openSimei(page);
  await letTimePass(page, () => errorOf(page).isVisible());
  await expect(page.getByText('data is undefined')).toBeVisible();
  await page.unroute(data);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Part Time Maid Services in Simei' })).toBeVisible();
  await expect(page).toHaveTitle(/Simei/);
});

test('a visitor who is offline is told so at once, and the page comes when the line is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await openSimei(page);
  await expect(errorOf(page)).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /0000 0000/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Simei');
  await expect(page).toHaveTitle(/Simei/);
});
