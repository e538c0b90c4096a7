import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDatabase, type Database } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
afterEach(async () => {
  await database.sql`truncate contact.enquiries cascade`;
});

const hex = (text: string) => String.raw`\x` + createHash('sha256').update(text).digest('hex');

interface Limits {
  perAddress: number | null;
  overall: number | null;
  acks: number;
  acksPerDay: number;
}

interface Submitted {
  outcome: 'stored' | 'known' | 'conflict' | 'limited';
  id: string | null;
  retry_after: number | null;
}

function enquiry(values: Record<string, string> = {}) {
  return {
    id: randomUUID(),
    name: 'A visitor',
    email: 'visitor@example.com',
    phone: '+65 8000 0000',
    service: 'Weekly Cleaning',
    message: 'Three rooms.',
    area: 'Punggol',
    page: '/punggol',
    consent_version: '1',
    ip_hash: hex('203.0.113.7'),
    user_agent: 'test',
    // Each has words of its own, but where a test gives them the same.
    content_hash: hex(randomUUID()),
    ...values,
  };
}

async function submit(
  values: Record<string, string> = {},
  { spam = false, ownId = true, limits = {} as Partial<Limits> } = {},
): Promise<Submitted> {
  const { perAddress, overall, acks, acksPerDay } = {
    perAddress: null,
    overall: null,
    acks: 3,
    acksPerDay: 200,
    ...limits,
  };
  const { sql } = database;
  const [row] = await sql<Submitted[]>`
    select * from contact.submit(${sql.json(enquiry(values))}, ${spam}, ${ownId},
      ${perAddress}, '10 minutes', ${overall}, '1 minute', ${acks}, ${acksPerDay})`;
  return row!;
}

/** The same words in two forms. */
const words = { content_hash: hex('Three rooms.') };

const counts = async () => {
  const [row] = await database.sql<{ enquiries: number; notify: number; ack: number }[]>`
    select (select count(*)::int from contact.enquiries) as enquiries,
      (select count(*)::int from contact.outbox where kind = 'notify') as notify,
      (select count(*)::int from contact.outbox where kind = 'ack') as ack`;
  return row!;
};

