import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startCluster } from '../../support/cluster.ts';
import { skipMorning } from '../../support/database.ts';
import { clientOf } from '../../support/deno.ts';
import { useEdge } from '../../support/edge.ts';
import { visitor } from './visitor.ts';

/** With `--mode long`, it sends more enquiries, and plants more faults. */
const isLong = process.env['FAULTS_COUNT'] !== undefined;
const count = Number(process.env['FAULTS_COUNT'] ?? 80);
/** The percentages of acknowledged enquiries at which a fault happens. */
const rounds = isLong ? [20, 50, 80] : [25, 60];

describe('enquiries survive', () => {
  const own = useEdge(startCluster);
  /** The keys of the mails of all tests so far. */
  const keys: string[] = [];
  beforeAll(() => skipMorning(own.database.sql));
  afterEach(async () => {
    await own.database.sql`truncate contact.enquiries cascade`;
    await skipMorning(own.database.sql);
  });

  /** Sends an enquiry again, under the same id, until the function acknowledges it. */
  async function insist(id: string): Promise<void> {
    const body = { ...visitor, id, email: `visitor-${id}@example.com` };
    for (;;) {
      const { data } = await clientOf(own.edge).invoke<{ id: string }>('send-contact-email', { body, timeout: 5_000 });
      if (data?.id === id) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Sends the mails that wait. Those that failed or were interrupted become due now, instead of a minute later. */
  async function drained(): Promise<{ enquiries: number; mails: number; sent: number }> {
    await own.database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
    const headers = { Authorization: 'Bearer a secret of sixteen letters' };
    await fetch(`${own.edge.url}/drain`, { method: 'POST', headers });
    const [row] = await own.database.sql<{ enquiries: number; mails: number; sent: number }[]>`
      select (select count(*)::int from contact.enquiries) as enquiries, count(*)::int as mails,
        (count(*) filter (where state = 'sent'))::int as sent
      from contact.outbox where enquiry_id is not null`;
    return row!;
  }

  test.each<[what: string, happen: () => Promise<void>]>([
    ['kill -9 of the function', () => own.edge.kill().then(own.start)],
    ['kill -9 of PostgreSQL', () => own.database.kill().then(() => own.database.start())],
    ['a mail server that ends and starts again', () => own.mail.stop().then(() => own.mail.start())],
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
    const received = own.mail.received.map(({ messageId }) => messageId);
    expect(new Set(received)).toEqual(new Set(keys.map((key) => `<${key}@sapu.example>`)));
  });
});
