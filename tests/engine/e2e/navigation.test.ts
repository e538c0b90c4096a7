import { expect, test } from 'playwright/test';
import { watchConsole } from './support/client.ts';

test('an unknown address answers 404 with the not-found page and logs the attempted path', async ({ page }) => {
  const messages = watchConsole(page);
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('404', { exact: true }).first()).toBeAttached();
  await expect.poll(() => messages.join()).toContain('/no/such-page');
  // The client does not hydrate this page, so its links are ordinary ones.
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('an address that looks like that of another site stays on this one', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//Example.com#x`);
  await expect(page).toHaveURL(`${baseURL}//example.com#x`);
});

test('an address with capitals finds the page', async ({ page }) => {
  await page.goto('/Bugis?choice=hdb');
  await expect(page).toHaveURL('/bugis?choice=hdb');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bugis');
});
