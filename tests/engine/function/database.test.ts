import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../supabase/functions/send-contact-email/database.ts';
import { useFunction } from './harness.ts';
import { sha256Bytea, submitTo, type SubmitOptions } from './submit.ts';
import { unusualAddresses, usualAddresses, visitor } from './visitor.ts';

const service = useFunction();
const submit = (values?: Record<string, string>, options?: SubmitOptions) =>
  submitTo(service.database, values, options);
/** Values that give enquiries the same text. */
const sameContent = { content_hash: sha256Bytea('Three rooms.') };

test.each([
  'pgbouncer=true',
  'channel_binding=require',
  'sslmode=disable&schema=public&connection_limit=1&uselibpqcompat=true',
])('the database is reached with a connection string that other programs wrote: ?%s', async (parameters) => {
  const { sql, end } = openDatabase(`${service.database.url}?${parameters}&options=-c%20lock_timeout%3D7s`, 2);
  expect(await sql`show lock_timeout`).toEqual([{ lock_timeout: '7s' }]);
  await end();
});

const counts = async () => {
  const [row] = await service.database.sql<{ enquiries: number; notify: number; ack: number }[]>`
    select (select count(*)::int from contact.enquiries) as enquiries,
      (select count(*)::int from contact.outbox where kind = 'notify') as notify,
      (select count(*)::int from contact.outbox where kind = 'ack') as ack`;
  return row!;
};

