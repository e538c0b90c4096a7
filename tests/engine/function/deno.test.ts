import { randomUUID } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/functions-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase, type Database } from '../../support/database.ts';
import { clientOf, startFunction, type Running } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startHttpMail, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { visitor } from './visitor.ts';

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

const send = (body: object) => clientOf(edge).invoke<{ id: string }>('send-contact-email', { body });

test('the client of the page sends an enquiry to the function under Deno, and its mails are sent', async () => {
  const id = randomUUID();
  expect(await send({ ...visitor, id })).toMatchObject({ data: { id }, error: null });
  await expect.poll(() => mail.received).toHaveLength(2);
  await expect.poll(() => edge.lines.filter((line) => line.includes('"event":"mail-sent"'))).toHaveLength(2);
  expect(edge.lines.join()).toContain('"event":"enquiry"');
  expect(edge.lines.join()).not.toContain(visitor.email);
});

test('mistakes reach the client with a sentence for each field', async () => {
  const { error } = await send({ ...visitor, email: 'nobody' });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const response = (error as FunctionsHttpError).context as Response;
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { email: expect.any(String) as string } });
});

test('the visitor gets the usual answer while the mail server hangs', async () => {
  mail.behaviour = 'hanging';
  const began = performance.now();
  expect((await send({ ...visitor, message: 'Hanging', id: randomUUID() })).error).toBeNull();
  // It gives up on a mail server after ten seconds.
  expect(performance.now() - began).toBeLessThan(9_000);
});
