import { devices, expect, test, type BrowserContext, type Page } from 'playwright/test';
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

test('if scripts cannot be loaded any more, a visitor gets from the home page to the thank-you page', async ({
  page,
}) => {
  const lost: string[] = [];
  await page.route('**/assets/chunks/**', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  const message = await travel(page);
  expect(lost).not.toEqual([]);
  expect(await stored(message)).toBe(1);
});

/** A connection and a phone as slow as in Lighthouse: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page);
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('on Slow 4G and a slow phone, a visitor gets from the home page to the thank-you page', async ({
  context,
  page,
}) => {
  test.slow();
  await slowDown(context, page);
  await travel(page);
});
