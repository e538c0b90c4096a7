import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { startCluster } from '../support/cluster.ts';
import { buildCompany } from '../support/sites.ts';
import { startFunction } from '../support/deno.ts';
import { settingsFor } from '../support/function-settings.ts';
import { startHttpMail } from '../support/mail-servers.ts';

/* Measures how many enquiries a second the function stores. That none is lost is tested in tests/engine/function/faults.scheduled.test.ts. */

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

function newBody(): string {
  const id = randomUUID();
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

const [database, mail] = await Promise.all([startCluster({ durable: true }), startHttpMail(), buildCompany('first')]);
const edge = await startFunction(settingsFor('http', mail.port, database.url));

/** How long each enquiry took, in ms. */
const times: number[] = [];
let next = 0;
/** Sends one enquiry after the other. */
async function visit(): Promise<void> {
  for (let index = next++; index < count; index = next++) {
    const began = performance.now();
    const status = await post(edge.url, newBody(), `10.0.${index >> 8}.${index & 255}`);
    if (status !== 200) console.error(`An enquiry was answered with ${status}.`);
    times.push(performance.now() - began);
  }
}

const began = performance.now();
await Promise.all(Array.from({ length: connections }, visit));
const sent = performance.now();
// The function sends the mails by itself, without a request.
while (mail.received.length < 2 * count && performance.now() - sent < 60_000) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const drained = performance.now();
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0);
console.log(`enquiries          ${count} over ${connections} connections
throughput         ${((count / (sent - began)) * 1_000).toFixed(0)} req/s
p50                ${at(0.5)} ms
p99                ${at(0.99)} ms
mails out after    ${((drained - began) / 1_000).toFixed(1)} s: ${mail.received.length} of ${2 * count}`);

agent.destroy();
await edge.stop();
await Promise.all([mail.stop(), database.stop()]);
