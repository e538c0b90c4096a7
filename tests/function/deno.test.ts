import { randomUUID } from 'node:crypto';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type Database } from '../support/database.ts';
import { startFunction, type Running } from '../support/deno.ts';
import { startHttpMail, type MailServer, type Posted } from '../support/mail-servers.ts';
import { visitor } from './desk.ts';

let database: Database;
let mail: MailServer<Posted>;
let edge: Running;
let settings: Record<string, string>;
beforeAll(async () => {
  [database, mail] = await Promise.all([startDatabase(), startHttpMail()]);
  settings = {
    SUPABASE_DB_URL: database.url,
    SITE_URL: 'https://sapu.example',
    IP_PEPPER: 'a pepper of sixteen letters',
    DRAIN_SECRET: 'a secret of sixteen letters',
    RESEND_API_KEY: 'key',
    RESEND_URL: `http://127.0.0.1:${mail.port}/emails`,
    MAIL_FROM: 'Sapu <hello@sapu.example>',
    MAIL_TO: 'office@sapu.example',
    LIMIT_PER_ADDRESS: 'off',
    LIMIT_OVERALL: 'off',
  };
  edge = await startFunction(settings);
});
afterAll(async () => {
  await edge.stop();
  await Promise.all([database.stop(), mail.stop()]);
});

/** The client that the browser uses. */
const client = ({ url }: Running) => new FunctionsClient(url.replace(/\/send-contact-email$/, ''));

const counted = async () => {
  const [row] = await database.sql<{ enquiries: number; sent: number }[]>`
    select (select count(*)::int from contact.enquiries) as enquiries,
      (select count(*)::int from contact.outbox where state = 'sent') as sent`;
  return row!;
};

test('the client of Supabase sends an enquiry to the function under Deno, and its mails go out', async () => {
  const id = randomUUID();
  const { data, error } = await client(edge).invoke<{ id: string }>('send-contact-email', { body: { ...visitor, id } });
  expect(error).toBeNull();
  expect(data).toEqual({ id });
  await expect.poll(counted).toEqual({ enquiries: 1, sent: 2 });
  expect(mail.received).toHaveLength(2);
  expect(edge.lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as { event: string }).event : ''))).toEqual(
    expect.arrayContaining(['enquiry', 'mail-sent']),
  );
  expect(edge.lines.join()).not.toContain(visitor.email);
});

test('mistakes reach the client with a sentence for each field', async () => {
  const { error } = await client(edge).invoke('send-contact-email', { body: { ...visitor, email: 'nobody' } });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const response = (error as FunctionsHttpError).context as Response;
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { email: expect.any(String) as string } });
});

test('500 enquiries survive kill -9 of the function in the middle: each stored once, each mail sent once', async () => {
  await database.sql`truncate contact.enquiries cascade`;
  mail.received.length = 0;
  const ids = Array.from({ length: 500 }, () => randomUUID());
  const body = (id: string) => ({ ...visitor, id, email: `visitor-${id}@example.com` });
  const acknowledged = new Set<string>();
  const queue = [...ids];

  /** A visitor who presses the button again until it works. */
  async function insist(id: string): Promise<void> {
    for (;;) {
      const { data } = await client(edge).invoke<{ id: string }>('send-contact-email', {
        body: body(id),
        timeout: 5_000,
      });
      if (data?.id === id) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    acknowledged.add(id);
  }

  const visitors = Array.from({ length: 20 }, async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) await insist(id);
  });
  for (const share of [0.2, 0.5, 0.8]) {
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(500 * share);
    await edge.kill();
    edge = await startFunction(settings);
  }
  await Promise.all(visitors);
  expect(acknowledged.size).toBe(500);

  // What a killed sender had taken is free again when its lease ends; here the clock is helped.
  const drain = async () => {
    await database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
    await fetch(`${edge.url}/drain`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${settings['DRAIN_SECRET']}` },
    });
    return await counted();
  };
  await expect.poll(drain, { timeout: 60_000, interval: 500 }).toEqual({ enquiries: 500, sent: 1_000 });
  const keys = mail.received.map(({ key }) => key);
  expect(keys.toSorted()).toEqual(ids.flatMap((id) => [`${id}.ack`, `${id}.notify`]).toSorted());
}, 180_000);
