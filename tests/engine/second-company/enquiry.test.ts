import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { handle } from '../../../supabase/functions/send-contact-email/handler.ts';
import { acknowledgement, notification } from '../../../supabase/functions/send-contact-email/mail/messages.ts';
import type { Outcome } from '../../../supabase/functions/send-contact-email/store.ts';
import { enquiry as stored, mailContext } from '../function/mails.ts';
import { company } from './company.ts';

// The function uses the second company's own words, to its visitors and to the company.

const site = 'https://lindenhaus.example';
const visitor = {
  name: 'Eva',
  email: 'eva@example.com',
  phone: '+43 316 1',
  service: company.services[0]!,
  message: '1',
};
const enquiry = { ...stored, ...visitor, area: company.areas[0]!, page: '/lindenplatz' };

/** The response to a form if storing it has this outcome; without an outcome, the database cannot be reached. */
function answerTo(form: Record<string, string>, headers: Record<string, string>, outcome?: Outcome): Promise<Response> {
  const submit = () => (outcome ? Promise.resolve(outcome) : Promise.reject(new Error('away')));
  const body = 'Content-Type' in headers ? JSON.stringify(form) : new URLSearchParams(form);
  const request = new Request('https://project.example/send-contact-email', { method: 'POST', headers, body });
  const dependencies = { company, site, allowedOrigins: [site], store: { submit } };
  return handle(request, '', { ...dependencies, onStored: () => undefined, log: () => undefined });
}

const bad = { ...visitor, name: '', email: 'eva', phone: '1'.repeat(1_000), service: '' };
const foreign = { origin: 'https://elsewhere.example' };
const answers: [string, Parameters<typeof answerTo>, string][] = [
  ['mistakes', [bad, {}], 'Some fields are not right yet.'],
  ['too many forms', [visitor, {}, { kind: 'limited', retryAfter: 600 }], 'in 10 minutes, or ring us.'],
  [
    'too many forms, for less than a minute',
    [visitor, {}, { kind: 'limited', retryAfter: 20 }],
    'in a minute, or ring us.',
  ],
  ['a form that is sent again with other words', [visitor, {}, { kind: 'conflict', id: '1' }], 'Send them once more.'],
  ['no database', [visitor, {}], 'Our letter box is stuck.'],
  ['another site', [visitor, foreign], 'Another house sent these lines.'],
  ['a form that is too large', [{ message: 'x'.repeat(1_000_000) }, {}], 'So many lines do not fit'],
];

describe.each(answers)('the answer to %s', (_name, [form, headers, outcome], words) => {
  test('is a page with its own texts', async () => {
    const $ = cheerio.load(await (await answerTo(form, headers, outcome)).text());
    expect($('[role=alert] > p').text()).toContain(words);
    expect($('h1').text()).toBe('Your lines are not with us yet');
    expect($('body').text()).not.toMatch(/[{}]/);
  });

  test('is a message with its own texts', async () => {
    const json = { ...headers, 'Content-Type': 'application/json' };
    const { message } = (await (await answerTo(form, json, outcome)).json()) as { message: string };
    expect(message).toContain(words);
  });
});

test('a field has its own message and number of characters', async () => {
  const $ = cheerio.load(await (await answerTo(bad, {})).text());
  expect(
    $('.mistake')
      .toArray()
      .map((note) => $(note).text()),
  ).toEqual([
    'Tell us who you are.',
    'An e-mail looks like name@example.com.',
    'A shorter telephone, please. We have room for 50 letters.',
    'Pick the work.',
  ]);
});

describe.each([
  ['company', notification(enquiry, company, mailContext), 'Eva in Lindenplatz wants '],
  ['visitor', acknowledgement(enquiry, company), 'Lindenhaus has your lines: '],
])('the mail to the %s', (_name, { subject, text }, begin) => {
  test('is in its own words', () => {
    expect(subject).toBe(`${begin}${visitor.service}`);
    expect(text + subject).not.toMatch(/[{}]/);
  });
});

test('a word with a character of HTML is escaped in the mail', () => {
  expect(acknowledgement(enquiry, company).html).toContain('panes, floors &amp; doors.</td>');
});
