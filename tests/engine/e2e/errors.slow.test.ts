import { expect, test, type Page } from 'playwright/test';
import { hydrate, markDocument, openHydrated, pretendOffline, saveData } from './support/client.ts';

const errorOf = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const isFailed = (page: Page) => errorOf(page).isVisible();
const dataOf = (area: string) => `**/${area}.json`;
/** By a key: on a busy machine a street may still move under the mouse, and the stop beside would be opened. */
const open = (page: Page, area: string) => page.locator('.stop').getByRole('link', { name: area }).press('Enter');

/** Advances the clock by 1 s at a time, past the pauses between retries, until a condition is true. */
const letTimePass = (page: Page, isEnough: () => Promise<boolean>) =>
  expect.poll(() => page.clock.fastForward(1_000).then(isEnough), { intervals: [50] }).toBe(true);

test('data that fails to load is requested again; then the error screen shows the reason', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await saveData(page);
  await openHydrated(page, '/locations');
  const isSameDocument = await markDocument(page);
  /** Opens an area whose data is answered with status 503 the first `failing` times. Returns the number of requests. */
  async function openFailing(area: string, failing: number, isEnough: () => Promise<boolean>): Promise<number> {
    let requests = 0;
    await page.route(dataOf(area.toLowerCase()), (route) => {
      requests += 1;
      return requests > failing ? route.continue() : route.fulfill({ status: 503 });
    });
    await open(page, area);
    await letTimePass(page, isEnough);
    return requests;
  }
  async function goBack(): Promise<void> {
    await page.goBack();
    await expect(page).toHaveTitle('Locations | Sapu');
  }

  await test.step('data that is loaded after a failure is shown', async () => {
    expect(await openFailing('Bedok', 1, async () => (await page.title()).includes('Bedok'))).toBe(2);
    await goBack();
  });
  await test.step('data that cannot be loaded is requested three more times, then the error screen shows the reason', async () => {
    expect(await openFailing('Pioneer', 9, () => isFailed(page))).toBe(4);
    await expect(page.getByText('503')).toBeVisible();
    await goBack();
    expect(await isSameDocument()).toBe(true);
  });
  await test.step("an answer without data shows 'data is undefined', and the button loads the page again, also if the browser takes itself to be offline", async () => {
    await page.route(dataOf('bugis'), (route) => route.fulfill({ json: {} }));
    await open(page, 'Bugis');
    await letTimePass(page, () => isFailed(page));
    await expect(page.getByText('data is undefined')).toBeVisible();
    await page.unroute(dataOf('bugis'));
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
    await letTimePass(page, () => isFailed(page));
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
    await expect(page.getByRole('main').getByRole('link', { name: /0000 0000/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Chinatown');
    await expect(page).toHaveTitle(/Chinatown/);
  });
});
