import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { startFunction, type Running } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { sendInsistently } from '../../support/insist.ts';
import { startKillableMail, type KillableMail, type MailKind } from '../../support/killable-mail.ts';
import { visitor } from './enquiry-client.ts';

/** `npm run faults` sends more enquiries, and plants more faults. */
const isLong = process.env['FAULTS_COUNT'] !== undefined;
const count = Number(process.env['FAULTS_COUNT'] ?? 80);

interface Fault {
  name: string;
  /** The percentages of acknowledged enquiries at which the fault happens, once each. */
  at: readonly number[];
  happen: () => Promise<void>;
}

/** The tests of one way to send mails. Each way has its own test file, because both spend much time waiting. */
export function testFaults(kind: MailKind): void {
  let database: Cluster;
  let mail: KillableMail;
  let edge: Running;
  /** The keys of the mails of all tests so far. */
  const keys: string[] = [];
  const startEdge = () => startFunction(settingsFor(kind, mail.port, database.url));
  beforeAll(async () => {
    [database, mail] = await Promise.all([startCluster(), startKillableMail(kind)]);
    edge = await startEdge();
  });
  afterAll(async () => {
    await edge.stop();
    await Promise.all([mail.stop(), database.stop()]);
  });
  afterEach(async () => {
    await database.sql`truncate contact.enquiries cascade`;
  });

  const rounds = isLong ? [20, 50, 80] : [25, 60];
  const kills: readonly Fault[] = [
    {
      name: 'kill -9 of the function',
      at: rounds,
      happen: async () => {
        await edge.kill();
        edge = await startEdge();
      },
    },
    {
      name: 'kill -9 of PostgreSQL',
      at: rounds,
      happen: async () => {
        await database.kill();
        await database.start();
      },
    },
    {
      name: 'kill -9 of the mail server',
      at: rounds,
      happen: async () => {
        await mail.kill();
        await mail.start();
      },
    },
  ];
  // The function gives up on a hanging mail server after 10 s. outbox.test.ts tests this with a shorter timeout.
  const hanging: Fault = {
    name: 'a mail server that hangs for a second',
    at: [20],
    happen: async () => {
      mail.behave('hanging');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      mail.behave('well');
    },
  };

  /** Sends the mails that wait. Those that failed or were interrupted become due now, instead of a minute later. */
  async function drained(): Promise<{ enquiries: number; mails: number; sent: number }> {
    await database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
    await fetch(`${edge.url}/drain`, {
      method: 'POST',
      headers: { Authorization: 'Bearer a secret of sixteen letters' },
    });
    const [row] = await database.sql<{ enquiries: number; mails: number; sent: number }[]>`
      select (select count(*)::int from contact.enquiries) as enquiries, count(*)::int as mails,
        (count(*) filter (where state = 'sent'))::int as sent
      from contact.outbox`;
    return row!;
  }

  test.each(isLong ? [...kills, hanging] : kills)('$name', { timeout: 180_000 }, async ({ at, happen }) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const bodies = ids.map((id) => ({ ...visitor, id, email: `visitor-${id}@example.com` }));
    const crowd = sendInsistently(() => edge, bodies);
    for (const share of at) {
      await crowd.reached((count * share) / 100);
      await happen();
    }
    await crowd.done;
    expect(crowd.acknowledged).toEqual(new Set(ids));

    const until = { timeout: 60_000, interval: 50 };
    await expect.poll(drained, until).toEqual({ enquiries: count, mails: 2 * count, sent: 2 * count });
    keys.push(...ids.flatMap((id) => [`${id}.ack`, `${id}.notify`]));
    if (kind === 'http') expect(mail.received().toSorted()).toEqual(keys.toSorted());
    // SMTP cannot guarantee that a mail is sent only once, but duplicates have the same Message-ID.
    else expect(new Set(mail.received())).toEqual(new Set(keys.map((key) => `<${key}@sapu.example>`)));
  });
}
