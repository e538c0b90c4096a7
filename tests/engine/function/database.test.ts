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
}

interface Submitted {
  outcome: 'stored' | 'known' | 'limited';
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
    content_hash: hex('Three rooms.'),
    ...values,
  };
}

async function submit(
  values: Record<string, string> = {},
  { spam = false, ownId = true, limits = {} as Partial<Limits> } = {},
): Promise<Submitted> {
  const { perAddress, overall, acks } = { perAddress: null, overall: null, acks: 3, ...limits };
  const { sql } = database;
  const [row] = await sql<Submitted[]>`
    select * from contact.submit(${sql.json(enquiry(values))}, ${spam}, ${ownId},
      ${perAddress}, '10 minutes', ${overall}, '1 minute', ${acks})`;
  return row!;
}

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
      Array.from({ length: 20 }, (_, index) => submit({ id, ip_hash: hex(`address ${index}`) })),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
  });

  test('without an id of its own is stored once for the same words within ten minutes', async () => {
    const first = await submit({}, { ownId: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit({}, { ownId: false })));
    expect(answers).toEqual(answers.map(() => ({ outcome: 'known', id: first.id, retry_after: null })));
    await database.sql`update contact.enquiries set created_at = now() - interval '11 minutes'`;
    expect(await submit({}, { ownId: false })).toMatchObject({ outcome: 'stored' });
    expect(await submit({ content_hash: hex('Other words.') }, { ownId: false })).toMatchObject({ outcome: 'stored' });
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

  test('beyond what all together may send is limited too', async () => {
    const limits = { overall: 2 };
    for (const address of ['a', 'b']) await submit({ ip_hash: hex(address) }, { limits });
    const { outcome, retry_after: wait } = await submit({ ip_hash: hex('c') }, { limits });
    expect(outcome).toBe('limited');
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('that was acknowledged is not limited when it comes again', async () => {
    const id = randomUUID();
    const limits = { perAddress: 1 };
    await submit({ id }, { limits });
    expect(await submit({ id }, { limits })).toEqual({ outcome: 'known', id, retry_after: null });
  });

  test('is acknowledged three times a day to one recipient, whatever the case of the letters', async () => {
    for (const email of ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'a@example.com', 'b@example.com']) {
      await submit({ email });
    }
    expect(await counts()).toEqual({ enquiries: 5, notify: 5, ack: 4 });
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

  test('tries again after 5, 10, 20 … seconds, an hour at most, and gives up loudly after ten times', async () => {
    await submit({}, { limits: { acks: 0 } });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await database.sql`update contact.outbox set next_attempt_at = now()`;
      const [mail] = await claim(1);
      expect(mail).toMatchObject({ attempt, kind: 'notify' });
      const [state] = await database.sql`select contact.mark_failed(${mail!.outbox_id}, 'no answer') as state`;
      expect(state).toEqual({ state: attempt === 10 ? 'dead' : 'queued' });
      const [row] = await database.sql<{ wait: number }[]>`
        select extract(epoch from next_attempt_at - now())::float as wait from contact.outbox`;
      waits.push(Math.round(row!.wait));
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560]);
    expect(await database.sql`select last_error from contact.outbox`).toEqual([{ last_error: 'no answer' }]);
    expect(await claim(1)).toHaveLength(0);
  });
});

test('old enquiries and those of one person are deleted with their mails', async () => {
  await submit({ email: 'old@example.com' });
  await database.sql`update contact.enquiries set created_at = now() - interval '13 months'`;
  await submit({ email: 'Somebody@example.com' });
  await submit();
  expect(await database.sql`select contact.purge('12 months')`).toEqual([{ purge: 1 }]);
  expect(await database.sql`select contact.forget('somebody@EXAMPLE.com')`).toEqual([{ forget: 1 }]);
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
