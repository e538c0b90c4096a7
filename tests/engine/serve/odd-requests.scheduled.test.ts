import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { startFunction } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startSite } from '../../support/start-site.ts';
import { oddRequests, type OddRequest } from './odd-requests.ts';

// Another seed sends other requests: FUZZ_SEED=anything npx vitest …
const seed = process.env['FUZZ_SEED'] ?? 'a letterbox';
const count = 1_000;

let database: Cluster;
let settings: Record<string, string>;
beforeAll(async () => {
  database = await startCluster();
  // The function has no mail server, so its mails fail.
  settings = settingsFor('smtp', 9, database.url);
});
afterAll(() => database.stop());

/** Sends a request exactly as it is written, and returns the head of the response; empty if there is no response. */
async function ask(url: string, { method, path, headers, body }: OddRequest): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: host, ...headers, 'Content-Length': Buffer.byteLength(body) });
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(`${head}Connection: close\r\n\r\n${body}`);
  socket.setTimeout(20_000, () => socket.destroy(new Error('late')));
  await new Promise((resolve) => socket.on('close', resolve));
  return answer.split('\r\n\r\n')[0]!;
}

/** Wrong answers to a request: a server error, no answer, or a redirect to another site. */
function faultOf(head: string, own: readonly string[]): string | undefined {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  if (status === 0) return 'is not answered';
  if (status >= 500 && status !== 503) return `is answered with ${status}`;
  const to = /^location: (.*)$/im.exec(head)?.[1];
  if (to !== undefined && !own.includes(new URL(to, own[0]).origin)) return `leads to ${to}`;
  return undefined;
}

async function faultsOf(url: string, own: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const requests = oddRequests(seed, count);
  const statuses = new Set<string>();
  for (let first = 0; first < count; first += 20) {
    await Promise.all(
      requests.slice(first, first + 20).map(async (request, index) => {
        const head = await ask(url, request);
        statuses.add(head.slice(9, 12));
        const fault = faultOf(head, own);
        if (fault) faults.push(`${first + index}: ${JSON.stringify(request).slice(0, 300)} ${fault}`);
      }),
    );
  }
  console.log(`${count} requests of the seed "${seed}" to ${url}: ${[...statuses].toSorted().join(' ')}`);
  return faults;
}

test("no request crashes the site's server or redirects to another site", { timeout: 300_000 }, async () => {
  const site = await startSite(settings);
  expect(await faultsOf(site.url, [site.url, 'https://sapu.example'])).toEqual([]);
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);
  await site.stop();
});

test('no request crashes the function or redirects to another site', { timeout: 300_000 }, async () => {
  const edge = await startFunction(settings);
  expect(await faultsOf(edge.url, ['https://sapu.example'])).toEqual([]);
  expect((await fetch(edge.url, { method: 'OPTIONS' })).status).toBe(204);
  await edge.stop();
});
