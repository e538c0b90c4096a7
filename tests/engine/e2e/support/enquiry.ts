import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { expect, type Page } from 'playwright/test';
import { projectOf } from '../../../support/sites.ts';

export const functionUrlPattern = '**/functions/v1/send-contact-email';

/** Fills in the whole form. The message identifies the enquiry. */
export async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ana Tan');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('+65 8000 0000');
  await page.getByLabel('Service', { exact: true }).selectOption('Weekly Cleaning');
  await page.getByLabel('Message').fill(message);
}

/** Expects that the values from `fillIn` are still in the form. */
export async function expectKept(page: Page, message: string): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Ana Tan');
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('+65 8000 0000');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Weekly Cleaning');
  await expect(page.getByLabel('Message')).toHaveValue(message);
}

export const button = (page: Page) => page.locator('form[method=post] button:not([type=button])');
export const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to send message.' });
export const unique = (title: string) => `${title} ${Date.now()}`;

/**
 * More bytes than the function reads. This letter takes six bytes in the body of a form, so the browser has fewer
 * letters to draw.
 */
export const tooLong = 'é'.repeat(90_000);

/** Expects the error message of the specification, and that all typed values are kept. */
export async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(toast(page)).toHaveText('ErrorFailed to send message. Please try again.');
  await expectKept(page, message);
  await expect(button(page)).toHaveText('Send Message');
}

/** The connection string of the database behind the tested site. */
export const databaseUrl = () => readFileSync(`${projectOf('first')}/.local/postgres.url`, 'utf8').trim();

let sql: Sql | undefined;

/** The enquiries in the database that have this message. */
export async function enquiries(message: string) {
  sql ??= postgres(databaseUrl(), { max: 1, idle_timeout: 1, onnotice: () => undefined });
  return [
    ...(await sql<{ name: string; service: string; area: string | null; page: string; status: string }[]>`
      select name, service, area, page, status from contact.enquiries where message = ${message}`),
  ];
}

/** The number of stored enquiries with this message. */
export const stored = async (message: string) => (await enquiries(message)).length;
