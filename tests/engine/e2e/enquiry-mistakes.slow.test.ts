import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, openHydrated } from './support/client.ts';
import { button, fields, fillIn } from './support/enquiry.ts';

const wrongEmail = 'Type an email address such as name@example.com.';
const summary = (page: Page) => page.getByRole('alert');

/** What is said about each field of an empty form with a wrong address. */
const said = {
  Name: 'Type your name.',
  Email: wrongEmail,
  Phone: 'Type your phone number.',
  Service: 'Choose a service.',
  Message: 'Type a message.',
};

test('mistakes are shown, corrected and repeated, and are not on the page of another area', async ({ page }) => {
  const { Email: email, Service: service, ...others } = fields(page);
  await openHydrated(page, '/punggol');
  await test.step('mistakes are shown beside the fields and in a summary that takes the focus', async () => {
    await email.fill('nobody');
    await button(page).click();
    await expect(summary(page)).toContainText('Please correct these 5 fields:');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    for (const [label, field] of Object.entries({ ...others, Email: email, Service: service })) {
      const text = said[label as keyof typeof said];
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
      await summary(page).getByRole('link', { name: text }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page).toHaveURL('/punggol');
  });

  await test.step('the note shows that a mistake is corrected, or repeated', async () => {
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('That works.');
    await expect(summary(page)).toContainText('Please correct these 4 fields:');
    await email.fill('ana');
    await expect(email).toHaveAccessibleDescription(wrongEmail);
    await service.selectOption('Other');
    await expect(service).toHaveAccessibleDescription('That works.');
  });

  await test.step('the form of another area does not have the typed text and notes', async () => {
    await page.locator('#nearest').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/punggol');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Punggol/);
    await expect(summary(page)).toHaveCount(0);
    await expect(email).toHaveValue('');
  });
});

test('mistakes are shown as ours if the button is pressed before React is there, and as the browser’s without it', async ({
  page,
}) => {
  const name = fields(page).Name;
  await test.step('React comes later', async () => {
    await page.goto('/contact');
    const release = await hold(page, '**/assets/chunks/**');
    await button(page).click();
    await expect(name).not.toBeFocused();
    release();
    await expect(summary(page)).toContainText('Please correct these 5 fields:');
    await expect(summary(page)).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('React cannot be loaded', async () => {
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.goto('/contact?again');
    await button(page).click();
    await expect(name).toBeFocused();
    await expect(summary(page)).toHaveCount(0);
  });
});

test('a press on the button before React is there never sends: once there are no mistakes, it is forgotten', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.method() === 'POST')));
  const { Name, Email, Phone, Message } = fields(page);
  for (const what of ['typing begins', 'another program fills it in, without an event']) {
    await test.step(what, async () => {
      await page.goto(`/contact?${what.length}`);
      const release = await hold(page, '**/assets/chunks/**');
      await fillIn(page, '');
      for (let press = 0; press < 4; press += 1) await button(page).click();
      if (what === 'typing begins') await Message.pressSequentially('Could you come each w');
      else await Message.evaluate((element: HTMLTextAreaElement) => (element.value = 'Could you come each w'));
      release();
      await hydrate(page);
      await expect(summary(page)).toHaveCount(0);
      await Message.press('End');
      await Message.pressSequentially('eek?');
      await expect(Message).toHaveValue('Could you come each week?');
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  await test.step('the choice that the visitor comes with fills in the service that was missing', async () => {
    const release = await hold(page, '**/assets/chunks/**');
    await page.goto('/contact?choice=weekly-cleaning.condo');
    await Name.fill('Ana Tan');
    await Email.fill('ana@example.com');
    await Phone.fill('+65 8000 0000');
    await Message.fill('Could you come each week?');
    await Phone.press('Enter');
    release();
    await expect(fields(page).Service).toHaveValue('Weekly Cleaning');
    await hydrate(page);
    await expect(page).toHaveURL(/contact/);
    await page.unrouteAll({ behavior: 'wait' });
  });
  expect(requests).toBe(0);
});
