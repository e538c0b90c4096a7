import { expect, test, type Page } from 'playwright/test';
import { hydrate, loadMotion, markDocument } from './support/client.ts';
import { totalShift, watchShifts } from './support/shifts.ts';

const street = (page: Page) => page.locator('#east-west-line-east');
const dot = (page: Page, name: string) => street(page).getByRole('navigation').getByRole('link', { name });
const link = (page: Page, name: string) =>
  page.locator('.stop').getByRole('link', { name: `View Services in ${name}` });
/** Whether the line shows where its ride is. */
const disc = (page: Page) =>
  street(page)
    .locator('nav ol')
    .evaluate((list) => getComputedStyle(list, '::after').visibility);
/** How far the middle of a stop is from the middle of the window, where the train is. */
const fromTrain = (page: Page, slug: string) => async () => {
  const { x, width } = (await page.locator(`#at-${slug}`).boundingBox())!;
  return Math.abs(x + width / 2 - page.viewportSize()!.width / 2);
};
/** Chooses a layout of the locations: the one that is not chosen is a click away. */
const choose = (page: Page, layout: 'Ride' | 'Grid') => page.getByText(layout, { exact: true }).click();
const strip = (page: Page) => street(page).locator('.strip');
const expectRide = (page: Page) => expect(strip(page)).toHaveCSS('overflow-x', 'auto');
const expectGrid = (page: Page) => expect(strip(page)).toHaveCSS('overflow-x', 'visible');
const expectAtTrain = (page: Page, slug: string) => expect.poll(fromTrain(page, slug)).toBeLessThan(2);

test('a street rides by its arrows, also before hydration, by the finder and its dots, and the Tab key goes along it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/locations');
  await choose(page, 'Ride');
  const next = street(page).getByRole('button', { name: 'Next stop' });
  await next.click();
  await expectAtTrain(page, 'bugis');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await next.click();
  await expectAtTrain(page, 'bedok');
  await expect(dot(page, 'Bedok')).toHaveAttribute('aria-current', 'true');

  await link(page, 'Bedok').focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Simei')).toBeFocused();
  await expect(link(page, 'Simei')).toBeInViewport();

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

test('quick presses of an arrow ride as many stops; at an end its arrow is off; a dot keeps the map of the line in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/locations');
  await loadMotion(page);
  expect(await disc(page)).toBe('hidden');
  await choose(page, 'Ride');
  await expect.poll(() => disc(page)).toBe('visible');
  await hydrate(page);
  const arrow = (name: string) => street(page).getByRole('button', { name });
  await expect(arrow('Previous stop')).toBeDisabled();
  await arrow('Next stop').evaluate((button: HTMLElement) => [1, 2, 3, 4].forEach(() => button.click()));
  await expectAtTrain(page, 'simei');
  await expect(arrow('Next stop')).toBeDisabled();
  await expect(arrow('Previous stop')).toBeEnabled();
  for (const name of ['Bugis', 'Bedok']) {
    await dot(page, name).click();
    await expectAtTrain(page, name.toLowerCase());
    await expect(dot(page, name)).toBeInViewport();
  }
});

test('on a phone the grid has two columns, and with text of twice the size one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const columns = () =>
    page
      .locator('.stop-list')
      .last()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  await page.goto('/locations');
  expect((await columns()).split(' ')).toHaveLength(2);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await columns()).split(' ')).toHaveLength(1);
});

test('Back brings the ride and its place in the street back, at the height where the page was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/locations');
  await choose(page, 'Ride');
  await dot(page, 'Bugis').click();
  await expectAtTrain(page, 'bugis');
  await street(page).getByRole('button', { name: 'Next stop' }).click();
  await expectAtTrain(page, 'bedok');
  const isSameDocument = await markDocument(page);
  await link(page, 'Bedok').scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => scrollY);
  await link(page, 'Bedok').click();
  await expect(page).toHaveTitle(/in Bedok /);
  await page.goBack();
  await expectRide(page);
  expect(await fromTrain(page, 'bedok')()).toBeLessThan(2);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
  await expect(dot(page, 'Bedok')).toHaveAttribute('aria-current', 'true');
  expect(await isSameDocument()).toBe(true);
  await page.reload();
  await expectRide(page);
});

test('the button to all locations shows the grid, and Back the ride again', async ({ page }) => {
  await page.goto('/locations');
  await expectGrid(page);
  await choose(page, 'Ride');
  await expectRide(page);
  await hydrate(page);
  for (let times = 1; times <= 2; times += 1) {
    await page.getByRole('link', { name: 'See all locations' }).click();
    await expect(page).toHaveURL('/locations#locations');
    await expectGrid(page);
    await expect(page.locator('#locations')).toBeInViewport();
    await page.goBack();
    await expectRide(page);
  }
});

test('the grid loads no pictures of the ride; those that the ride loads move nothing, and not all come at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures = new Set<string>();
  page.on('request', (request) => {
    // Of the grid and of the footer.
    if (/\/art\/(?!bay|night|glyphs)/.test(request.url())) pictures.add(request.url());
  });
  const stops = () => [...pictures].filter((url) => url.includes('/art/stop-'));
  await page.addInitScript(watchShifts);
  await page.goto('/locations', { waitUntil: 'networkidle' });
  expect([...pictures]).toEqual([]);
  await choose(page, 'Ride');
  await expect.poll(() => stops().length).toBeGreaterThan(0);
  await hydrate(page);
  expect(stops().length).toBeLessThan(9);
  // A swipe rides to a stop and no further than its middle.
  await link(page, 'City Hall').scrollIntoViewIfNeeded();
  await link(page, 'City Hall').hover();
  await page.mouse.wheel(300, 0);
  await expectAtTrain(page, 'bugis');
  expect((await totalShift(page)).score).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the cards are a grid; a choice shows them as a ride, in which a dot rides; a low window and paper have no street', async ({
    page,
  }) => {
    await page.goto('/locations');
    await expectGrid(page);
    await expect(street(page).locator('.ride-train')).toBeHidden();
    await dot(page, 'Bugis').click();
    await expect(link(page, 'Bugis')).toBeInViewport();
    await choose(page, 'Ride');
    await expectRide(page);
    await dot(page, 'Bedok').click();
    await expectAtTrain(page, 'bedok');
    await page.setViewportSize({ width: 844, height: 390 });
    await expectGrid(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expectGrid(page);
    await page.emulateMedia({ media: 'screen' });
    await choose(page, 'Grid');
    await expectGrid(page);
  });
});
