import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { envelopeType } from '../../../supabase/functions/send-contact-email/office/envelope.ts';
import { createService } from '../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { newDatabase, type Database } from '../../support/database.ts';
import { startHttpMail, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { badBodies } from './bad-bodies.ts';
import { company } from './company.ts';
import { visitor } from './enquiry-client.ts';

let database: Database;
let mail: MailServer<Posted>;
beforeAll(async () => {
  [database, mail] = await Promise.all([newDatabase(), startHttpMail()]);
});
afterAll(async () => {
  await Promise.all([database.stop(), mail.stop()]);
});
afterEach(async () => {
  await database.sql`truncate contact.enquiries cascade`;
  mail.received.length = 0;
  mail.behaviour = 'well';
});

const url = 'https://project.example/functions/v1/send-contact-email';

function service(environment: Record<string, string> = {}) {
  const work: Promise<unknown>[] = [];
  const logged: object[] = [];
  const settings = readSettings({
    SUPABASE_DB_URL: database.url,
    SITE_URL: 'https://sapu.example',
    IP_PEPPER: 'a pepper of sixteen letters',
    DRAIN_SECRET: 'a secret of sixteen letters',
    LINK_SECRET: 'a secret of thirty-two letters or more',
    RESEND_API_KEY: 'key',
    RESEND_URL: `http://127.0.0.1:${mail.port}/emails`,
    MAIL_FROM: 'Sapu <hello@sapu.example>',
    MAIL_TO: 'office@sapu.example',
    LIMIT_PER_ADDRESS: 'off',
    LIMIT_OVERALL: 'off',
    MAIL_PER_SECOND: 'off',
    DIGEST: 'off',
    ...environment,
  });
  const own = createService({
    settings,
    company,
    sql: database.sql,
    log: (event, facts) => logged.push({ event, ...facts }),
    waitUntil: (one) => work.push(one),
  });
  return { ...own, logged, settled: () => Promise.all(work) };
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('the whole function', () => {
  test('stores an enquiry, answers, and sends its mails', async () => {
    const { fetch, settled } = service();
    const response = await fetch(post(visitor), '203.0.113.7');
    expect(response.status).toBe(200);
    await settled();
    expect(mail.received.map(({ mail: { to } }) => to[0]).toSorted()).toEqual(['office@sapu.example', visitor.email]);
  });

  test('sends every mail once if many enquiries are sent concurrently', async () => {
    const { fetch, settled } = service();
    const sent = Array.from({ length: 100 }, (_, index) =>
      fetch(post({ ...visitor, email: `visitor-${index}@example.com` }), '203.0.113.7'),
    );
    expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true);
    await settled();
    expect(mail.received).toHaveLength(200);
  });

  test('gives the usual answer while mail is down, and sends the mail at a later drain', async () => {
    const { fetch, settled } = service();
    mail.behaviour = 'refusing';
    expect((await fetch(post(visitor), '203.0.113.7')).status).toBe(200);
    await settled();
    expect(mail.received).toHaveLength(0);
    mail.behaviour = 'well';
    await database.sql`update contact.outbox set next_attempt_at = now()`;
    const drain = (secret?: string) =>
      fetch(
        new Request(`${url}/drain`, {
          method: 'POST',
          ...(secret !== undefined && { headers: { Authorization: `Bearer ${secret}` } }),
        }),
        '203.0.113.7',
      );
    expect((await drain()).status).toBe(401);
    expect((await drain('another secret of sixteen')).status).toBe(401);
    expect(mail.received).toHaveLength(0);
    const response = await drain('a secret of sixteen letters');
    expect([response.status, await response.json()]).toEqual([200, { tried: 2 }]);
    expect(mail.received).toHaveLength(2);
  });

  test('sends the queued mails of an earlier attempt when the same enquiry is sent again', async () => {
    const id = randomUUID();
    mail.behaviour = 'refusing';
    const first = service();
    await first.fetch(post({ ...visitor, id }), '203.0.113.7');
    await first.settled();
    mail.behaviour = 'well';
    await database.sql`update contact.outbox set next_attempt_at = now()`;
    const second = service();
    expect((await second.fetch(post({ ...visitor, id }), '203.0.113.7')).status).toBe(200);
    await second.settled();
    expect(mail.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
  });

  test('records the version of the privacy notice', async () => {
    const { fetch, settled } = service();
    await fetch(post(visitor), '203.0.113.7');
    await settled();
    expect(await database.sql`select consent_version from contact.enquiries`).toEqual([
      { consent_version: company.notice },
    ]);
  });

  test.each([
    ['', ['5', '7', '11']],
    ['6', ['5']],
    ['24', ['5', '7', '11']],
  ])('keeps enquiries no longer than the notice states; RETENTION_MONTHS is "%s"', async (months, left) => {
    const { fetch, settled } = service();
    for (const message of ['5', '7', '11', '13']) await fetch(post({ ...visitor, message }), '203.0.113.7');
    await settled();
    await database.sql`update contact.enquiries set created_at = now() - make_interval(months => message::int)`;
    await service({ RETENTION_MONTHS: months }).drain();
    const rows = await database.sql<
      { message: string }[]
    >`select message from contact.enquiries order by created_at desc`;
    expect(rows.map(({ message }) => message)).toEqual(left);
  });

  test('uses X-Forwarded-For only behind trusted proxies, and then the entry that they added', async () => {
    const forwarded = (...addresses: string[]) =>
      post({ ...visitor, message: randomUUID() }, { 'X-Forwarded-For': addresses.join(', ') });
    const hashes = async () => {
      const rows = await database.sql<{ ip_hash: Buffer }[]>`select distinct ip_hash from contact.enquiries`;
      return rows.length;
    };
    const direct = service();
    for (const address of ['1.1.1.1', '2.2.2.2']) await direct.fetch(forwarded(address), '203.0.113.7');
    expect(await hashes()).toBe(1);
    const behind = service({ PROXIES: '1' });
    for (const lie of ['1.1.1.1', '2.2.2.2']) await behind.fetch(forwarded(lie, '198.51.100.1'), '10.0.0.1');
    expect(await hashes()).toBe(2);
    await behind.fetch(forwarded('198.51.100.2'), '10.0.0.1');
    expect(await hashes()).toBe(3);
    await behind.settled();
    // The entry is logged once, without addresses: it shows whether the number of proxies is set correctly.
    const said = behind.logged.filter((line) => 'event' in line && line.event === 'visitor-address');
    expect(said).toEqual([
      {
        event: 'visitor-address',
        proxies: 1,
        forwarded: 'public IPv4, public IPv4',
        peer: 'private IPv4',
        taken: 'public IPv4',
      },
    ]);
  });
});

test('every answer is in an envelope for a host that asks for one', async () => {
  const { fetch, settled } = service();
  const headers = { accept: envelopeType };
  const requests = [
    post(visitor, headers),
    post({}, headers),
    new Request(`${url}/drain`, { method: 'POST', headers }),
    new Request(url, { headers }),
  ];
  const statuses: unknown[] = [];
  for (const request of requests) {
    const { status, body } = (await (await fetch(request, '203.0.113.7')).json()) as Record<string, unknown>;
    statuses.push(status, typeof body);
  }
  await settled();
  expect(statuses).toEqual([200, 'string', 422, 'string', 401, 'string', 405, 'string']);
});

test('one IPv6 network (/64) that reaches its limit does not limit other visitors', async () => {
  const { fetch, settled } = service({ LIMIT_PER_ADDRESS: '5', LIMIT_OVERALL: '20' });
  const from = (peer: string) => fetch(post({ ...visitor, message: randomUUID() }), peer);
  const statuses: number[] = [];
  for (let host = 0; host < 130; host += 1) statuses.push((await from(`2001:db8:7:7::${host.toString(16)}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect((await from('2001:db8:7:8::1')).status).toBe(200);
  expect((await from('203.0.113.9')).status).toBe(200);
  await settled();
});

/** The function behind a real socket, so that bodies arrive as a client sends them. */
function serve(fetchAnswer: (request: Request) => Promise<Response>): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const headers = new Headers(incoming.headers as Record<string, string>);
      const request = new Request(url, { method: 'POST', headers, body: new Uint8Array(Buffer.concat(chunks)) });
      void fetchAnswer(request).then(async (answer) => {
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
        outgoing.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('a thousand bad bodies: never a 5xx, and never injected HTML or a control character in a mail', async () => {
  const { fetch: answer, settled } = service();
  const server = await serve((request) => answer(request, '203.0.113.7'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bodies = badBodies(1_000);
  const statuses = new Map<number, number>();
  for (let first = 0; first < bodies.length; first += 20) {
    const answers = bodies.slice(first, first + 20).map(async ({ type, body }) => {
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    });
    await Promise.all(answers);
  }
  await settled();
  server.close();
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  // The bodies are bad in many ways, and some are only odd, so each of these statuses must occur.
  for (const status of [200, 303, 400, 413, 415, 422]) expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
  expect(mail.received.length).toBeGreaterThan(50);
  for (const { mail: sent } of mail.received) {
    expect(cheerio.load(sent.html)('script, img, [onerror]')).toHaveLength(0);
    expect(`${sent.subject}${sent.to[0]}${sent.reply_to ?? ''}`).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(sent.text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  }
});
