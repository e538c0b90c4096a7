import { randomUUID } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/functions-js';
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

test('the Supabase client sends an enquiry to the function under Deno, and its mails are sent', async () => {
  const id = randomUUID();
  const { data, error } = await clientOf(edge).invoke<{ id: string }>('send-contact-email', {
    body: { ...visitor, id },
  });
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
