import { devices, expect, test, type BrowserContext, type Page } from 'playwright/test';

const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport, hasTouch, isMobile });

/** Find my area, read, ask for a quote, be thanked. */
async function travel(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page
    .locator('main')
    .getByRole('link', { name: /See all/ })
    .tap();
  await expect(heading).toHaveText('We go where the line goes');
  await page.getByRole('link', { name: /View Services in Bedok/ }).tap();
  await expect(heading).toHaveText('Part Time Maid Services in Bedok');
  await page.locator('summary', { hasText: 'How do I book?' }).tap();
  await expect(page.getByText('Fill in the form on this page')).toBeVisible();
  await page.getByLabel('Name').fill('Tan Mei Ling');
  await page.getByLabel('Email').fill('mei@example.com');
  await page.getByLabel('Phone').fill('9123 4567');
  await page.getByLabel('Service', { exact: true }).selectOption('Weekly Cleaning');
  await page.getByLabel('Message').fill(`Three rooms, every second week. ${Date.now()}`);
  await page.getByRole('button', { name: 'Get Your Free Quote' }).tap();
  await expect(heading).toHaveText('Thank you. Message received.');
  await expect(page).toHaveURL('/thank');
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor gets from the home page to the thank-you', ({ page }) => travel(page));
});

test('with scripts that stop coming a visitor gets from the home page to the thank-you', async ({ page }) => {
  const lost: string[] = [];
  await page.route('**/assets/chunks/**', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await travel(page);
  expect(lost).not.toEqual([]);
});

/** A line and a phone as slow as Lighthouse's: 150 ms there and back, 1.6 Mbit/s, a quarter of the processor. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page);
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('on Slow 4G and a slow phone a visitor gets from the home page to the thank-you', async ({ context, page }) => {
  test.slow();
  await slowDown(context, page);
  await travel(page);
});
