import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

const action = '**/functions/v1/send-contact-email';

/** Types a whole enquiry; the message tells it from others. */
async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ana Tan');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('+65 8000 0000');
  await page.getByLabel('Service', { exact: true }).selectOption('Weekly Cleaning');
  await page.getByLabel('Message').fill(message);
}

const button = (page: Page) => page.locator('form button[type=submit]');
const unique = (title: string) => `${title} ${Date.now()}`;

/** How often a message stands in the list of what was stored. */
async function stored(page: Page, message: string): Promise<number> {
  const response = await page.request.get('/_local');
  return (await response.text()).split(message).length - 1;
}

test('an enquiry from an area page is stored with its area, and the visitor is thanked', async ({ page }) => {
  const message = unique('From Punggol');
  await page.goto('/punggol');
  await hydrate(page);
  await fillIn(page, message);
  await button(page).dblclick();
  await expect(page).toHaveURL('/thank');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Message received.');
  expect(await stored(page, message)).toBe(1);
  expect(await (await page.request.get('/_local')).text()).toContain(`<td>Punggol</td><td>${message}</td>`);
});

test('while it is sent nothing can be changed, the focus stays, and it is said', async ({ page }) => {
  await page.route(action, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, unique('Slow'));
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  }
  await expect(page).toHaveURL('/thank');
});

test('a failure is said, keeps every value, and the next try is the same enquiry', async ({ page }) => {
  const message = unique('Failed');
  const ids: string[] = [];
  await page.route(action, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    // The first time it is stored, and the answer is lost.
    if (ids.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  await button(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
  await expect(toast).toContainText('Error');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Weekly Cleaning');
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await stored(page, message)).toBe(1);
});

test('mistakes are said beside the fields and in a summary that takes the focus', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  await page.getByLabel('Email').fill('nobody');
  await button(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please mend these 5 fields' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Type an email address such as name@example.com.' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Type an email address such as name@example.com.');
  await email.fill('ana@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toContainText('Please mend these 4 fields');
});

test('what the function finds wrong stands beside the field', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, 'x'.repeat(10_001));
  await button(page).click();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Shorten this to 10000 characters.');
});

test('the client of the backend is fetched when the form is sent, not before', async ({ page }) => {
  const before = new Set<string>();
  page.on('request', (request) => before.add(request.url()));
  await page.goto('/contact');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const seen = new Set(before);
  await fillIn(page, unique('Lazy'));
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  const later = [...before].filter((url) => !seen.has(url) && url.endsWith('.js'));
  const texts = later.map((url) => readFileSync(`dist/client${new URL(url).pathname}`, 'utf8'));
  expect(texts.some((text) => text.includes('FunctionsFetchError'))).toBe(true);
});

test('nothing that is typed gets into an address or stays in the browser, as the privacy notice says', async ({
  page,
}) => {
  const message = unique('Private');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(await stored(page, message)).toBe(1);
  const typed = ['Ana', 'ana@example.com', '8000', message].flatMap((text) => [text, encodeURIComponent(text)]);
  expect(asked.filter((url) => typed.some((text) => url.includes(text)))).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(async () => [sessionStorage.length, (await caches.keys()).length])).toEqual([0, 0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is stored, and the visitor is thanked', async ({ page }) => {
    const message = unique('Plain');
    await page.goto('/bedok');
    await fillIn(page, message);
    await button(page).click();
    await expect(page).toHaveURL('/thank');
    expect(await stored(page, message)).toBe(1);
  });

  test('one that is not taken comes back with its values and the reasons, and can be sent again', async ({ page }) => {
    const message = unique('Mended');
    await page.goto('/contact');
    await fillIn(page, message);
    await page.getByLabel('Name').fill('   ');
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent yet');
    await expect(page.getByText('Type your name.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(message);
    await page.getByLabel('Name').fill('Ana');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL('/thank');
    expect(await stored(page, message)).toBe(1);
  });
});
