import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { freePort } from '../../../scripts/local/postgres.ts';
import { skipMorning } from '../../support/database.ts';
import { clientOf, startFunction, type Running } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startSmtp, type SmtpMailServer } from '../../support/mail-servers.ts';
import { visitor } from './visitor.ts';

/** With `--mode long`, it sends more enquiries, and plants more faults. */
const isLong = process.env['FAULTS_COUNT'] !== undefined;
const count = Number(process.env['FAULTS_COUNT'] ?? 80);
/** The percentages of acknowledged enquiries at which a fault happens. */
const rounds = isLong ? [20, 50, 80] : [25, 60];

describe('enquiries survive', () => {
  let database: Cluster;
  let mail: SmtpMailServer;
  let edge: Running;
  /** The keys of the mails of all tests so far. */
  const keys: string[] = [];
  const startEdge = () => startFunction(settingsFor(database.url), mail.port);
  beforeAll(async () => {
    // On such a port, the server can start again after a kill.
    const port = await freePort();
    mail = await startSmtp({ port });
    database = await startCluster();
    await skipMorning(database.sql);
    edge = await startEdge();
  });
  afterAll(async () => {
    await edge.stop();
    await Promise.all([mail.stop(), database.stop()]);
  });
  afterEach(async () => {
    await database.sql`truncate contact.enquiries cascade`;
    await skipMorning(database.sql);
  });

  /** Sends an enquiry again, under the same id, until the function acknowledges it. */
  async function insist(id: string): Promise<void> {
    const body = { ...visitor, id, email: `visitor-${id}@example.com` };
    for (;;) {
      const { data } = await clientOf(edge).invoke<{ id: string }>('send-contact-email', { body, timeout: 5_000 });
      if (data?.id === id) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Sends the mails that wait. Those that failed or were interrupted become due now, instead of a minute later. */
  async function drained(): Promise<{ enquiries: number; mails: number; sent: number }> {
    await database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
    const headers = { Authorization: 'Bearer a secret of sixteen letters' };
    await fetch(`${edge.url}/drain`, { method: 'POST', headers });
    const [row] = await database.sql<{ enquiries: number; mails: number; sent: number }[]>`
      select (select count(*)::int from contact.enquiries) as enquiries, count(*)::int as mails,
        (count(*) filter (where state = 'sent'))::int as sent
      from contact.outbox where enquiry_id is not null`;
    return row!;
  }

  test.each<[what: string, happen: () => Promise<void>]>([
    ['kill -9 of the function', () => edge.kill().then(async () => void (edge = await startEdge()))],
    ['kill -9 of PostgreSQL', () => database.kill().then(() => database.start())],
    ['a mail server that ends and starts again', () => mail.stop().then(() => mail.start())],
  ])('%s', async (_what, happen) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const queue = [...ids];
    let acknowledged = 0;
    // Twenty visitors at a time.
    const visitors = Array.from({ length: 20 }, async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        await insist(id);
        acknowledged += 1;
      }
    });
    for (const share of rounds) {
      await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThanOrEqual((count * share) / 100);
      await happen();
    }
    await Promise.all(visitors);
    await expect.poll(drained, { interval: 50 }).toEqual({ enquiries: count, mails: 2 * count, sent: 2 * count });
    keys.push(...ids.flatMap((id) => [`${id}.ack`, `${id}.notify`]));
    // SMTP cannot guarantee that a mail is sent only once, but duplicates have the same Message-ID.
    const received = mail.received.map(({ messageId }) => messageId);
    expect(new Set(received)).toEqual(new Set(keys.map((key) => `<${key}@sapu.example>`)));
  });
});
