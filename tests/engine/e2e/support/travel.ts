import { expect, type Page } from 'playwright/test';

/**
 * Goes from the home page to an area page, sends the form, and reaches the thank-you page. `address` is the origin of
 * the site, if it is not the usual one of the tests. Returns the message of the enquiry.
 */
export async function travel(page: Page, address = ''): Promise<string> {
  const message = `Three rooms, every second week. ${Date.now()}`;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${address}/`);
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
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Get Your Free Quote' }).tap();
  await expect(heading).toHaveText('Thank you. Message received.');
  await expect(page).toHaveURL(`${address}/thank`);
  return message;
}
