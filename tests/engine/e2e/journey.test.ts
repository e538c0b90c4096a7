import { devices, expect, test } from 'playwright/test';
import { enquiries, stored } from './support/enquiry.ts';
import { travel } from './support/travel.ts';

const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport, hasTouch, isMobile });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor gets from the home page to the thank-you page, and makes one enquiry', async ({ page }) => {
    const message = await travel(page);
    await page.reload();
    expect(await enquiries(message)).toMatchObject([{ area: 'Bedok', page: '/bedok', status: 'new' }]);
  });
});

test('if scripts cannot be loaded, a visitor gets from the home page to the thank-you page', async ({ page }) => {
  await page.route('**/assets/chunks/**', (route) => route.abort());
  const message = await travel(page);
  expect(await stored(message)).toBe(1);
});
