import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Words } from '../../../supabase/functions/send-contact-email/words.ts';
import { dataOf } from '../../support/sites.ts';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { blocksOf } from './document.ts';

let database: Cluster;
beforeAll(async () => {
  database = await startCluster({ jobs: true });
});
afterAll(() => database.stop());

beforeEach(async () => {
  const { sql } = database;
  await sql`truncate contact.enquiries cascade`;
  await sql`truncate vault.secrets`;
  const own = randomUUID();
  await sql`
    insert into contact.enquiries (
      id, name, email, phone, service, message, consent_version, ip_hash, user_agent, content_hash
    ) values (${own}, 'Own', 'visitor@example.com', '+65 8000 0000', 'Other', 'Three rooms.', '1', '', '', '')`;
  await sql`
    insert into contact.outbox (enquiry_id, kind, state, attempts, last_error) values
      (${own}, 'notify', 'dead', 10, 'refused'), (${own}, 'ack', 'sent', 1, null)`;
});

type Rows = readonly Record<string, unknown>[];

/** The expected effect of each SQL block in the document, by heading and in order. */
const effects: Record<
  string,
  readonly { before?: () => Promise<void>; holds: (rows: Rows) => void | Promise<void> }[]
> = {
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
          'dead 1',
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

test("the owner's part of the handbook has no SQL or commands, and at most two pages", () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  const [, own = ''] = /\n## For the owner\n([^]*?)\n## A first launch\n/.exec(text) ?? [];
  expect(own).toContain('### All enquiries');
  expect(own).not.toMatch(/```|\bselect\b|SQL/);
  // A page of A4 has about 450 words.
  expect(own.match(/[\p{L}\p{N}]+/gu)!.length).toBeLessThan(900);
});

test("the owner's part names no settings or files, and names buttons as the page does", () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  const [, own = ''] = /\n## For the owner\n([^]*?)\n## A first launch\n/.exec(text) ?? [];
  expect(own).not.toMatch(/[A-Z]+_[A-Z]+|\.yaml|data\//);
  const { office } = parse(readFileSync(join(dataOf('first'), 'interface.yaml'), 'utf8')) as Words;
  for (const name of Object.values(office.book.filters)) expect(own).toContain(name);
  for (const name of [...Object.values(office.actions), office.ask.button, office.book.forget, office.book.export]) {
    expect(own).toContain(name);
  }
  expect(own).toContain('(editing.md#holidays-and-other-special-days)');
});

test('every block of SQL in docs/operating.md is tested here', () => {
  expect(cases.map(({ heading }) => heading)).toEqual(blocks.map(({ heading }) => heading));
});

test.each(cases)('block $nth of SQL under "$heading" has the expected effect', async ({ heading, nth, effect }) => {
  await effect.before?.();
  const block = blocks.filter((candidate) => candidate.heading === heading)[nth - 1]!;
  await effect.holds((await database.sql.unsafe(block.code)) as Rows);
});
