import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Query } from '../../../supabase/functions/send-contact-email/database.ts';
import { ownHeaders } from '../../../supabase/functions/send-contact-email/own-headers.ts';
import { useFunction } from './harness.ts';
import { visitor } from './visitor.ts';

const service = useFunction();

test('every mail is sent once if many enquiries are sent concurrently', async () => {
  const bodies = Array.from({ length: 50 }, (_, index) => ({ ...visitor, email: `visitor-${index}@example.com` }));
  const answers = await Promise.all(bodies.map((body) => service.sendJson(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await service.settled();
  expect(service.mail.received).toHaveLength(100);
});

describe('while mail is down the answer is the usual one, and the mails are sent later', () => {
  const id = randomUUID();
  beforeEach(async () => {
    service.mail.behaviour = 'refusing';
    expect((await service.sendJson({ ...visitor, id })).status).toBe(200);
    await service.settled();
    service.mail.behaviour = 'well';
    await service.database.sql`update contact.outbox set next_attempt_at = now()`;
  });
  afterEach(() => {
    expect(service.mail.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
  });

  test('by a drain with the secret', async () => {
    const drain = (Authorization: string) => service.fetch('/drain', { method: 'POST', headers: { Authorization } });
    for (const other of ['', 'Bearer another secret of sixteen']) expect((await drain(other)).status).toBe(401);
    const response = await drain('Bearer a secret of sixteen letters');
    expect([response.status, await response.json()]).toEqual([200, { tried: 2 }]);
  });

  test('when the same enquiry is sent again', async () => {
    service.start();
    expect((await service.sendJson({ ...visitor, id })).status).toBe(200);
    await service.settled();
  });
});

test('the log shows once whether the number of proxies is set correctly', async () => {
  service.start({}, { proxies: 1 });
  for (const forwarded of ['1.1.1.1, 198.51.100.1', '2.2.2.2, 198.51.100.2'])
    await service.sendJson({ ...visitor, message: forwarded }, { 'X-Forwarded-For': forwarded }, '10.0.0.1');
  expect(await service.database.sql`select distinct ip_hash from contact.enquiries`).toHaveLength(2);
  const facts = { proxies: 1, forwarded: 'public IPv4, public IPv4', peer: 'private IPv4', taken: 'public IPv4' };
  expect(service.logged.filter(({ event }) => event === 'visitor-address')).toMatchObject([facts]);
});

test("the visitor's address is taken from the site's own host, which knows the secret, and from nobody else", async () => {
  service.start({ LIMIT_PER_ADDRESS: '1' }, { proxies: 1 });
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

test('every answer has its headers in one for a host that asks for them', async () => {
  const headers = { [ownHeaders]: '1' };
  const answers = [
    await service.sendJson(visitor, headers),
    await service.sendJson({}, headers),
    await service.fetch('/drain', { method: 'POST', headers }),
    await service.fetch('', { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 401, 405]);
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(JSON.parse(answer.headers.get(ownHeaders)!)).toContainEqual(['content-type', 'application/json']);
    expect(await answer.json()).toEqual(expect.any(Object));
  }
});

test.each([
  ['household with many IPv6 networks', '2', 2, 64, (n: string) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
  ['IPv6 network (/64)', '5', 20, 30, (n: string) => `2001:db8:7:7::${n}`, '2001:db8:7:8::1'],
] as const)(
  'one %s that reaches its limit does not limit other visitors',
  async (_what, most, overall, count, of, other) => {
    service.start({ LIMIT_PER_ADDRESS: most }, { limits: { overall } });
    const statusOf = async (peer: string) =>
      (await service.sendJson({ ...visitor, message: randomUUID() }, {}, peer)).status;
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1) statuses.push(await statusOf(of(number.toString(16))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(Number(most));
    expect([await statusOf(other), await statusOf('203.0.113.9')]).toEqual([200, 200]);
  },
);

test.each<[what: string, limit: number, of: (n: number) => string]>([
  ['IPv6 network (/48)', 1, (n) => `2001:db8:9:${n}::1`],
  ['IPv4 address', 2, () => '198.51.100.77'],
])('one %s sends no more than 200 kB in a day, %i times', async (_what, limit, of) => {
  service.start({ LIMIT_PER_ADDRESS: String(limit) });
  const later = (minutes: number) =>
    service.database.sql`update contact.enquiries set created_at = created_at - make_interval(mins => ${minutes})`;
  // Each takes 31 kB with what is stored beside it.
  const send = (peer: string) =>
    service.sendJson({ ...visitor, message: `${randomUUID()}${'中'.repeat(9_950)}` }, {}, peer);
  const statuses = [];
  for (let n = 0; n < 15; n += 1) {
    statuses.push((await send(of(n))).status);
    await later(11);
  }
  const most = Math.floor((limit * 200) / 31);
  expect(statuses).toEqual(Array.from({ length: 15 }, (_, n) => (n < most ? 200 : 429)));
  expect((await send('2001:db8:8::1')).status).toBe(200);
  await later(24 * 60 - 15 * 11 - 10);
  const refused = await send(of(0));
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 600]).toEqual([429, true]);
  await later(11);
  expect((await send(of(0))).status).toBe(200);
});

test('enquiries are deleted after the months that the notice states, spam 30 days after it was marked', async () => {
  const { sql } = service.database;
  await service.submit({}, { spam: true });
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await service.submit());
  const [marked, fresh, open, old] = ids as [string, string, string, string];
  for (const id of [marked, fresh]) await service.change(id, 'spam');
  await sql`update contact.enquiries set
    created_at = created_at - case when id = ${old} then interval '13 months' else interval '11 months' end,
    status_changed_at = status_changed_at - case when id = ${fresh} then interval '29 days' else interval '31 days' end`;
  await service.drain();
  const rows = await sql<{ id: string }[]>`select id from contact.enquiries`;
  expect(rows.map(({ id }) => id).toSorted()).toEqual([fresh, open].toSorted());
});

describe('a monitor', () => {
  const health = async () => {
    const answer = await service.fetch('/office/health', {});
    return `${answer.status} ${await answer.text()}`;
  };

  test('sees that an enquiry can be stored, which leaves none; requests in quick succession cost one write', async () => {
    const { sql } = service.database;
    let writes = 0;
    service.start({}, { sql: (...query) => sql(...query, ...((writes += 1), [])) });
    expect(new Set(await Promise.all(Array.from({ length: 20 }, health)))).toEqual(new Set(['200 ok']));
    expect(writes).toBe(1);
    expect(
      await sql`select from contact.enquiries union all select from contact.outbox where enquiry_id is not null`,
    ).toEqual([]);
  });

  test.each([
    ['cannot be reached', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['is read-only', (one: Sql) => one`set default_transaction_read_only = on`],
    [
      'has a full disk',
      (one: Sql) =>
        one.unsafe(`create function pg_temp.full() returns trigger language plpgsql as $$
          begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
          create trigger full_disk before insert on contact.enquiries for each row execute function pg_temp.full()`),
    ],
  ])('sees a database that %s', async (_what, spoil) => {
    const one = postgres(service.database.url, { max: 1, onnotice: () => undefined });
    let spoilt: Promise<unknown> | undefined;
    const sql: Query = async (...query) => {
      await (spoilt ??= Promise.resolve(spoil(one)));
      return one(...query);
    };
    service.start({}, { sql });
    expect(await health()).toMatch(/^503 /);
    await one.end();
  });

  test.each([
    ['200', `queued_at = now() - interval '12 minutes'`],
    ['503', `queued_at = now() - interval '16 minutes' where kind = 'notify'`],
    // The provider refuses it, so that it is tried later.
    ['503', `queued_at = now() - interval '1 hour', attempts = 8, next_attempt_at = now() + interval '20 minutes'`],
    // A visitor's address that does not exist is no fault of ours.
    ['200', `queued_at = now() - interval '1 hour' where kind = 'ack'`],
    ['200', `queued_at = now() - interval '4 days', state = 'dead'`],
    // No mail about spam is sent, and none with a list at night.
    ['200', `queued_at = now() - interval '1 day'; update contact.enquiries set status = 'spam'`],
    ['200', `queued_at = now() - interval '9 hours', kind = 'morning', enquiry_id = null where kind = 'ack'`],
  ])('gets %s if mails are so: %s', async (status, values) => {
    await service.submit();
    await service.database.sql.unsafe(`update contact.outbox set ${values}`);
    expect((await health()).slice(0, 3)).toBe(status);
  });

  test.each([
    [1, '503 '],
    [500, '200 '],
  ])('sees in time that the database fills a disk of %s MB', async (databaseMegabytes, status) => {
    service.start({}, { limits: { databaseMegabytes } });
    expect((await health()).slice(0, 4)).toBe(status);
  });
});
