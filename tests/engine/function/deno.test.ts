import { randomUUID } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/functions-js';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { newDatabase, skipMorning } from '../../support/database.ts';
import { clientOf } from '../../support/deno.ts';
import { useEdge } from '../../support/edge.ts';
import { visitor } from './visitor.ts';

const own = useEdge(async () => {
  const database = await newDatabase();
  await skipMorning(database.sql);
  return database;
});

const send = (body: object) => clientOf(own.edge).invoke<{ id: string }>('send-contact-email', { body });

// Node 20 has no WebSocket. The client needs one to begin with, and opens none here.
const realtime = { transport: EventTarget as never };

/** The part of the client that the page loads, and the whole client, which sends more headers. */
const clients = [
  ['@supabase/functions-js', () => clientOf(own.edge)],
  [
    '@supabase/supabase-js',
    () => createClient(new URL(own.edge.url).origin, 'sb_publishable_test', { realtime }).functions,
  ],
] as const;

test.each(clients)('%s sends an enquiry to the function under Deno, and its mails are sent', async (name, client) => {
  const id = randomUUID();
  const before = own.mail.received.length;
  // The same words twice would be one enquiry.
  const body = { ...visitor, message: `Sent with ${name}.`, id };
  expect(await client().invoke('send-contact-email', { body })).toMatchObject({ data: { id }, error: null });
  await expect.poll(() => own.mail.received).toHaveLength(before + 2);
  expect(own.edge.lines.join()).toContain('"event":"enquiry"');
  expect(own.edge.lines.join()).not.toContain(visitor.email);
});

test('mistakes reach the client with a sentence for each field', async () => {
  const { error } = await send({ ...visitor, email: 'nobody' });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const response = (error as FunctionsHttpError).context as Response;
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { email: expect.any(String) as string } });
});

test('the visitor gets the usual answer while the mail server hangs', async () => {
  own.mail.behaviour = 'hanging';
  const began = performance.now();
  expect((await send({ ...visitor, message: 'Hanging', id: randomUUID() })).error).toBeNull();
  // It gives up on a mail server after ten seconds.
  expect(performance.now() - began).toBeLessThan(9_000);
});
