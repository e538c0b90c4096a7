import { expect, test, type Page } from 'playwright/test';
import { button, databaseUrl, enquiries, expectKept, fillIn, stored, tooLong, unique } from './support/enquiry.ts';
import { serveSite, startDatabaseProxy } from './support/server.ts';

// Without JavaScript, the form is an ordinary one, and after a mistake the function shows its own page.
test.use({ javaScriptEnabled: false });

async function expectErrorPage(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent yet');
  await expect(page.getByRole('alert')).toHaveText(reason);
  await expect(page.getByRole('main').getByRole('link', { name: '+65 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+6500000000',
  );
}

test('missing fields are shown before sending, too much text after it; Enter twice, and sending again after Back, make one enquiry', async ({
  page,
}) => {
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
    await button(page).click();
    await expectErrorPage(page, 'The message is too long. Please shorten it.');
    await page.goBack();
    await expectKept(page, tooLong);
  });
});

test('an enquiry with mistakes is shown again with its values and messages, and can be sent again', async ({
  page,
}) => {
  const message = unique('Fixed');
  await page.goto('/punggol');
  await fillIn(page, message);
  await page.getByLabel('Name').fill('   ');
  await button(page).click();
  await expectErrorPage(page, 'Please correct the highlighted fields. Type your name.');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Type your name.');
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('+65 8000 0000');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Weekly Cleaning');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expect(page.getByRole('link', { name: 'Back to Sapu' })).toHaveAttribute('href', /\/punggol$/);
  // A reload sends the form again, and the function refuses it again.
  await page.reload();
  await page.getByRole('alert').getByRole('link', { name: 'Type your name.' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ana');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL('/thank');
  expect(await enquiries(message)).toMatchObject([{ name: 'Ana', area: 'Punggol', page: '/punggol' }]);
});

test('while the database is down the typed text is kept, and a reload sends it later, once', async ({ page }) => {
  const message = unique('Plain and down');
  const line = await startDatabaseProxy(databaseUrl());
  const url = new URL(databaseUrl());
  url.port = String(line.port);
  const site = await serveSite(url.href);
  await line.cut();
  await page.goto(`${site.url}/contact`);
  await fillIn(page, message);
  await button(page).click();
  await expectErrorPage(page, 'The message could not be stored just now. Please try again in a minute, or call us.');
  await expectKept(page, message);
  await line.restore();
  await page.reload();
  await expect(page).toHaveURL(`${site.url}/thank`);
  await page.goBack();
  await button(page).click();
  await expect(page).toHaveURL(`${site.url}/thank`);
  expect(await stored(message)).toBe(1);
  await site.stop();
  await line.cut();
});
