import { expect, test } from 'playwright/test';
import {
  acknowledgement,
  notification,
  type StoredEnquiry,
} from '../../../../supabase/functions/send-contact-email/mail/messages.ts';
import { company } from '../../function/company.ts';
import { expectStandard } from '../support/axe.ts';
import { compare } from './support/compare.ts';

test.describe.configure({ mode: 'parallel' });

const enquiry: StoredEnquiry = {
  id: '9f9b33bd-ac5e-4e02-ba4c-dceada79c469',
  name: 'Ana Tan',
  email: 'ana@example.com',
  phone: '+65 8000 0000',
  service: 'Weekly Cleaning',
  message: '4-room flat, every second week.\nKeys are with the neighbour.',
  area: 'Punggol',
  page: '/punggol',
  created_at: '2026-11-21T10:38:44.122+00:00',
};
const addresses = { from: 'Sapu <hello@sapu.example>', business: 'office@sapu.example' };
const mails = {
  notification: notification(enquiry, company, addresses),
  acknowledgement: acknowledgement(enquiry, company, addresses),
};

for (const [name, { html }] of Object.entries(mails)) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [390, 640]) {
      test(`the ${name} can be read in a ${scheme} client ${width} px wide, and looks as before`, async ({
        page,
        browser,
      }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 700 });
        await page.setContent(html);
        await expectStandard(page);
        await compare(page, browser, `mail-${name}-${scheme}-${width}`, true);
      });
    }
  }

  test(`the ${name} fetches nothing, so that nothing is missing where pictures are off`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setContent(html, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await page.locator('img,svg,link,script,iframe,object').count()).toBe(0);
    expect(html).not.toMatch(/url\(|background=/);
  });
}

test('words of any length stay within a phone', async ({ page }) => {
  const long = 'x'.repeat(200);
  const { html } = notification({ ...enquiry, name: long, phone: '8'.repeat(50), message: long }, company, addresses);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the phone of a visitor can be called by a tap, and a reply goes to the visitor', async ({ page }) => {
  await page.setContent(mails.notification.html);
  await expect(page.getByRole('link', { name: '+65 8000 0000' })).toHaveAttribute('href', 'tel:+6580000000');
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+6580000000');
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    `mailto:ana@example.com?subject=${encodeURIComponent('Your enquiry to Sapu: Weekly Cleaning')}`,
  );
});