describe('an enquiry', () => {
  test('is stored with its two mails', async () => {
    const id = randomUUID();
    expect(await submit({ id })).toEqual({ outcome: 'stored', id, retry_after: null });
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
    const [row] = await database.sql`select * from contact.enquiries`;
    expect(row).toMatchObject({ id, status: 'new', name: 'A visitor', area: 'Punggol', page: '/punggol' });
  });

  test('is stored once, however often and however much at once its id comes', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit({ id, ...words, ip_hash: hex(`address ${index}`) })),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
  });

  test.each([true, false])('is stored once for the same words within ten minutes, with ids: %s', async (ownId) => {
    const first = await submit(words, { ownId });
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(words, { ownId })));
    expect(answers).toEqual(answers.map(() => ({ outcome: 'known', id: first.id, retry_after: null })));
    await database.sql`update contact.enquiries set created_at = now() - interval '11 minutes'`;
    expect(await submit(words, { ownId })).toMatchObject({ outcome: 'stored' });
    expect(await submit({}, { ownId })).toMatchObject({ outcome: 'stored' });
  });

  test('with the id of other words is told so, and neither is lost', async () => {
    const id = randomUUID();
    await submit({ id });
    expect(await submit({ id })).toMatchObject({ outcome: 'conflict' });
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
  });

  test('that was held for spam is one like any other once it comes without a sign of it', async () => {
    const { id } = await submit(words, { spam: true });
    expect(await submit(words, { spam: true })).toMatchObject({ outcome: 'known', id });
    expect(await counts()).toEqual({ enquiries: 1, notify: 0, ack: 0 });
    for (let time = 0; time < 2; time += 1) expect(await submit(words)).toMatchObject({ outcome: 'known', id });
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
    expect((await database.sql`select status from contact.enquiries`)[0]).toEqual({ status: 'new' });
  });

  test('that a browser and its late scripts send at the same moment is stored once', async () => {
    const hashes = Array.from({ length: 50 }, (_, index) => ({ content_hash: hex(`words ${index}`) }));
    await Promise.all(hashes.flatMap((hash) => [submit(hash, { ownId: false }), submit(hash)]));
    expect((await counts()).enquiries).toBe(50);
  });

  test('that is spam is kept, and causes no mail', async () => {
    expect(await submit({}, { spam: true })).toMatchObject({ outcome: 'stored' });
    expect(await counts()).toEqual({ enquiries: 1, notify: 0, ack: 0 });
    expect((await database.sql`select status from contact.enquiries`)[0]).toEqual({ status: 'spam' });
  });

  test('beyond what one address may send waits until the oldest is out of the window', async () => {
    const limits = { perAddress: 2 };
    await submit({}, { limits });
    await database.sql`update contact.enquiries set created_at = now() - interval '4 minutes'`;
    await submit({}, { limits });
    const { outcome, id, retry_after: wait } = await submit({}, { limits });
    expect({ outcome, id }).toEqual({ outcome: 'limited', id: null });
    expect(wait).toBeGreaterThan(5 * 60);
    expect(wait).toBeLessThanOrEqual(6 * 60);
    expect(await submit({ ip_hash: hex('another') }, { limits })).toMatchObject({ outcome: 'stored' });
    expect((await counts()).enquiries).toBe(3);
  });

  test('of one address is counted right when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({}, { limits: { perAddress: 4 } })));
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(4);
  });

  test('is limited by address no more where all visitors seem to have the same one', async () => {
    const limits = { perAddress: 5 };
    for (let time = 0; time < 20; time += 1) await submit();
    await database.sql`update contact.enquiries set created_at = now() - interval '1 hour'`;
    for (let time = 0; time < 7; time += 1) expect(await submit({}, { limits })).toMatchObject({ outcome: 'stored' });
    await database.sql`update contact.enquiries set ip_hash = ${hex('another')}::bytea
      where id = (select id from contact.enquiries order by created_at limit 1)`;
    expect(await submit({}, { limits })).toMatchObject({ outcome: 'limited' });
  });

  test('beyond what all together may send is stored, and its mail waits; ten times beyond it is limited', async () => {
    const limits = { overall: 2 };
    const from = (address: number) => submit({ ip_hash: hex(`${address}`) }, { limits });
    for (let address = 0; address < 20; address += 1) {
      expect(await from(address)).toMatchObject({ outcome: 'stored' });
    }
    expect(await counts()).toEqual({ enquiries: 20, notify: 20, ack: 2 });
    const due = await database.sql`select from contact.outbox where next_attempt_at <= now()`;
    expect(due).toHaveLength(4);
    const { outcome, retry_after: wait } = await from(20);
    expect(outcome).toBe('limited');
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('that was acknowledged is not limited when it comes again', async () => {
    const id = randomUUID();
    const limits = { perAddress: 1 };
    await submit({ id, ...words }, { limits });
    expect(await submit({ id, ...words }, { limits })).toEqual({ outcome: 'known', id, retry_after: null });
  });

  test('is acknowledged three times a day to one recipient, whatever the case of the letters', async () => {
    for (const email of ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'a@example.com', 'b@example.com']) {
      await submit({ email });
    }
    expect(await counts()).toEqual({ enquiries: 5, notify: 5, ack: 4 });
  });

  test('is acknowledged no more where a mailbox is written in other ways', async () => {
    for (const tag of ['', '+1', '+2', '+3', '+4']) await submit({ email: `victim${tag}@example.com` });
    expect((await counts()).ack).toBe(3);
    for (const name of ['a.b.c', 'ab.c', 'abc', 'a.bc+x']) await submit({ email: `${name}@gmail.com` });
    expect((await counts()).ack).toBe(6);
    for (const name of ['a.b', 'ab']) await submit({ email: `${name}@example.com` });
    expect((await counts()).ack).toBe(8);
  });

  test('is acknowledged so often a day altogether and no more, and mailed to the company all the same', async () => {
    for (let index = 0; index < 6; index += 1) {
      await submit({ email: `visitor-${index}@example.com` }, { limits: { acksPerDay: 4 } });
    }
    expect(await counts()).toEqual({ enquiries: 6, notify: 6, ack: 4 });
  });

  test('that is too long or empty is refused by the table itself', async () => {
    await expect(submit({ name: '' })).rejects.toThrow('enquiries_name_check');
    await expect(submit({ message: 'x'.repeat(10_001) })).rejects.toThrow('enquiries_message_check');
    expect(await counts()).toEqual({ enquiries: 0, notify: 0, ack: 0 });
  });
});

interface Claimed {
  outbox_id: string;
  kind: 'notify' | 'ack';
  attempt: number;
  enquiry: Record<string, unknown>;
}

const claim = (most: number, lease = '30 seconds') =>
  database.sql<Claimed[]>`select * from contact.claim(${most}, ${lease}::interval)`;

