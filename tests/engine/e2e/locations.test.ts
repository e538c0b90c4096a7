import { expect, test } from 'playwright/test';
import { hydrate, markDocument } from './support/client.ts';

test('a station on the map opens its page', async ({ page }) => {
  await page.goto('/locations');
  await test.step('in place', async () => {
    await hydrate(page);
    const isSameDocument = await markDocument(page);
    await page.locator('svg.line-map').getByRole('link', { name: 'Pioneer' }).click();
    await expect(page).toHaveTitle(/in Pioneer /);
    expect(await isSameDocument()).toBe(true);
  });

  await test.step('the station has one tab stop, and Enter opens its page', async () => {
    await page.goto('/locations');
    const station = page.getByRole('group', { name: /Line diagram/ }).getByRole('link', { name: 'Bugis' });
    await expect(station).toHaveCount(1);
    await station.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/in Bugis /);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the map work', async ({ page }) => {
    await page.goto('/locations');
    await page.locator('svg.line-map').getByRole('link', { name: 'Pioneer' }).click();
    await expect(page).toHaveURL('/pioneer');
  });
});
