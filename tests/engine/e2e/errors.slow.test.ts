import { expect, test, type Page } from 'playwright/test';
import { hydrate, markDocument, pretendOffline, saveData } from './support/client.ts';

const errorOf = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const dataOf = (area: string) => `**/${area.toLowerCase()}.json`;
const open = (page: Page, area: string) =>
  page.getByRole('link', { name: new RegExp(`View Services in ${area}`) }).click();
const isThere = async (page: Page, area: string) => (await page.title()).includes(area);

/** Advances the clock by 1 s at a time, past the pauses between retries, until a condition is true. */
async function letTimePass(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return isEnough();
      },
      { intervals: [50] },
    )
    .toBe(true);
}

/** Goes back to the list of areas, in place. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveTitle('Locations | Sapu');
}

test('data that cannot be loaded is requested again, and the error screen shows the reason', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await saveData(page);
  await page.goto('/locations');
  await hydrate(page);
  const isSameDocument = await markDocument(page);

  await test.step('data that is loaded after a failure is shown', async () => {
    let requests = 0;
    await page.route(dataOf('Bedok'), (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await open(page, 'Bedok');
    await letTimePass(page, () => isThere(page, 'Bedok'));
    expect(requests).toBe(2);
  });

  await goBack(page);
  await test.step('data that cannot be loaded is requested three more times, then the error screen shows the reason', async () => {
    let requests = 0;
    await page.route(dataOf('Pioneer'), (route) => {
      requests += 1;
      return route.fulfill({ status: 503 });
    });
    await open(page, 'Pioneer');
    await letTimePass(page, () => errorOf(page).isVisible());
    await expect(page.getByText('503')).toBeVisible();
    expect(requests).toBe(4);
  });
  await goBack(page);
  expect(await isSameDocument()).toBe(true);
  await test.step("an answer without data shows 'data is undefined', and the button loads the page again, also if the browser takes itself to be offline", async () => {
    await page.route(dataOf('Bugis'), (route) => route.fulfill({ json: {} }));
    await open(page, 'Bugis');
    await letTimePass(page, () => errorOf(page).isVisible());
    await expect(page.getByText('data is undefined')).toBeVisible();
    await page.unroute(dataOf('Bugis'));
    await pretendOffline(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Part Time Maid Services in Bugis' })).toBeVisible();
    await expect(page).toHaveTitle(/Bugis/);
  });

  // The button loaded the page from the server, so the client starts again here, once the page has loaded.
  await page.waitForLoadState();
  await hydrate(page);
  await test.step('the link to the home page loads it from the server, because the client may be the cause', async () => {
    const isSame = await markDocument(page);
    await page.route(dataOf('about'), (route) => route.fulfill({ json: {} }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await letTimePass(page, () => errorOf(page).isVisible());
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(errorOf(page)).toBeHidden();
    expect(await isSame()).toBe(false);
  });

  await page.waitForLoadState();
  await hydrate(page);
  await test.step('offline, the error screen is shown at once, and the page loads when the connection is back', async () => {
    await context.setOffline(true);
    await open(page, 'Chinatown');
    await expect(errorOf(page)).toBeFocused();
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /0000 0000/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Chinatown');
    await expect(page).toHaveTitle(/Chinatown/);
  });
});

// Without routes, which turn the browser's cache off.
test('offline, a page whose code was never loaded is an error screen, although the open page is in the cache', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto('/contact');
  await hydrate(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(errorOf(page)).toBeFocused();
  await expect(page.getByText('You are offline.')).toBeVisible();
});
