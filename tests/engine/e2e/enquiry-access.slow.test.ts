import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { hydrate } from './support/client.ts';
import { functionUrlPattern, button, fillIn, toast, tooLong, unique } from './support/enquiry.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// The tests of the content check the form before it is used, on every page and at both widths. Its parts are the same
// on all pages.
test('the form is accessible in every state on a phone', async ({ page }) => {
  const is = (state: string) => test.step(state, () => expectAccessible(page));
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/contact');
  await hydrate(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Service', { exact: true }).selectOption('Other');
  await expect(page.getByText('That works.')).toHaveCount(2);
  await is('with mistakes, of which some are fixed');

  let fail = (): void => undefined;
  await page.route(functionUrlPattern, (route) => (fail = () => void route.abort()));
  await fillIn(page, unique('Accessible'));
  await button(page).click();
  await expect(button(page)).toHaveText(/^Sending/);
  await is('sending');

  fail();
  await expect(toast(page)).toBeFocused();
  await is('failed');
});

test.describe('without scripts', () => {
  // axe is a script itself, so JavaScript stays on and only the scripts of the site are blocked.
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test("the function's own page and the local list of enquiries are accessible", async ({ page, request }) => {
    const message = unique('Listed');
    const visitor = { name: 'Ana Tan', email: 'ana@example.com', phone: '+65 8000 0000', service: 'Weekly Cleaning' };
    expect((await request.post('/functions/v1/send-contact-email', { data: { ...visitor, message } })).status()).toBe(
      200,
    );
    await page.goto('/_local');
    await expect(page.getByRole('cell', { name: message })).toHaveCount(1);
    // The rows are alike, and axe needs seconds for those of all other tests.
    await page.locator('tr:nth-child(n + 4)').evaluateAll((rows) => rows.forEach((row) => row.remove()));
    await test.step('the local list', () => expectAccessible(page));

    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/contact');
    await fillIn(page, unique('Mistaken'));
    await page.getByLabel('Phone').fill(' ');
    await page.getByLabel('Name').fill(' ');
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent yet');
    await expectAccessible(page);
    await page.getByLabel('Phone').fill(tooLong);
    await page.getByLabel('Name').fill('Ana');
    await button(page).click();
    await expect(page.getByRole('alert')).toHaveText('The message is too long. Please shorten it.');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });
});
