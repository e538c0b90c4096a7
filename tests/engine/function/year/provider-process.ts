import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { acceptedIn, conflictsFile, type Accepted } from './provider-journal.ts';

/**
 * A mock of Resend: it accepts `perSecond` mails a second, each key only once, and refuses a known key with another
 * mail.
 */
const [port = '', journal = '', perSecond = ''] = process.argv.slice(2);
const known = new Map(acceptedIn(journal).map(({ key, hash }) => [key, hash]));
const asked: number[] = [];
let isDown = false;
process.on('message', (behaviour) => {
  isDown = behaviour === 'down';
});

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const now = Date.now();
    while (asked.length > 0 && asked[0]! <= now - 1_000) asked.shift();
    if (isDown) return response.writeHead(500).end('{}');
    if (asked.length >= Number(perSecond)) return response.writeHead(429, { 'Retry-After': '1' }).end('{}');
    asked.push(now);
    const body = Buffer.concat(chunks).toString();
    const key = String(request.headers['idempotency-key']);
    const hash = createHash('sha256').update(body).digest('hex');
    const before = known.get(key);
    if (before !== undefined && before !== hash) {
      appendFileSync(conflictsFile(journal), `${key}\n`);
      return response.writeHead(409).end('{}');
    }
    if (before === undefined) {
      const { to } = JSON.parse(body) as { to: string[] };
      known.set(key, hash);
      const accepted: Accepted = { key, to: to[0]!, at: now, hash };
      appendFileSync(journal, `${JSON.stringify(accepted)}\n`);
    }
    response.end(JSON.stringify({ id: key }));
  });
});
process.on('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
