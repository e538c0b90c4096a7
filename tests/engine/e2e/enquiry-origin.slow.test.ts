import { expect, test, type Page } from 'playwright/test';
import { hydrate, openHydrated, watchConsole } from './support/client.ts';
import { fields } from './support/enquiry.ts';

const area = (page: Page) => page.locator('form[method=post] [name=area]');

const headings = { 'About Us': 'The people from block 20', 'Contact Us': 'Contact Us' };

/** Opens a page in place, and waits for its heading, because its form is like that of other pages. */
async function follow(page: Page, name: keyof typeof headings): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[name]);
}

test('from a service page, the form has the service selected, in place and after a full load', async ({ page }) => {
  const { Service: service } = fields(page);
  const messages = watchConsole(page);
  await openHydrated(page, '/move-in-out-cleaning');
  await follow(page, 'Contact Us');
  await expect(service).toHaveValue('Move In/Out Cleaning');
  // After a full load, and a reload.
  await page.goto('/move-in-out-cleaning');
  await page.evaluate(() => location.assign('/contact'));
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState();
  await expect(service).toHaveValue('Move In/Out Cleaning');
  await page.reload();
  // A service that the visitor has selected stays selected, also on another page and back.
  await service.selectOption('Other');
  await hydrate(page);
  await expect(service).toHaveValue('Other');
  await follow(page, 'About Us');
  await follow(page, 'Contact Us');
  await expect(service).toHaveValue('Other');
  // From other pages nothing is selected, and no address names the previous page.
  await page.reload();
  await hydrate(page);
  await follow(page, 'About Us');
  await follow(page, 'Contact Us');
  await expect(page).toHaveURL('/contact');
  await expect(service).toHaveValue('');
  await expect(area(page)).toHaveValue('');
  expect(messages).toEqual([]);
});
