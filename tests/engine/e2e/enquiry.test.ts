import { expect, test } from 'playwright/test';
import { hold, nextFrames, openHydrated, watchConsole } from './support/client.ts';
import { functionUrlPattern, button, enquiries, fields, fillIn, stored, unique } from './support/enquiry.ts';

test('an enquiry from an area page is stored with its area, and the thank-you page opens', async ({ page }) => {
  const message = unique('From Punggol');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await openHydrated(page, '/punggol');
  await fillIn(page, message);
  // A form that is sent within a second counts as spam.
  await page.clock.fastForward(1_000);
  await button(page).dblclick();
  await expect(page).toHaveURL('/thank');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Message received.');
  expect(await enquiries(message)).toEqual([
    { name: 'Ana Tan', service: 'Weekly Cleaning', area: 'Punggol', page: '/punggol', status: 'new' },
  ]);
  // A double click is one request.
  expect(asked.filter((url) => url.endsWith('/send-contact-email'))).toHaveLength(1);

  await test.step('the typed text is never in an address or stored in the browser, as the privacy notice promises', async () => {
    const typed = ['Ana', 'ana@example.com', '8000', message].flatMap((text) => [text, encodeURIComponent(text)]);
    expect(asked.filter((url) => typed.some((text) => url.includes(text)))).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(async () => [sessionStorage.length, (await caches.keys()).length])).toEqual([0, 0]);
  });

  await test.step('the form is empty after it was sent', async () => {
    await page.getByRole('link', { name: 'Contact Again' }).click();
    await expect(page).toHaveURL('/contact');
    for (const field of Object.values(fields(page))) await expect(field).toHaveValue('');
  });
});

test('a form that is being sent cannot be changed; a page opened meanwhile stays open', async ({ page }) => {
  const messages = watchConsole(page);
  const message = unique('Slow');
  const answer = await hold(page, functionUrlPattern);
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await page.getByLabel('Phone').focus();
  // Enter in a field also sends the form, once. The field then becomes disabled and cannot keep the focus.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText(/^Sending\.\.\.\s*$/);
  const form = page.locator('form[method=post]');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await form.locator('summary').click();
  await form.locator('[value="post-renovation-cleaning.landed"]').click({ force: true });
  await expect(form.locator(':is(button,input,select,textarea):enabled,input:checked')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  expect(await stored(message)).toBe(0);

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle('About | Sapu');
  const answered = page.waitForResponse(functionUrlPattern);
  answer();
  await answered;
  await expect.poll(() => stored(message)).toBe(1);
  await nextFrames(page);
  await expect(page).toHaveURL('/about');
  expect(messages).toEqual([]);
});

test('while the form of an area page is sent, its price board and block wait too, until a failure', async ({
  page,
}) => {
  let refuse = async (): Promise<void> => undefined;
  await page.route(functionUrlPattern, (route) => {
    refuse = () => route.fulfill({ status: 503, json: { error: 'refused', message: 'The shelf is full.' } });
  });
  await openHydrated(page, '/punggol');
  await fillIn(page, unique('Waits'));
  const block = page.getByLabel('Your block');
  await block.fill('9 Corals');
  const outside = page.locator('#board [type=radio],#block :is(input,button)');
  const count = await outside.count();
  const asked = page.waitForRequest(functionUrlPattern);
  await button(page).click();
  await asked;
  await expect(button(page)).toBeDisabled();
  await outside.nth(1).evaluate((cell: HTMLInputElement) => cell.click());
  await expect(outside.and(page.locator(':enabled,:checked'))).toHaveCount(0);
  await expect(fields(page).Service).toHaveValue('Weekly Cleaning');
  await refuse();
  await expect(button(page)).toBeFocused();
  await expect(outside.and(page.locator(':enabled'))).toHaveCount(count);
  await expect(block).toHaveValue('9 Corals');
});
