import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { acknowledgement } from '../../../supabase/functions/send-contact-email/mail/acknowledgement.ts';
import { company } from './company.ts';
import { morningOf, mailAbout } from './mails.ts';
import { unusualAddresses, usualAddresses } from './visitor.ts';

const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

test('a mail replies to the visitor, unless a provider may reject the address and with it the mail', () => {
  const replyTo = (email: string) => mailAbout({ email }).replyTo;
  for (const email of usualAddresses) expect(replyTo(email)).toBe(email);
  for (const email of unusualAddresses) expect(replyTo(email), email).toBeUndefined();
  // The link that replies begins a mail about the enquiry.
  const reply = cheerio.load(mailAbout({}).html)('a[href^="mailto:mei@example.com"]').attr('href');
  expect(reply).toMatch(/Your%20enquiry%20to%20Sapu.*Weekly%20Cleaning$/);
});

test('the last service of the form has words of its own in what a visitor reads, and in no other mail', () => {
  const own = {
    ...company,
    services: ['Not in this list'],
    otherServiceInText: 'a special job',
  };
  const service = 'Not in this list';
  const { subject, text, html } = acknowledgement({ service, area: null }, own);
  for (const words of [subject, text, html]) expect(words).toContain('a special job');
  expect(subject + text + html).not.toContain(service);
  const { subject: forCompany, html: page } = mailAbout({ service, phone: '9000 0000' }, own);
  expect(forCompany).toContain(service);
  const hrefs = cheerio
    .load(page)('a')
    .toArray()
    .map(({ attribs }) => decodeURIComponent(attribs['href']!));
  for (const start of ['mailto:', 'https://wa.me/'])
    expect(hrefs.find((href) => href.startsWith(start))).toContain('a special job');
  expect(acknowledgement({ service: 'Weekly Cleaning', area: null }, company).text).toContain('Weekly Cleaning');
});

test.each([
  [{ area: 'Bedok' }, 'Tan Mei Ling, Weekly Cleaning, Bedok'],
  [{ name: 'A\r\nBcc: x@example.com' }, 'A Bcc: x@example.com, Weekly Cleaning'],
  [{ name: 'A\u2028\u0000\u202Egpj.exe' }, 'A gpj.exe, Weekly Cleaning'],
  [{ name: '🏠'.repeat(500) }, `${'🏠'.repeat(59)}…, Weekly Cleaning`],
  [{ name: '{service}' }, '{service}, Weekly Cleaning'],
  [{ service: 'x'.repeat(500) }, `Tan Mei Ling, ${'x'.repeat(172)}…`],
])(
  'a subject names the visitor; a name cannot add a header or change the text direction, and is shortened',
  (own, subject) => expect(mailAbout(own).subject).toBe(`New enquiry: ${subject}`),
);

test("the mail shows when the enquiry was received and the deadline of the reply, in the company's time zone", () => {
  const { text, html } = mailAbout({});
  for (const own of [plain(text), plain(cheerio.load(html)('body').text())]) {
    expect(own).toMatch(/Received:? ?Mon, 23 Nov, 8:02 pm/);
    expect(own).toMatch(/Reply by:? ?Tue, 24 Nov, 8:02 pm/);
    expect(own).not.toMatch(/\d{4}-\d\d-\d\dT/);
  }
});

test('a mail with long lists is below 102 kB, and says how many it leaves out', () => {
  const own = { message: '家'.repeat(10_000), name: '陈'.repeat(200), area: '区'.repeat(100) };
  const { html } = morningOf(12, own, 7);
  expect(new TextEncoder().encode(html).length).toBeLessThan(102_000);
  expect(html.match(/And \d+ more/g)).toEqual(['And 2 more', 'And 2 more']);
});

test("a visitor's address cannot add a recipient to a mail that the morning's mail begins", () => {
  const $ = cheerio.load(morningOf(1, { email: 'a?bcc=spy%40evil.com&body=x@example.com' }).html);
  expect($('a[href^="mailto:a"]').attr('href')).toEqual(
    expect.stringMatching(/^mailto:a%3Fbcc%3Dspy%2540evil\.com%26body%3Dx@example\.com\?subject=[^?&]*$/),
  );
});

test.each([
  ['９０００ ００００', 'tel:+6590000000', '6590000000'],
  ['9000 0000 / 9000 0001', 'tel:+6590000000', '6590000000'],
  ['\u202A9000–0000\u202C – \u20669000–0001\u2069', 'tel:+6590000000', '6590000000'],
  ['6000 0000 ext 12', 'tel:+6560000000;ext=12', undefined],
  ['+44 20 7946 0958', 'tel:+442079460958', undefined],
  ['please write 2 mails', undefined, undefined],
  ['123', undefined, undefined],
  ['9000 0000 0000', undefined, undefined, 'looks incomplete'],
])('the links to call and to chat with "%s" have its first number', (phone, call, chat, mark = 'looks short') => {
  const { html, text } = mailAbout({ phone });
  const $ = cheerio.load(html);
  const hrefs = $('a')
    .toArray()
    .map((link) => $(link).attr('href')!);
  // In the row of the number, and as a button; the last link is the company's own number.
  expect(hrefs.filter((href) => href.startsWith('tel:'))).toEqual([
    ...(call === undefined ? [] : [call, call]),
    'tel:+6500000000',
  ]);
  expect(hrefs.find((href) => href.startsWith('https://wa.me/'))?.match(/\d+/)?.[0]).toBe(chat);
  // Without a number that can be called, the mail says so, and its first button replies.
  expect(text).toContain(`Phone: ${phone} (${call ?? mark})\n`);
  const isFirst = (scheme: string) => hrefs[0]!.startsWith(scheme);
  expect(isFirst(call === undefined ? 'mailto:' : 'tel:')).toBe(true);
});
