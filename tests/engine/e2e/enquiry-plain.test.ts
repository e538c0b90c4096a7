import { expect, test } from 'playwright/test';
import { button, expectKept, fillIn, send, stored, unique } from './support/enquiry.ts';

/** More bytes than the function reads. This letter takes six in the body of a form, so the browser draws fewer letters. */
const tooLong = 'é'.repeat(90_000);

// Without JavaScript, the form is an ordinary one, and after a mistake the function shows its own page.
test.use({ javaScriptEnabled: false });

test('missing fields are shown; Enter twice, and sending again after Back, make one enquiry', async ({ page }) => {
  const message = unique('Twice');
  await page.goto('/contact');
  await test.step('the browser shows missing fields before it sends', async () => {
    await button(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Name')).toBeFocused();
    expect(await page.locator('form :is(input,select,textarea):invalid').count()).toBe(5);
  });
  await fillIn(page, message);
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter').catch(() => undefined);
  await expect(page).toHaveURL('/thank');
  await page.goBack();
  await expectKept(page, message);
  await send(page);
  expect(await stored(message)).toBe(1);
  await page.goBack();
  await test.step('an enquiry that is too large gets a page with a way back to the typed text', async () => {
    await fillIn(page, tooLong);
    // The browser notes once a second what Back restores.
    await page.waitForTimeout(1_500);
    await button(page).click();
    await expect(page.getByRole('alert')).toHaveText('The message is too long. Please shorten it.');
    await page.goBack();
    await expectKept(page, tooLong);
  });
});
