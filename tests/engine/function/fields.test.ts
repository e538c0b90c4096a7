import { expect, test } from 'vitest';
import { readEnquiry } from '../../../supabase/functions/send-contact-email/enquiry.ts';
import { company } from './company.ts';
import { pastedAddresses, unusualAddresses, usualAddresses, visitor } from './visitor.ts';

const read = (values: Record<string, unknown>) => readEnquiry({ ...visitor, ...values }, company);

test.each<readonly [name: string, value: string, stored: string]>([
  ['name', '   ', ' '],
  ['name', '\u200E', ' '],
  ['phone', '\t', ' '],
  ['phone', '12', '12'],
  ['message', '\n \n', ' '],
  ...pastedAddresses.map(([pasted, meant]) => ['email', pasted, meant] as const),
])('browsers accept the %s %j, so it is stored as %j', (name, value, stored) =>
  expect(read({ [name]: value })).toMatchObject({ enquiry: { [name]: stored } }),
);

const choice = 'weekly-cleaning.condo';
const words = 'Weekly, condo, 3–4 h';
const { message } = visitor;

test.each<[what: string, sent: Record<string, unknown>, stored: Record<string, unknown>]>([
  ['a usual form', { elapsed: 9_000, website: '', area: '', page: '/contact' }, { page: '/contact', isSpam: false }],
  ['a filled trap', { website: 'https://example.com' }, { isSpam: true }],
  ['a form sent within a second', { elapsed: 400 }, { isSpam: true }],
  ['the place', { area: 'Bedok', page: '/bedok' }, { area: 'Bedok', page: '/bedok' }],
  ['another place', { area: 'Buy pills now', page: 'https://pills.example' }, {}],
  ['an address from beside the form', { block: ' 12\tSunset Way ' }, { message: `${message}\nPlace: 12 Sunset Way` }],
  ['a choice in the price board', { choice }, { choice: words }],
  ['a choice that the board does not have', { choice: 'weekly-cleaning.castle' }, {}],
  ['a choice by a name that objects have', { choice: 'constructor' }, {}],
  [
    'a choice with an old name of its service',
    { choice, service: 'Weekly Clean' },
    { choice: words, service: 'Weekly Clean' },
  ],
  ['invisible characters', { name: 'Ana\u0000\u202Emoc.live\r\nBcc: x@b.co' }, { name: 'Anamoc.live Bcc: x@b.co' }],
  ['emoji and line breaks', { message: 'One 🏠\r\nTwo\u0007 \uD800 end' }, { message: 'One 🏠\nTwo \uFFFD end' }],
  ['a long message', { message: '🏠'.repeat(10_000) }, { message: '🏠'.repeat(10_000) }],
])('%s is read', (_what, sent, stored) =>
  expect(read(sent)).toEqual({ enquiry: { ...visitor, isSpam: false, ...stored } }),
);

const beside = '__proto__ constructor id area page choice block elapsed website'.split(' ');

test.each([...Object.keys(visitor), ...beside])('what is no text is no value of "%s"', (name) => {
  const isField = Object.hasOwn(visitor, name);
  for (const value of [null, -1e308, { a: [{}] }]) {
    const form = Object.fromEntries([...Object.entries(visitor), [name, value]]) as Record<string, unknown>;
    const enquiry = { ...visitor, isSpam: name === 'elapsed' && value === -1e308 };
    const problems = { [name]: expect.any(String) as string };
    expect(readEnquiry(form, company)).toEqual(isField ? { problems } : { enquiry });
  }
});

const noAddresses = [
  ...'a|@b.co|a@|a b@b.co|a@b@b.co|a@b..co|a@-b.co|a@b-.co|ä@b.co|a@b,co|kim@post.example\tKim'.split('|'),
  ...'Bo <bo@post.example>, Al <al@post.example>|bo@post.example <home>'.split('|'),
];

test.each([
  ['name', '', 'Type your name.'],
  ['name', 7, 'Type your name.'],
  ['phone', '', 'Type your phone number.'],
  ['message', '', 'Type a message.'],
  ['message', 'x'.repeat(10_001), 'Shorten your message to 10,000 characters.'],
  ['service', ' \u200B', 'Choose a service.'],
  ['service', 'x'.repeat(101), expect.stringContaining('100') as string],
  ['email', ' \u200B', 'Type your email address.'],
  ['email', `kim@post.example${' .'.repeat(200_000)}x`, 'Shorten your email address to 254 characters.'],
  ...noAddresses.map((email) => ['email', email, 'Type an email address such as name@example.com.'] as const),
] as const)('the %s %j is a problem', (name, value, problem) =>
  expect(read({ [name]: value, block: '88A' })).toEqual({ problems: { [name]: problem } }),
);

test.each([...usualAddresses, ...unusualAddresses])('the address %s, which browsers accept, is accepted', (email) =>
  expect(read({ email })).toMatchObject({ enquiry: { email } }),
);
