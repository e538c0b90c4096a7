import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { expect, type Page } from 'playwright/test';
import { projectOf } from '../../../support/sites.ts';

export const functionUrlPattern = '**/functions/v1/send-contact-email';

/** The fields of the form, by their labels. */
export const fields = (page: Page) => ({
  Name: page.getByLabel('Name'),
  Email: page.getByLabel('Email'),
  Phone: page.getByLabel('Phone'),
  Service: page.getByLabel('Service', { exact: true }),
  Message: page.getByLabel('Message'),
});

/** A text without the marks that keep figures in one line, and in one line. */
export const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
/** Expects what the form shows at its top: what the enquiry is about. */
export async function expectAbout(page: Page, words: string): Promise<void> {
  const line = page.locator('.choice-words > :visible');
  await expect.poll(async () => plain(await line.innerText())).toBe(words);
}

/** Fills in the whole form. The message identifies the enquiry. */
export async function fillIn(page: Page, message: string): Promise<void> {
  const { Name, Email, Phone, Service, Message } = fields(page);
  await Name.fill('Ana Tan');
  await Email.fill('ana@example.com');
  await Phone.fill('+65 8000 0000');
  await Service.selectOption('Weekly Cleaning');
  await Message.fill(message);
}

/** Expects that the values from `fillIn` are still in the form. */
export async function expectKept(page: Page, message: string): Promise<void> {
  const values = ['Ana Tan', 'ana@example.com', '+65 8000 0000', 'Weekly Cleaning', message];
  for (const [index, field] of Object.values(fields(page)).entries()) await expect(field).toHaveValue(values[index]!);
}

export const button = (page: Page) => page.locator('form[method=post] button:not([type=button])');
/** Sends the form, and expects the page that thanks. */
export async function send(page: Page): Promise<void> {
  await button(page).click();
  await expect(page).toHaveURL('/thank');
}

export const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to send message.' });
export const unique = (title: string) => `${title} ${Date.now()}`;

let sql: Sql | undefined;

const database = () =>
  (sql ??= postgres(readFileSync(`${projectOf('first')}/.local/postgres.url`, 'utf8').trim(), {
    max: 1,
    idle_timeout: 1,
    onnotice: () => undefined,
  }));

/** The service and the choice of the enquiry with this message, as they are stored. */
export async function storedChoice(message: string): Promise<{ service: string; choice: string | null } | undefined> {
  const [row] = await database()<{ service: string; choice: string | null }[]>`
    select service, more->>'choice' as choice from contact.enquiries where message = ${message}`;
  return row && { ...row };
}

/** The enquiries in the database that have this message. */
export async function enquiries(message: string) {
  return [
    ...(await database()<{ name: string; service: string; area: string | null; page: string; status: string }[]>`
      select name, service, area, page, status from contact.enquiries where message = ${message}`),
  ];
}

/** The number of stored enquiries with this message. */
export const stored = async (message: string) => (await enquiries(message)).length;
