import { expect, test, type Page } from 'playwright/test';
import { hydrate, markDocument } from './support/client.ts';
import { totalShift, watchShifts } from './support/shifts.ts';

const street = (page: Page) => page.locator('#east-west-line-east');
const dot = (page: Page, name: string) => street(page).getByRole('navigation').getByRole('link', { name });
const link = (page: Page, name: string) =>
  page.locator('.stop').getByRole('link', { name: `View Services in ${name}` });
/** How far the middle of a stop is from the middle of the window, where the train is. */
const fromTrain = (page: Page, slug: string) => async () => {
  const { x, width } = (await page.locator(`#at-${slug}`).boundingBox())!;
  return Math.abs(x + width / 2 - page.viewportSize()!.width / 2);
};
const expectAtTrain = (page: Page, slug: string) => expect.poll(fromTrain(page, slug)).toBeLessThan(2);

test('a street rides by its arrows, also before hydration, by the keyboard, the finder and its dots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/locations');
  const next = street(page).getByRole('button', { name: 'Next stop' });
  await next.click();
  await expectAtTrain(page, 'bugis');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await next.click();
  await expectAtTrain(page, 'bedok');
  await expect(dot(page, 'Bedok')).toHaveAttribute('aria-current', 'true');

  await link(page, 'City Hall').focus();
  await page.keyboard.press('ArrowRight');
  await expect(link(page, 'Bugis')).toBeFocused();
  await expectAtTrain(page, 'bugis');

  await page.getByLabel('Your postcode').fill('460123');
  await page.keyboard.press('Enter');
  await expectAtTrain(page, 'bedok');

  await dot(page, 'Simei').click();
  await expectAtTrain(page, 'simei');
  await expect(dot(page, 'Simei')).toHaveAttribute('aria-current', 'true');
  await link(page, 'Simei').click();
  await expect(page).toHaveTitle(/in Simei /);
  expect(await isSameDocument()).toBe(true);
});

test('a swipe rides to a stop and no further than its middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations');
  await link(page, 'City Hall').scrollIntoViewIfNeeded();
  await link(page, 'City Hall').hover();
  await page.mouse.wheel(300, 0);
  await expectAtTrain(page, 'bugis');
});

test('a street far below is not laid out, and an address of one of its stops leads there', async ({ page }) => {
  const isLaidOut = () =>
    dot(page, 'Bedok').evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto('/locations');
  await hydrate(page);
  expect(await isLaidOut()).toBe(false);
  await page.goto('/locations#at-bedok');
  await expectAtTrain(page, 'bedok');
  await expect(page.locator('#at-bedok')).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
  await hydrate(page);
  await expect(dot(page, 'Bedok')).toHaveAttribute('aria-current', 'true');
});

test('the pictures move nothing when they arrive, and not all of them load before the ride', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/art/stop-')) pictures.add(request.url());
  });
  await page.addInitScript(watchShifts);
  await page.goto('/locations', { waitUntil: 'networkidle' });
  expect(pictures.size).toBeLessThan(9);
  await dot(page, 'Simei').click();
  await expectAtTrain(page, 'simei');
  expect((await totalShift(page)).score).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('a dot rides, a choice shows the same stops as a grid, and a low window has no street', async ({ page }) => {
    await page.goto('/locations');
    await dot(page, 'Bedok').click();
    await expectAtTrain(page, 'bedok');
    await page.getByText('Grid', { exact: true }).click();
    const strip = street(page).locator('.strip');
    await expect(strip).toHaveCSS('overflow-x', 'visible');
    await expect(street(page).locator('.ride-train')).toBeHidden();
    await page.getByText('Ride', { exact: true }).click();
    await expect(strip).toHaveCSS('overflow-x', 'auto');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(strip).toHaveCSS('overflow-x', 'visible');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(strip).toHaveCSS('overflow-x', 'visible');
  });
});
