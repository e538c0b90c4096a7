import { randomOf, pick, whole, type Random } from '../../../scripts/illustration/random.ts';
import { fields } from '../../../supabase/functions/send-contact-email/fields.ts';
import { visitor } from './enquiry-client.ts';

interface BadBody {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\u0007\u001B[31m',
  'a\r\nBcc: x@example.com',
  '\u202Egnp.exe',
  '\uFEFF\u2066x\u2069',
  '\uD800',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦 🏠',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table contact.enquiries; --",
  '${7*7} {{7*7}} %s %n',
  '\\x00\\u0000',
  'مرحبا بكم',
  '__proto__',
  'x'.repeat(300),
  'x'.repeat(12_000),
] as const;
const oddValues: readonly unknown[] = [null, true, 7, -1e308, [], ['a'], {}, { a: { b: { c: [1, { d: null }] } } }];
const oddKeys = ['__proto__', 'constructor', 'toString', 'id', 'area', 'page', 'elapsed', 'website', 'x', ''] as const;

/** A form with one or two odd values. */
function oddForm(random: Random): Record<string, unknown> {
  const form: [string, unknown][] = Object.entries(visitor);
  const odd = () => (random() < 0.7 ? pick(random, oddTexts) : pick(random, oddValues));
  const changes = whole(random, 1, 2);
  for (let change = 0; change < changes; change += 1) {
    if (random() < 0.6) form.push([pick(random, fields)!.name, odd()]);
    else form.push([pick(random, oddKeys), odd()]);
  }
  return Object.fromEntries(form);
}

function bytes(random: Random, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, () => whole(random, 0, 255));
}

function badBody(random: Random): BadBody {
  const json = JSON.stringify(oddForm(random));
  switch (whole(random, 0, 9)) {
    case 0:
      return { type: 'application/json', body: json.slice(0, whole(random, 0, json.length - 1)) };
    case 1:
      return { type: 'application/json', body: bytes(random, whole(random, 0, 400)) };
    case 2:
      return { type: pick(random, ['text/plain', 'multipart/form-data; boundary=x', 'image/png', 'x']), body: json };
    case 3:
      return { type: 'application/json', body: JSON.stringify({ ...visitor, message: 'x'.repeat(1_000_000) }) };
    case 4:
    case 5: {
      const values = Object.entries(oddForm(random)).map(([key, value]): [string, string] => [key, String(value)]);
      return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(values).toString() };
    }
    case 6:
      return { type: 'application/x-www-form-urlencoded;charset=utf-16', body: bytes(random, 300) };
    default:
      return { type: 'application/json; charset=utf-8', body: json };
  }
}

/** Bodies that are bad or only odd, in many ways. Every run gets the same ones. */
export function badBodies(count: number): BadBody[] {
  const random = randomOf('bad bodies');
  return Array.from({ length: count }, () => badBody(random));
}
