import { expect, test } from 'playwright/test';
import { hydrate, markDocument } from './support/client.ts';

const answers = [
  ['82', 'Punggol (0.6 km)'],
  ['05', 'Chinatown (0.1 km)'],
  ['73', 'Other areas on request'],
  ['99', 'Other areas on request'],
] as const;

test('a postcode is answered with the nearest area, and a station on the map opens its page', async ({ page }) => {
  await page.goto('/locations');
  for (const [typed, answer] of answers) {
    await page.getByLabel('First two digits of your postcode').fill(typed);
    await expect(page.locator('.postcode-answer')).toContainText(answer);
  }

  await test.step('in place', async () => {
    await hydrate(page);
    const isSameDocument = await markDocument(page);
    await page.locator('svg.line-map').getByRole('link', { name: 'Pioneer' }).click();
    await expect(page).toHaveTitle(/in Pioneer /);
    expect(await isSameDocument()).toBe(true);
  });

  await test.step('it is reached once by the keyboard and opened by Enter', async () => {
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

  test('the map leads on, and the postcodes are a list of links', async ({ page }) => {
    await page.goto('/locations');
    await expect(page.getByLabel('First two digits of your postcode')).toBeHidden();
    await page.getByText('All postcodes').click();
    await expect(page.locator('.sectors').getByRole('link', { name: 'Punggol' }).first()).toBeVisible();
    await page.locator('svg.line-map').getByRole('link', { name: 'Pioneer' }).click();
    await expect(page).toHaveURL('/pioneer');
  });
});
