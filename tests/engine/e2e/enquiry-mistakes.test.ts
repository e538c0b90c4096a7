import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { button, fillIn, stored, unique } from './support/enquiry.ts';

const wrongEmail = 'Type an email address such as name@example.com.';

test('mistakes are shown on the page, corrected and repeated', async ({ page }) => {
  const [email, service] = [page.getByLabel('Email'), page.getByLabel('Service', { exact: true })];
  await page.goto('/contact');

  await test.step('the placeholder of the services cannot be chosen, and the message has five rows', async () => {
    await expect(service.locator('option').first()).toHaveText('Select Service');
    await expect(service.locator('option').first()).toBeDisabled();
    await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
  });

  await hydrate(page);
  await test.step('a field without a mistake has no note', async () => {
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-describedby');
  });

  await test.step('mistakes are shown beside the fields and in a summary that takes the focus', async () => {
    await page.getByLabel('Email').fill('nobody');
    await button(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct these 5 fields:' });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
    const said = {
      Name: 'Type your name.',
      Email: wrongEmail,
      Phone: 'Type your phone number.',
      Service: 'Choose a service.',
      Message: 'Type a message.',
    };
    for (const [label, text] of Object.entries(said)) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
      await summary.getByRole('link', { name: text }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page).toHaveURL('/contact');
  });

  await test.step('the note shows that a mistake is corrected, or repeated', async () => {
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('That works.');
    await expect(page.getByRole('alert')).toContainText('Please correct these 4 fields:');
    await email.fill('ana');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(wrongEmail);
    await service.focus();
    await page.keyboard.type('Other');
    await expect(service).toHaveValue('Other');
    await expect(service).toHaveAccessibleDescription('That works.');
    await page.keyboard.press('Home');
    await expect(service).toHaveValue('Weekly Cleaning');
  });

  await test.step('a mistake that the function finds is shown beside the field, and can be corrected and sent', async () => {
    const message = unique('Too long');
    await fillIn(page, 'x'.repeat(10_001));
    await button(page).click();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      /Shorten your message to 10,000 characters\.$/,
    );
    await expect(page.getByRole('alert')).toHaveText(
      'Please correct this field:Shorten your message to 10,000 characters.',
    );
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('x'.repeat(10_001));
    await page.getByLabel('Message').fill(message);
    await button(page).click();
    await expect(page).toHaveURL('/thank');
    expect(await stored(message)).toBe(1);
  });
});

test('with the keyboard, a link of the summary focuses the field; sending again shows the next mistake', async ({
  page,
}) => {
  const message = unique('Fixed by keys');
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  await page.getByLabel('Phone').fill(' ');
  await page.getByLabel('Phone').press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toHaveText('Please correct this field:Type your phone number.');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('+65 8000 0000');
  await expect(summary).toHaveCount(0);
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Name').press('Enter');
  await expect(summary).toHaveText('Please correct this field:Type your name.');
  await expect(summary).toBeFocused();
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Name').press('Enter');
  await expect(page).toHaveURL('/thank');
  expect(await stored(message)).toBe(1);
});

test('the form of another area does not have the typed text and notes', async ({ page }) => {
  await page.goto('/punggol');
  await hydrate(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.locator('.homes').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/punggol');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Punggol/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