describe('an enquiry', () => {
  test('is stored once, however often its id is sent, also concurrently', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        submit({ id, ...sameContent, ip_hash: sha256Bytea(`address ${index}`) }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
  });

  test('is stored once for the same words within ten minutes, also if a browser and its scripts send it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(sameContent)));
    const outcomes = answers.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual([...Array<string>(19).fill('known'), 'stored']);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await service.database.sql`update contact.enquiries set created_at = now() - interval '11 minutes'`;
    expect(await submit(sameContent)).toMatchObject({ outcome: 'stored' });
    expect(await submit()).toMatchObject({ outcome: 'stored' });
  });

  test('is stored with the values of fields that have no column, and its mails get them beside the others', async () => {
    await submit({ date: 'any weekday in May' });
    const [row] = await service.database.sql`select name, more from contact.enquiries`;
    expect(row).toEqual({ name: 'A visitor', more: { date: 'any weekday in May' } });
    const [mail] = await service.database.sql<{ enquiry: object }[]>`select enquiry from contact.claim(1, '1 minute')`;
    expect(mail?.enquiry).toMatchObject({ name: 'A visitor', date: 'any weekday in May' });
    for (const name of ['more', 'ip_hash']) expect(mail?.enquiry).not.toHaveProperty(name);
  });

  test('with the id of another one that is sent at the same moment is a conflict', async () => {
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const pairs = await Promise.all(ids.map((id) => Promise.all([submit({ id }), submit({ id })])));
    const outcomes = pairs.map((pair) => pair.map(({ outcome }) => outcome).toSorted());
    expect(outcomes).toEqual(ids.map(() => ['conflict', 'stored']));
  });

  test('that was held as spam becomes a normal enquiry when it is sent again without a sign of spam', async () => {
    const { id } = await submit(sameContent, { spam: true });
    expect(await submit(sameContent, { spam: true })).toMatchObject({ outcome: 'known', id });
    expect(await counts()).toEqual({ enquiries: 1, notify: 0, ack: 0 });
    for (let time = 0; time < 2; time += 1) expect(await submit(sameContent)).toMatchObject({ outcome: 'known', id });
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
    expect((await service.database.sql`select status from contact.enquiries`)[0]).toEqual({ status: 'new' });
  });

  test('that is spam stays spam when it is sent again after ten minutes, or after the owner marked it', async () => {
    const [held, marked] = [randomUUID(), randomUUID()];
    const words = (id: string) => ({ id, content_hash: sha256Bytea(id) });
    await submit(words(held), { spam: true });
    await service.database.sql`update contact.enquiries
      set created_at = created_at - interval '11 minutes', status_changed_at = status_changed_at - interval '11 minutes'`;
    await submit(words(marked));
    await service.database.sql`select contact.change(${marked}, 'spam', 3, 200)`;
    for (const id of [held, marked]) expect(await submit(words(id))).toMatchObject({ outcome: 'known', id });
    expect(await service.database.sql`select distinct status from contact.enquiries`).toEqual([{ status: 'spam' }]);
  });

  test('that is sent again after a deploy with another secret is stored once', async () => {
    const sent = { ...visitor, id: randomUUID() };
    for (const LINK_SECRET of ['one secret of thirty-two letters!', 'another of thirty-two letters or more']) {
      service.start({ LINK_SECRET });
      expect(await (await service.sendJson(sent)).json()).toEqual({ id: sent.id });
    }
    expect(await counts()).toEqual({ enquiries: 1, notify: 1, ack: 1 });
  });

  test('is not acknowledged to an address that mail servers may reject, but mailed to the company', async () => {
    for (const email of unusualAddresses) await submit({ email });
    expect(await counts()).toMatchObject({ notify: unusualAddresses.length, ack: 0 });
    for (const email of usualAddresses) await submit({ email });
    expect(await counts()).toMatchObject({ ack: usualAddresses.length });
  });

  test('above the limit of one address is rejected until the oldest is out of the window', async () => {
    const limits = { perAddress: 2 };
    // Those before the window do not count, however many.
    for (let time = 0; time < 20; time += 1) await submit();
    await service.database.sql`update contact.enquiries set created_at = now() - interval '1 hour'`;
    await submit({}, limits);
    await service.database.sql`update contact.enquiries set created_at = created_at - interval '4 minutes'`;
    await submit({}, limits);
    const { outcome, id, retry_after: wait } = await submit({}, limits);
    expect({ outcome, id }).toEqual({ outcome: 'limited', id: null });
    expect(wait).toBeGreaterThan(5 * 60);
    expect(wait).toBeLessThanOrEqual(6 * 60);
    expect(await submit({ ip_hash: sha256Bytea('another') }, limits)).toMatchObject({ outcome: 'stored' });
    expect((await counts()).enquiries).toBe(23);
  });

  test('above the total limit is stored if its network sent none, and its mail waits; above ten times it is rejected', async () => {
    const limits = { overall: 2 };
    const from = (address: number) => submit({ ip_hash: sha256Bytea(`${address}`) }, limits);
    for (let address = 0; address < 20; address += 1) {
      if (address >= 2) expect(await from(0)).toMatchObject({ outcome: 'limited' });
      expect(await from(address)).toMatchObject({ outcome: 'stored' });
    }
    expect(await counts()).toEqual({ enquiries: 20, notify: 20, ack: 2 });
    const due = await service.database
      .sql`select from contact.outbox where enquiry_id is not null and next_attempt_at <= now()`;
    expect(due).toHaveLength(4);
    const { outcome, retry_after: wait } = await from(20);
    expect(outcome).toBe('limited');
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('of one network is limited at ten times as many as of one address, with how many addresses it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, address) =>
        submit({ ip_hash: sha256Bytea(`${address}`), network_hash: sha256Bytea('home') }, { perAddress: 1 }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10);
  });

  test('that was stored is not limited when it is sent again', async () => {
    const id = randomUUID();
    const limits = { perAddress: 1 };
    await submit({ id, ...sameContent }, limits);
    expect(await submit({ id, ...sameContent }, limits)).toEqual({ outcome: 'known', id, retry_after: null });
  });

  test('is acknowledged three times a day to one mailbox, however it is written, and when many are sent at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => submit({ email: 'at-once@example.com' })));
    expect((await counts()).ack).toBe(3);
    await service.database.sql`delete from contact.enquiries`;
    for (const tag of ['', '+1', '+2', '+3', '+4']) await submit({ email: `victim${tag}@example.com` });
    for (const email of ['Victim@example.com', 'victim@EXAMPLE.com']) await submit({ email });
    expect((await counts()).ack).toBe(3);
    for (const name of ['a.b.c', 'ab.c', 'abc', 'a.bc+x']) await submit({ email: `${name}@gmail.com` });
    expect((await counts()).ack).toBe(6);
    for (const name of ['a.b', 'ab']) await submit({ email: `${name}@example.com` });
    expect((await counts()).ack).toBe(8);
  });

  test('is acknowledged up to the total limit of a day, and always mailed to the company', async () => {
    for (let index = 0; index < 6; index += 1) {
      await submit({ email: `visitor-${index}@example.com` }, { acksPerDay: 4 });
    }
    expect(await counts()).toEqual({ enquiries: 6, notify: 6, ack: 4 });
  });
});

test.each(['anon', 'authenticated', 'service_role'])(
  'the role %s may not read, write or call anything, and would see no row',
  async (role) => {
    await submit();
    const { sql } = service.database;
    const allowed = await sql`
      select nspname as name from pg_namespace where nspname = 'contact' and has_schema_privilege(${role}, oid, 'usage')
      union all select relname from pg_class
      where relnamespace = 'contact'::regnamespace and relkind = 'r'
        and has_table_privilege(${role}, oid, 'select, insert, update, delete, truncate')
      union all select proname from pg_proc
      where pronamespace = 'contact'::regnamespace and has_function_privilege(${role}, oid, 'execute')`;
    expect(allowed).toEqual([]);
    const seen = sql.begin(async (own) => {
      await own.unsafe(`grant usage on schema contact to ${role}; grant select on contact.enquiries to ${role}`);
      await own.unsafe(`set local role ${role}`);
      throw new Error(`${(await own`select id from contact.enquiries`).length} rows`);
    });
    await expect(seen).rejects.toThrow('0 rows');
  },
);
