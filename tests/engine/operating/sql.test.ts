import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDatabase, type Database } from '../../support/database.ts';
import { blocksOf } from './document.ts';

let database: Database;
beforeAll(async () => {
  database = await startDatabase({ jobs: true });
});
afterAll(() => database.stop());

/** The enquiry of the examples in the document, and one that must not change. */
const own = '3d5b8a52-6b1e-4f0a-9a51-5f3c6f1c2a77';
const other = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  const { sql } = database;
  await sql`truncate contact.enquiries cascade`;
  await sql`truncate vault.secrets`;
  await sql`
    insert into contact.enquiries (
      id, status, name, email, phone, service, message, consent_version, ip_hash, user_agent, content_hash
    )
    select id::uuid, status, name, email, '+65 8000 0000', 'Other', 'Three rooms.', '1', '', '', ''
    from (values
      (${own}, 'new', 'Own', 'Visitor@example.com'), (${other}, 'answered', 'Other', 'other@example.com')
    ) as sample (id, status, name, email)`;
  await sql`
    insert into contact.outbox (enquiry_id, kind, state, attempts, last_error) values
      (${own}, 'notify', 'dead', 10, 'refused'), (${own}, 'ack', 'sent', 1, null), (${other}, 'ack', 'dead', 10, 'refused')`;
});

type Rows = readonly Record<string, unknown>[];
const names = (rows: Rows) => rows.map(({ name }) => name);
const enquiries = async () =>
  (
    await database.sql<
      { line: string }[]
    >`select name || ' ' || status as line from contact.enquiries order by name desc`
  ).map(({ line }) => line);
const mails = async () =>
  (
    await database.sql<{ line: string }[]>`
      select e.name || ' ' || o.kind || ' ' || o.state || ' ' || o.attempts as line
      from contact.outbox o join contact.enquiries e on e.id = o.enquiry_id order by o.id`
  ).map(({ line }) => line);
const unchanged = ['Own notify dead 10', 'Own ack sent 1', 'Other ack dead 10'];
const asSpam = async () => {
  await database.sql`update contact.enquiries set status = 'spam' where id = ${own}`;
  await database.sql`delete from contact.outbox where enquiry_id = ${own}`;
};

/** The effect of each block of the document, in their order under a heading. */
const effects: Record<
  string,
  readonly { before?: () => Promise<void>; holds: (rows: Rows) => void | Promise<void> }[]
> = {
  'Reading enquiries': [
    {
      holds: (rows) => {
        expect(names(rows)).toEqual(['Own']);
        expect(rows[0]).toMatchObject({
          id: own,
          received: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
        });
      },
    },
  ],
  'Marking one as answered': [
    {
      before: async () => {
        await database.sql`update contact.enquiries set status = 'new'`;
      },
      holds: async () => expect(await enquiries()).toEqual(['Own answered', 'Other new']),
    },
  ],
  'An enquiry that was taken for spam': [
    { before: asSpam, holds: (rows) => expect(names(rows)).toEqual(['Own']) },
    {
      before: asSpam,
      holds: async () => {
        expect(await enquiries()).toEqual(['Own new', 'Other answered']);
        expect(await mails()).toEqual(['Other ack dead 10', 'Own notify queued 0', 'Own ack queued 0']);
      },
    },
  ],
  'A mail that could not be sent': [
    {
      holds: (rows) => {
        expect(rows).toHaveLength(2);
        expect(rows).toContainEqual(expect.objectContaining({ id: own, kind: 'notify', last_error: 'refused' }));
      },
    },
    {
      holds: async () => {
        expect(await mails()).toEqual(['Own notify queued 0', ...unchanged.slice(1)]);
        expect(await database.sql`select kind from contact.claim(5, '1 minute')`).toEqual([{ kind: 'notify' }]);
      },
    },
  ],
  'Somebody asks what data you have about them': [{ holds: (rows) => expect(names(rows)).toEqual(['Own']) }],
  'Somebody asks to be deleted': [
    {
      holds: async (rows) => {
        expect(rows).toEqual([{ forget: 1 }]);
        expect(await enquiries()).toEqual(['Other answered']);
        expect(await mails()).toEqual(['Other ack dead 10']);
      },
    },
  ],
  'A first launch': [
    {
      holds: async () =>
        expect(await database.sql`select name from vault.decrypted_secrets order by name`).toEqual([
          { name: 'contact_drain_secret' },
          { name: 'contact_drain_url' },
        ]),
    },
  ],
  'The retry job': [
    {
      before: async () => {
        await database.sql`select vault.create_secret('old', 'contact_drain_secret')`;
      },
      holds: async () =>
        expect(
          await database.sql`select decrypted_secret from vault.decrypted_secrets where name = 'contact_drain_secret'`,
        ).toEqual([{ decrypted_secret: 'the new value of DRAIN_SECRET' }]),
    },
  ],
  'What to watch': [
    {
      holds: (rows) =>
        expect(rows.map(({ state, mails: count }) => `${String(state)} ${String(count)}`).toSorted()).toEqual([
          'dead 2',
          'sent 1',
        ]),
    },
    { holds: () => undefined },
  ],
};

const blocks = blocksOf('sql');
const cases = Object.entries(effects).flatMap(([heading, all]) =>
  all.map((effect, index) => ({ heading, nth: index + 1, effect })),
);

test('every block of SQL in docs/operating.md is tested here', () => {
  expect(cases.map(({ heading }) => heading)).toEqual(blocks.map(({ heading }) => heading));
});

test.each(cases)('$heading, $nth', async ({ heading, nth, effect }) => {
  await effect.before?.();
  const block = blocks.filter((candidate) => candidate.heading === heading)[nth - 1]!;
  await effect.holds((await database.sql.unsafe(block.code)) as Rows);
});
