import { pick, randomOf, whole, type Random } from '../../../src/drawings/random.ts';

/** A request as it is sent over the network. */
export interface OddRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const methods = 'GET GET GET HEAD POST POST PUT DELETE OPTIONS PATCH TRACE PURGE'.split(' ');
const names =
  '. .. index index.html 404 _headers _redirects _local mail assets og contact bedok bedok.html bedok.json functions v1 send-contact-email drain __proto__ ünï 🏠';
const tricks = String.raw`other.example @other.example %2e%2e %2f %5c %00 %E0%A4%A % \ ..%2f..%2fetc%2fpasswd`;
const pieces = ['', 'x'.repeat(300), ...`${names} ${tricks}`.split(' ')];
const api = '/functions/v1/send-contact-email';
const known = ['/', '/contact', api, `${api}/drain`, '/_local'];
const searches = ['', '', '', '?', '?a=b', '?%', '?//other.example', '#%', '?a=%00'];
const values: Readonly<Record<string, readonly string[]>> = {
  Range: ['bytes=0-', 'bytes=5-2', 'bytes=-5', 'bytes=99999999-', 'bytes=0-1,2-3', 'bytes=a-b', 'x'],
  'If-None-Match': ['*', '"x"', 'W/"', ''],
  'If-Modified-Since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'Accept-Encoding': ['br', 'gzip;q=0', '*', 'x', 'br, gzip, deflate'],
  Accept: ['*/*', 'text/html', 'x'],
  Origin: ['null', 'https://other.example', 'x', ''],
  Referer: ['https://other.example/', '%'],
  Host: ['other.example', 'localhost:99999', '[::1', '', '127.0.0.1@other.example'],
  'Content-Type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'x',
    '',
  ],
  'X-Forwarded-For': ['1.2.3.4', ',,,', '::1, [::]:1, %', 'x'.repeat(500)],
  'X-Forwarded-Host': ['other.example'],
  Authorization: ['Bearer ', 'Basic x', 'Bearer a secret of sixteen letters'],
  Cookie: ['a=b; c'],
  Expect: ['x'],
  'Access-Control-Request-Method': ['PUT', 'x'],
  'Access-Control-Request-Headers': ['x', 'a,b,c'],
};
const bodies = [
  '',
  '{}',
  '[]',
  '{"name":',
  'name=a&name=b',
  '%',
  '\u0000',
  'a=%E0%A4%A',
  'x'.repeat(700_000),
  '{"id":7}',
];

function pathOf(random: Random): string {
  if (random() < 0.25) return `${pick(random, known)}${pick(random, searches)}`;
  const parts = Array.from({ length: whole(random, 1, 5) }, () => pick(random, pieces)!);
  return `/${parts.join(pick(random, ['/', '/', '//', '%2f']))}${pick(random, searches)}`;
}

function headersOf(random: Random): Record<string, string> {
  const names = Array.from({ length: whole(random, 0, 4) }, () => pick(random, Object.keys(values))!);
  return Object.fromEntries(names.map((name) => [name, pick(random, values[name]!)!]));
}

/** Requests of every kind, each odd in one or more ways. The same seed gives the same requests. */
export function oddRequests(seed: string, count: number): OddRequest[] {
  return Array.from({ length: count }, (_, number) => {
    const random = randomOf(`${seed} ${number}`);
    const method = pick(random, methods)!;
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? pick(random, bodies)! : '';
    return { method, path: pathOf(random), headers: headersOf(random), body };
  });
}
