import { expect, test, type Page } from 'playwright/test';
import { button, enquiries, expectKept, fillIn, stored, tooLong, unique } from './support/enquiry.ts';

// Without JavaScript, the form is an ordinary one, and after a mistake the function shows its own page.
test.use({ javaScriptEnabled: false });

async function expectErrorPage(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent yet');
  await expect(page.getByRole('alert')).toHaveText(reason);
  const phone = page.getByRole('main').getByRole('link', { name: '+65 0000 0000' });
  await expect(phone).toHaveAttribute('href', 'tel:+6500000000');
}

test('missing fields are shown; Enter twice, and sending again after Back, make one enquiry', async ({ page }) => {
  const message = unique('Twice');
  await page.goto('/contact');
  await test.step('the browser shows missing fields before it sends', async () => {
    await button(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Name')).toBeFocused();
    expect(await page.locator('form :invalid').count()).toBe(5);
  });
  await fillIn(page, message);
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter').catch(() => undefined);
  await expect(page).toHaveURL('/thank');
  await page.goBack();
  await expectKept(page, message);
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(await stored(message)).toBe(1);
  await page.goBack();
  await test.step('an enquiry that is too large gets a page with a way back to the typed text', async () => {
    await fillIn(page, tooLong);
    // The browser notes once a second what Back restores.
    await page.waitForTimeout(1_500);
    await button(page).click();
    await expectErrorPage(page, 'The message is too long. Please shorten it.');
    await page.goBack();
    await expectKept(page, tooLong);
  });
});

test('an enquiry with mistakes is shown with its values and messages, and can be sent again', async ({ page }) => {
  const message = unique('Fixed');
  const name = page.getByLabel('Name');
  await page.goto('/punggol');
  await fillIn(page, message);
  await name.fill('   ');
  await button(page).click();
  await expectErrorPage(page, 'Please correct the highlighted fields. Type your name.');
  await expect(name).toHaveAccessibleDescription('Type your name.');
  await expect(page.getByRole('link', { name: 'Back to Sapu' })).toHaveAttribute('href', /\/punggol$/);
  // A reload sends the form again, and the function refuses it again.
  await page.reload();
  await page.getByRole('alert').getByRole('link', { name: 'Type your name.' }).click();
  await expect(name).toBeFocused();
  await name.fill('Ana Tan');
  await expectKept(page, message);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL('/thank');
  expect(await enquiries(message)).toMatchObject([{ name: 'Ana Tan', area: 'Punggol', page: '/punggol' }]);
});
