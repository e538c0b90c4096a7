import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { startFunction, type Running } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startSmtp, type SmtpMailServer } from '../../support/mail-servers.ts';
import { visitor } from './visitor.ts';

let database: Cluster;
let mail: SmtpMailServer;
let edge: Running;
beforeAll(async () => {
  [database, mail] = await Promise.all([startCluster(), startSmtp()]);
  edge = await startFunction(settingsFor(database.url), mail.port);
});
afterAll(async () => {
  await edge.stop();
  await Promise.all([database.stop(), mail.stop()]);
});

async function send(): Promise<{ id: string; status: number; seconds: number }> {
  const id = randomUUID();
  const began = performance.now();
  const { status } = await fetch(edge.url, {
    method: 'POST',
    body: JSON.stringify({ ...visitor, id, email: `visitor-${id}@example.com` }),
    headers: { 'Content-Type': 'application/json' },
  });
  return { id, status, seconds: (performance.now() - began) / 1_000 };
}

const mailsOf = (id: string) => mail.received.filter(({ messageId }) => messageId!.startsWith(`<${id}`)).length;

test('while the database is down the function answers 503 soon; afterwards it works without a restart', async () => {
  expect((await send()).status).toBe(200);
  await database.kill();
  // First sends enquiries one after the other, because waits between attempts would add up; then sends many at
  // once.
  for (let time = 0; time < 15; time += 1) {
    const { status, seconds } = await send();
    expect(status).toBe(503);
    expect(seconds).toBeLessThan(15);
  }
  const many = await Promise.all(Array.from({ length: 30 }, send));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...many.map(({ seconds }) => seconds))).toBeLessThan(15);

  await database.start();
  const { id, status } = await send();
  expect(status).toBe(200);
  await expect.poll(() => mailsOf(id)).toBe(2);
});

test('when the database does not answer, the function answers 503 after the timeout and drops its connections', async () => {
  expect((await send()).status).toBe(200);
  const unfreeze = await database.freeze('send-contact-email');
  const many = await Promise.all(Array.from({ length: 30 }, send));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...many.map(({ seconds }) => seconds))).toBeLessThan(15);
  const nextRequest = await send();
  expect(nextRequest.status).toBe(503);
  expect(nextRequest.seconds).toBeLessThan(15);

  unfreeze();
  // PostgreSQL first works through the connections that were given up while it was frozen.
  let last = '';
  const nextStatus = async () => {
    const { id, status } = await send();
    last = id;
    return status;
  };
  await expect.poll(nextStatus).toBe(200);
  await expect.poll(() => mailsOf(last)).toBe(2);
});
