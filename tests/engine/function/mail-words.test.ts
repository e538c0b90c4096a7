import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import type { MailContext, StoredEnquiry } from '../../../supabase/functions/send-contact-email/mail/enquiry-part.ts';
import { notification } from '../../../supabase/functions/send-contact-email/mail/messages.ts';
import { reminder } from '../../../supabase/functions/send-contact-email/mail/reminder.ts';
import { company } from './company.ts';
import { unusualAddresses, usualAddresses } from './enquiry-client.ts';

const addresses = { from: 'Sapu <hello@sapu.example>', business: 'office@sapu.example' };
const context: MailContext = {
  pages: 'https://sapu.example/office',
  deadline: Date.parse('2026-11-24T12:02:00Z'),
  actions: { answered: '#', spam: '#', genuine: '#', remind: '#' },
};
const enquiry: StoredEnquiry = {
  id: '9f9b33bd-ac5e-4e02-ba4c-dceada79c469',
  name: 'Tan Mei Ling',
  email: 'mei@example.com',
  phone: '+65 8000 0000',
  service: 'Weekly Cleaning',
  message: 'Three rooms.',
  area: null,
  page: '/contact',
  created_at: '2026-11-23T12:02:44.122+00:00',
};
const mailAbout = (own: Partial<StoredEnquiry>) => notification({ ...enquiry, ...own }, company, addresses, context);
const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

test('a mail replies to the visitor, unless a provider may reject the address and with it the mail', () => {
  const replyTo = (email: string) => [
    mailAbout({ email }).replyTo,
    reminder({ ...enquiry, email }, { kind: 'again' }, company, addresses, context).replyTo,
  ];
  for (const email of usualAddresses) expect(replyTo(email)).toEqual([email, email]);
  for (const email of unusualAddresses) expect(replyTo(email), email).toEqual([undefined, undefined]);
});

test('a subject names the visitor', () => {
  expect(mailAbout({}).subject).toBe('New enquiry: Tan Mei Ling, Weekly Cleaning');
  expect(mailAbout({ area: 'Bedok' }).subject).toBe('New enquiry: Tan Mei Ling, Weekly Cleaning, Bedok');
  expect(mailAbout({ name: '' }).subject).toBe('New enquiry: mei@example.com, Weekly Cleaning');
  const at = context.deadline + 7_200_000;
  expect(reminder(enquiry, { kind: 'again' }, company, addresses, context).subject).toBe(
    'Reminder: Tan Mei Ling, Weekly Cleaning',
  );
  expect(reminder(enquiry, { kind: 'overdue', at }, company, addresses, context).subject).toBe(
    'Late by 2 hours: Tan Mei Ling, Weekly Cleaning',
  );
});

test('a name cannot add a header or change the text direction, and is shortened', () => {
  expect(mailAbout({ name: 'A\r\nBcc: x@example.com' }).subject).toBe(
    'New enquiry: A Bcc: x@example.com, Weekly Cleaning',
  );
  expect(mailAbout({ name: 'A\u2028\u0000\u202Egpj.exe' }).subject).toBe('New enquiry: A gpj.exe, Weekly Cleaning');
  expect(mailAbout({ name: '🏠'.repeat(500) }).subject).toBe(`New enquiry: ${'🏠'.repeat(59)}…, Weekly Cleaning`);
  expect([...mailAbout({ service: 'x'.repeat(500) }).subject]).toHaveLength(200);
  expect(mailAbout({ name: '{service}' }).subject).toBe('New enquiry: {service}, Weekly Cleaning');
});

test("the mail shows when the enquiry was received and the deadline of the reply, in the company's time zone", () => {
  const { text, html } = mailAbout({});
  for (const own of [plain(text), plain(cheerio.load(html)('body').text())]) {
    expect(own).toMatch(/Received:? ?Mon, 23 Nov, 8:02 pm/);
    expect(own).toMatch(/Reply by:? ?Tue, 24 Nov, 8:02 pm/);
    expect(own).not.toMatch(/\d{4}-\d\d-\d\dT/);
  }
});

test('the number of an enquiry is only at the end of the text', () => {
  const { text, html, subject } = mailAbout({});
  expect(text.split('\n').at(-1)).toBe(`Number: ${enquiry.id}`);
  expect(text.split(enquiry.id)).toHaveLength(2);
  expect(html + subject).not.toContain(enquiry.id);
});
