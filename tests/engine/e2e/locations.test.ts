import { expect, test } from 'playwright/test';
import { hydrate, markDocument } from './support/client.ts';

test('a station on the map opens its page in place, and has one tab stop', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await page.locator('svg.line-map').getByRole('link', { name: 'Pioneer' }).click();
  await expect(page).toHaveTitle(/in Pioneer /);
  expect(await isSameDocument()).toBe(true);

  await page.goto('/locations');
  const station = page.getByRole('group', { name: /Line diagram/ }).getByRole('link', { name: 'Bugis' });
  await expect(station).toHaveCount(1);
  await station.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/in Bugis /);
});
