import { randomOf, pick, whole, type Random } from '../../support/random.ts';
import { largestBody } from '../../../supabase/functions/send-contact-email/body.ts';
import { fields } from '#shared/fields.ts';
import { visitor } from './visitor.ts';

interface BadBody {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

const oddTexts = [
  'x'.repeat(300),
  'x'.repeat(12_000),
  ...'| |\u0000|\u0007\u001B[31m|a\r\nBcc: x@example.com|\u202Egnp.exe|\uFEFF\u2066x\u2069|\uD800|e\u0301\u0301'.split(
    '|',
  ),
  ...'👩‍👩‍👧‍👦 🏠|مرحبا بكم|<script>alert(1)</script>|"><img src=x onerror=alert(1)>|\\x00\\u0000|__proto__'.split('|'),
  ..."'; drop table contact.enquiries; --|${7*7} {{7*7}} %s %n".split('|'),
];
const oddValues: readonly unknown[] = [null, true, 7, -1e308, [], ['a'], {}, { a: { b: { c: [1, { d: null }] } } }];
const oddKeys = ['__proto__', 'constructor', 'toString', 'id', 'area', 'page', 'elapsed', 'website', 'x', ''];
const names = fields.map(({ name }) => name);

/** A form with one or two odd values. */
function oddForm(random: Random): Record<string, unknown> {
  const changes = Array.from({ length: whole(random, 1, 2) }, (): [string, unknown] => [
    pick(random, random() < 0.6 ? names : oddKeys)!,
    random() < 0.7 ? pick(random, oddTexts) : pick(random, oddValues),
  ]);
  return Object.fromEntries([...Object.entries(visitor), ...changes]);
}

const bytes = (random: Random, length: number) => Uint8Array.from({ length }, () => whole(random, 0, 255));

const kinds: readonly ((random: Random, json: string) => BadBody)[] = [
  (random, json) => ({ type: 'application/json', body: json.slice(0, whole(random, 0, json.length - 1)) }),
  (random) => ({ type: 'application/json', body: bytes(random, whole(random, 0, 400)) }),
  (random, body) => ({
    type: pick(random, ['text/plain', 'multipart/form-data; boundary=x', 'image/png', 'x'])!,
    body,
  }),
  () => ({ type: 'application/json', body: JSON.stringify({ ...visitor, message: 'x'.repeat(largestBody) }) }),
  (random) => ({ type: 'application/x-www-form-urlencoded;charset=utf-16', body: bytes(random, 300) }),
  (random) => {
    const values = Object.entries(oddForm(random)).map(([key, value]): [string, string] => [key, String(value)]);
    return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(values).toString() };
  },
  (_random, body) => ({ type: 'application/json; charset=utf-8', body }),
  (_random, body) => ({ type: 'application/json', body }),
];

/** Bodies that are bad or only odd, in many ways. Every run gets the same ones. */
export function badBodies(count: number): BadBody[] {
  const random = randomOf('bad bodies');
  return Array.from({ length: count }, (_, index) =>
    kinds[index % kinds.length]!(random, JSON.stringify(oddForm(random))),
  );
}
