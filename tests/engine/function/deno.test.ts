import { randomUUID } from 'node:crypto';
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

test('the visitor gets the usual answer while the mail server hangs', async () => {
  own.mail.behaviour = 'hanging';
  const began = performance.now();
  expect((await own.send({ ...visitor, message: 'Hanging', id: randomUUID() })).status).toBe(200);
  // It gives up on a mail server after ten seconds.
  expect(performance.now() - began).toBeLessThan(9_000);
});
