import { randomUUID } from 'node:crypto';
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

test('the client of the page sends an enquiry to the function under Deno, and its mails are sent', async () => {
  const id = randomUUID();
  const answer = await clientOf(own.edge).invoke('send-contact-email', { body: { ...visitor, id } });
  expect(answer).toMatchObject({ data: { id }, error: null });
  await expect.poll(() => own.mail.received).toHaveLength(2);
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
