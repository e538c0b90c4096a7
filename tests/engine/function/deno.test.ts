import { randomUUID } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/functions-js';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase, type Database } from '../../support/database.ts';
import { startFunction, type Running } from '../../support/deno.ts';
import { clientOf } from '../../support/insist.ts';
import { startHttpMail, type MailServer, type Behaviour, type Posted } from '../../support/mail-servers.ts';
import { visitor } from './visitor.ts';
import { settingsFor } from '../../support/function-settings.ts';

let database: Database;
let mail: MailServer<Posted>;
let edge: Running;
beforeAll(async () => {
  [database, mail] = await Promise.all([newDatabase(), startHttpMail()]);
  edge = await startFunction(settingsFor('http', mail.port, database.url));
});
afterAll(async () => {
  await edge.stop();
  await Promise.all([database.stop(), mail.stop()]);
});

const counted = async () => {
  const [row] = await database.sql<{ enquiries: number; sent: number }[]>`
    select (select count(*)::int from contact.enquiries) as enquiries,
      (select count(*)::int from contact.outbox where state = 'sent') as sent`;
  return row!;
};

// Node 20 has no WebSocket. The client needs one to begin with, and opens none here.
const realtime = { transport: EventTarget as never };

/** The part of the client that the page loads, and the whole client, which sends more headers. */
const clients = {
  '@supabase/functions-js': () => clientOf(edge),
  '@supabase/supabase-js': () => createClient(new URL(edge.url).origin, 'sb_publishable_test', { realtime }).functions,
};

test.each([
  ['@supabase/functions-js', 1],
  ['@supabase/supabase-js', 2],
] as const)('%s sends an enquiry to the function under Deno, and its mails are sent', async (name, nth) => {
  const id = randomUUID();
  const { data, error } = await clients[name]().invoke<{ id: string }>('send-contact-email', {
    // The same words twice would be one enquiry.
    body: { ...visitor, message: `Sent with ${name}.`, id },
  });
  expect(error).toBeNull();
  expect(data).toEqual({ id });
  await expect.poll(counted).toEqual({ enquiries: nth, sent: 2 * nth });
  expect(mail.received).toHaveLength(2 * nth);
  expect(edge.lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as { event: string }).event : ''))).toEqual(
    expect.arrayContaining(['enquiry', 'mail-sent']),
  );
  expect(edge.lines.join()).not.toContain(visitor.email);
});

test('mistakes reach the client with a sentence for each field', async () => {
  const { error } = await clientOf(edge).invoke('send-contact-email', { body: { ...visitor, email: 'nobody' } });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const response = (error as FunctionsHttpError).context as Response;
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { email: expect.any(String) as string } });
});

test.each<Behaviour>(['refusing', 'hanging'])(
  'the visitor gets the usual answer while the mail server is %s',
  async (behaviour) => {
    mail.behaviour = behaviour;
    const began = performance.now();
    const { error } = await clientOf(edge).invoke('send-contact-email', { body: { ...visitor, id: randomUUID() } });
    expect(error).toBeNull();
    // It gives up on a mail server after ten seconds.
    expect(performance.now() - began).toBeLessThan(9_000);
  },
);
