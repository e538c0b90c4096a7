import { randomUUID } from 'node:crypto';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { envelopeType } from '../../../supabase/functions/send-contact-email/office/envelope.ts';
import { badBodies } from './bad-bodies.ts';
import { useFunction } from './harness.ts';
import { visitor } from './visitor.ts';

const service = useFunction();
const keys = () => service.mail.received.map(({ key }) => key).toSorted();
const makeDue = () => service.database.sql`update contact.outbox set next_attempt_at = now()`;

test('every mail is sent once if many enquiries are sent concurrently', async () => {
  const bodies = Array.from({ length: 50 }, (_, index) => ({ ...visitor, email: `visitor-${index}@example.com` }));
  const answers = await Promise.all(bodies.map((body) => service.sendJson(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await service.settled();
  expect(service.mail.received).toHaveLength(100);
});

test('while mail is down the answer is the usual one, and a later drain with the secret sends the mail', async () => {
  service.mail.behaviour = 'refusing';
  expect((await service.sendJson(visitor)).status).toBe(200);
  await service.settled();
  service.mail.behaviour = 'well';
  await makeDue();
  const drain = (headers: Record<string, string>) => service.fetch('/drain', { method: 'POST', headers });
  for (const headers of [{}, { Authorization: 'Bearer another secret of sixteen' }]) {
    expect((await drain(headers as Record<string, string>)).status).toBe(401);
  }
  expect(service.mail.received).toHaveLength(0);
  const response = await drain({ Authorization: 'Bearer a secret of sixteen letters' });
  expect([response.status, await response.json()]).toEqual([200, { tried: 2 }]);
  expect(service.mail.received).toHaveLength(2);
});

test('the queued mails of an earlier attempt are sent when the same enquiry is sent again', async () => {
  const id = randomUUID();
  service.mail.behaviour = 'refusing';
  await service.sendJson({ ...visitor, id });
  await service.settled();
  service.mail.behaviour = 'well';
  await makeDue();
  service.start();
  expect((await service.sendJson({ ...visitor, id })).status).toBe(200);
  await service.settled();
  expect(keys()).toEqual([`${id}.ack`, `${id}.notify`]);
});

test.each([
  ['', ['5', '7', '11']],
  ['6', ['5']],
  ['24', ['5', '7', '11']],
])('enquiries are kept no longer than the notice states; RETENTION_MONTHS is "%s"', async (months, left) => {
  const { sql } = service.database;
  for (const message of ['5', '7', '11', '13']) await service.submit({ message });
  await sql`update contact.enquiries set created_at = now() - make_interval(months => message::int)`;
  service.start({ RETENTION_MONTHS: months });
  await service.fetch('/drain', { method: 'POST', headers: { Authorization: 'Bearer a secret of sixteen letters' } });
  const rows = await sql<{ message: string }[]>`select message from contact.enquiries order by created_at desc`;
  expect(rows.map(({ message }) => message)).toEqual(left);
});

test('the log shows once, without addresses, whether the number of proxies is set correctly', async () => {
  service.start({ PROXIES: '1' });
  for (const forwarded of ['1.1.1.1, 198.51.100.1', '2.2.2.2, 198.51.100.2']) {
    await service.sendJson({ ...visitor, message: forwarded }, { 'X-Forwarded-For': forwarded }, '10.0.0.1');
  }
  expect(await service.database.sql`select distinct ip_hash from contact.enquiries`).toHaveLength(2);
  expect(service.logged.filter(({ event }) => event === 'visitor-address')).toEqual([
    {
      event: 'visitor-address',
      proxies: 1,
      forwarded: 'public IPv4, public IPv4',
      peer: 'private IPv4',
      taken: 'public IPv4',
    },
  ]);
});

test("the visitor's address is taken from the site's own host, which knows the secret, and from nobody else", async () => {
  service.start({ PROXIES: '1', LIMIT_PER_ADDRESS: '1' });
  const statuses = async (secret: string) => {
    const found: number[] = [];
    for (const visitorAddress of ['198.51.100.1', '198.51.100.2', '198.51.100.2']) {
      const headers = { authorization: `Bearer ${secret}`, 'x-visitor-address': visitorAddress };
      const all = { ...headers, 'x-forwarded-for': '2001:db8::103' };
      found.push((await service.sendJson({ ...visitor, message: randomUUID() }, all)).status);
    }
    return found;
  };
  expect(await statuses('a secret of sixteen letters')).toEqual([200, 200, 429]);
  expect(await statuses('another secret of sixteen')).toEqual([200, 429, 429]);
});

test('every answer is in an envelope for a host that asks for one', async () => {
  const headers = { accept: envelopeType };
  const answers = [
    await service.sendJson(visitor, headers),
    await service.sendJson({}, headers),
    await service.fetch('/drain', { method: 'POST', headers }),
    await service.fetch('', { headers }),
  ];
  const contents = await Promise.all(answers.map((answer) => answer.json()));
  const text = expect.any(String) as string;
  expect(contents).toMatchObject([200, 422, 401, 405].map((status) => ({ status, body: text })));
});

test.each([
  ['household with many IPv6 networks', '2', '2', 64, (n: string) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
  ['IPv6 network (/64)', '5', '20', 30, (n: string) => `2001:db8:7:7::${n}`, '2001:db8:7:8::1'],
] as const)(
  'one %s that reaches its limit does not limit other visitors',
  async (_what, most, overall, count, of, other) => {
    service.start({ LIMIT_PER_ADDRESS: most, LIMIT_OVERALL: overall });
    const statusOf = async (peer: string) =>
      (await service.sendJson({ ...visitor, message: randomUUID() }, {}, peer)).status;
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1) statuses.push(await statusOf(of(number.toString(16))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(Number(most));
    expect([await statusOf(other), await statusOf('203.0.113.9')]).toEqual([200, 200]);
  },
);

test('a monitor sees whether the database answers', async () => {
  const statusOf = async () => (await service.fetch('/office/health', {})).status;
  expect(await statusOf()).toBe(200);
  service.start({}, {}, { sql: () => Promise.reject(new Error('connect ECONNREFUSED')) });
  expect(await statusOf()).toBe(503);
});

test('bad bodies never cause a 5xx, and never injected HTML or a control character in a mail', async () => {
  const statuses = new Set<number>();
  const bodies = badBodies(160);
  for (let first = 0; first < bodies.length; first += 20) {
    const answers = bodies
      .slice(first, first + 20)
      .map(({ type, body }) => service.fetch('', { method: 'POST', body, headers: { 'Content-Type': type } }));
    for (const { status } of await Promise.all(answers)) statuses.add(status);
  }
  await service.settled();
  // The bodies are bad in many ways, and some are only odd, so each of these statuses must occur, and no other.
  expect([...statuses].toSorted()).toEqual([200, 303, 400, 413, 415, 422]);
  expect(service.mail.received.length).toBeGreaterThan(10);
  for (const { mail: sent } of service.mail.received) {
    expect(cheerio.load(sent.html)('script, img, [onerror]')).toHaveLength(0);
    expect(`${sent.subject}${sent.to[0]}${sent.reply_to ?? ''}`).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(sent.text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  }
});
