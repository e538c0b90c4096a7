import { expect, test } from 'vitest';
import { readEnquiry } from '../../../supabase/functions/send-contact-email/enquiry.ts';
import { company } from './company.ts';
import { pastedAddresses, unusualAddresses, usualAddresses, visitor } from './visitor.ts';

/** The mistakes of a form in which one field has this value. */
function mistakesWith(name: string, value: string): unknown {
  const reading = readEnquiry({ ...visitor, [name]: value }, company);
  return 'mistakes' in reading ? reading.mistakes : undefined;
}

test.each<readonly [name: string, value: string, stored: string]>([
  ['name', '   ', ' '],
  ['name', '\u200E', ' '],
  ['phone', '\t', ' '],
  ['phone', '12', '12'],
  ['message', '\n \n', ' '],
  ...pastedAddresses.map(([pasted, meant]) => ['email', pasted, meant] as const),
])('browsers accept the %s %j, so it is stored as %j', (name, value, stored) =>
  expect(readEnquiry({ ...visitor, [name]: value }, company)).toMatchObject({ enquiry: { [name]: stored } }),
);

test.each([
  ['name', '', 'Type your name.'],
  ['email', ' \u200B', 'Type your email address.'],
  ['email', 'Bo <bo@post.example>, Al <al@post.example>', 'Type an email address such as name@example.com.'],
  ['email', 'kim@post.example\tKim', 'Type an email address such as name@example.com.'],
  ['email', `kim@post.example${' .'.repeat(200_000)}x`, 'Shorten your email address to 254 characters.'],
  ['email', 'bo@post.example <home>', 'Type an email address such as name@example.com.'],
])('browsers reject the %s %j, so it is a mistake', (name, value, words) =>
  expect(mistakesWith(name, value)).toEqual({ [name]: words }),
);

test.each(['a', '@b.co', 'a@', 'a b@b.co', 'a@b@b.co', 'a@b..co', 'a@-b.co', 'a@b-.co', 'ä@b.co', 'a@b,co'])(
  'the address %s, which browsers reject, is a mistake',
  (email) => expect(mistakesWith('email', email)).toEqual({ email: 'Type an email address such as name@example.com.' }),
);

test.each([...usualAddresses, ...unusualAddresses])('the address %s, which browsers accept, is accepted', (email) =>
  expect(mistakesWith('email', email)).toBeUndefined(),
);

test('an address from beside the form is added to the message, and is no message by itself', () => {
  const reading = readEnquiry({ ...visitor, block: ' 12\tSunset Way ' }, company);
  expect(reading).toMatchObject({ enquiry: { message: `${visitor.message}\nMy address is 12 Sunset Way.` } });
  expect(readEnquiry({ ...visitor, message: '', block: '88A' }, company)).toEqual({
    mistakes: { message: 'Type a message.' },
  });
});