describe('the outbox', () => {
  test('gives each mail to one sender, with what it says and nothing more', async () => {
    for (let index = 0; index < 10; index += 1) await submit({ email: `visitor-${index}@example.com` });
    const shares = await Promise.all(Array.from({ length: 4 }, () => claim(5)));
    const ids = shares.flatMap((share) => share.map(({ outbox_id: id }) => id));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(await claim(5)).toHaveLength(0);
    expect(Object.keys(shares[0]![0]!.enquiry)).not.toContain('ip_hash');
    expect(shares[0]![0]!.enquiry).toMatchObject({ name: 'A visitor', message: 'Three rooms.' });
  });

  test('gives a mail to another when its sender does not come back', async () => {
    await submit({}, { limits: { acks: 0 } });
    const [first] = await claim(1, '0 seconds');
    const [second] = await claim(1);
    expect(first).toMatchObject({ attempt: 1 });
    expect(second).toMatchObject({ attempt: 2, outbox_id: first!.outbox_id });
    expect(await claim(1)).toHaveLength(0);
  });

  test('keeps a mail that was sent from going out again', async () => {
    await submit();
    const { sql } = database;
    const mails = (await claim(2)).map(({ outbox_id: id }) => [id, `provider-${id}`] as const);
    await sql`select contact.mark_sent(${sql.json(Object.fromEntries(mails))})`;
    await database.sql`update contact.outbox set next_attempt_at = now()`;
    expect(await claim(2)).toHaveLength(0);
    expect(await database.sql`select state, provider_id from contact.outbox order by id`).toEqual(
      mails.map(([, provider]) => ({ state: 'sent', provider_id: provider })),
    );
    const [due] = await database.sql`select contact.next_due() as at`;
    expect(due).toEqual({ at: null });
  });

  /** Tries the one mail that waits, in vain; what it becomes, and after how many seconds it is tried again. */
  async function failOnce(retryAfter = '0 s'): Promise<{ attempt: number; state: string; wait: number }> {
    await database.sql`update contact.outbox set next_attempt_at = now()`;
    const [mail] = await claim(1);
    const [row] = await database.sql<{ state: string }[]>`
      select contact.mark_failed(${mail!.outbox_id}, 'no answer', ${retryAfter}::interval) as state`;
    const [due] = await database.sql<{ wait: number }[]>`
      select extract(epoch from next_attempt_at - now())::float as wait from contact.outbox`;
    return { attempt: mail!.attempt, state: row!.state, wait: due!.wait };
  }

  test('tries again after 5, 10, 20 … seconds, an hour at most, give or take a quarter, and for three days', async () => {
    await submit({}, { limits: { acks: 0 } });
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      const { wait, ...rest } = await failOnce();
      expect(rest).toEqual({ attempt, state: 'queued' });
      const usual = Math.min(5 * 2 ** (attempt - 1), 3_600);
      expect(wait).toBeGreaterThan(usual * 0.75 - 1);
      expect(wait).toBeLessThan(usual * 1.25 + 1);
    }
    await database.sql`update contact.outbox set queued_at = now() - interval '2 days 23 hours'`;
    expect(await failOnce()).toMatchObject({ state: 'queued' });
    await database.sql`update contact.outbox set queued_at = now() - interval '3 days 1 hour'`;
    expect(await failOnce()).toMatchObject({ state: 'dead' });
    expect(await database.sql`select last_error from contact.outbox`).toEqual([{ last_error: 'no answer' }]);
    expect(await claim(1)).toHaveLength(0);
  });

  test('waits as long as the provider asks for', async () => {
    await submit({}, { limits: { acks: 0 } });
    const { wait } = await failOnce('2 hours');
    expect(Math.round(wait / 60)).toBe(120);
  });
});

test('old enquiries and those of one person are deleted with their mails', async () => {
  await submit({ email: 'old@example.com' });
  await database.sql`update contact.enquiries set created_at = now() - interval '13 months'`;
  await submit({ email: 'Somebody@example.com' });
  await submit();
  expect(await database.sql`select contact.purge('12 months')`).toEqual([{ purge: 1 }]);
  expect(await database.sql`select contact.forget('  somebody@EXAMPLE.com ')`).toEqual([{ forget: 1 }]);
  expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
});

describe.each(['anon', 'authenticated', 'service_role'])('the role %s', (role) => {
  const attempts = [
    'select * from contact.enquiries',
    "insert into contact.outbox (enquiry_id, kind) values (gen_random_uuid(), 'ack')",
    "select contact.forget('a@example.com')",
    "select * from contact.claim(1, '1 s')",
    "select contact.purge('0 s')",
  ];

  test.each(attempts)('may not: %s', async (statement) => {
    await submit();
    const attempt = database.sql.begin(async (sql) => {
      await sql.unsafe(`set local role ${role}`);
      await sql.unsafe(statement);
    });
    await expect(attempt).rejects.toThrow('permission denied for schema contact');
    expect((await counts()).enquiries).toBe(1);
  });

  test('sees no row and calls nothing even where somebody opens the schema', async () => {
    await submit();
    const seen = database.sql.begin(async (sql) => {
      await sql.unsafe(`grant usage on schema contact to ${role}; grant select on contact.enquiries to ${role}`);
      await sql.unsafe(`set local role ${role}`);
      const rows = await sql`select id from contact.enquiries`;
      await sql.unsafe("select contact.forget('visitor@example.com')").catch((error: Error) => {
        throw new Error(`${rows.length} rows; ${error.message}`);
      });
    });
    await expect(seen).rejects.toThrow('0 rows; permission denied for function forget');
  });
});
