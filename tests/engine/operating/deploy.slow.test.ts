import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { copyWithSources } from '../../support/codegen-copy.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { madeReal } from '../../support/real-company.ts';
import { startSupabase, type Supabase } from '../../support/supabase.ts';
import { codeUnder, replaced } from './document.ts';

let database: Cluster;
let supabase: Supabase;
beforeAll(async () => {
  const folder = copyWithSources();
  applyChanges(folder, madeReal);
  cpSync('supabase', join(folder, 'supabase'), { recursive: true });
  [database, supabase] = await Promise.all([startCluster({ content: 'roles' }), startSupabase(folder)]);
});
afterAll(async () => {
  await Promise.all([database.stop(), supabase.stop()]);
});

const migrations = readdirSync('supabase/migrations').toSorted();
const examples = {
  database: 'postgresql://postgres.abcdefghijklmnopqrst:password@pooler.supabase.com:5432/postgres',
  token: 'sbp_0123456789abcdef0123456789abcdef01234567',
};
// A database on this machine has no certificate.
const reach = ({ url }: Cluster) => `${url}?sslmode=disable`;

// The CLI alone takes some seconds for each command. On a busy machine, these are minutes.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

describe('a deploy with the commands of docs/operating.md', () => {
  beforeAll(async () => {
    // The commands must refuse the document's examples, so real values replace them here.
    const commands = replaced(
      codeUnder('Deploying by hand', 'sh'),
      [examples.database, reach(database)],
      ['@example.', '@kapas.'],
      ['re_0123456789', 're_9f3b2c71d0'],
    );
    const { code, output } = await supabase.run(commands);
    expect(output, output).toContain('Deployed Functions on project abcdefghijklmnopqrst: send-contact-email');
    expect(code).toBe(0);
  });

  test('runs every migration, in the order of their names', async () => {
    const rows = await database.sql<{ file: string }[]>`
      select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version`;
    expect(rows.map(({ file }) => file)).toEqual(migrations);
    expect(await database.sql`select * from contact.enquiries`).toHaveLength(0);
  });

  test('sends settings with which the function starts', () => {
    const environment = Object.fromEntries(supabase.secrets.map(({ name, value }) => [name, value]));
    expect(readSettings({ ...environment, SUPABASE_DB_URL: 'postgres://set-by-supabase' })).toMatchObject({
      site: 'https://kapas.sg',
      addresses: {
        from: '"Company" <hello@kapas.com>',
        business: 'office@kapas.com',
        alarm: 'owner@kapas.net',
      },
      mail: { kind: 'http', key: 're_9f3b2c71d0' },
    });
    expect(environment['IP_PEPPER']).not.toBe(environment['DRAIN_SECRET']);
    expect([...supabase.tokens]).toEqual([`Bearer ${examples.token}`]);
  });

  test('sends the whole function unchanged, and without JWT verification', () => {
    const folder = 'supabase/functions/send-contact-email';
    const files = readdirSync(join(supabase.folder, folder), { encoding: 'utf8', recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(supabase.folder, join(parentPath, name)));
    expect([...supabase.files.keys()].toSorted()).toEqual(files.toSorted());
    for (const [file, text] of supabase.files) {
      expect(text, file).toBe(readFileSync(join(supabase.folder, file), 'utf8'));
    }
    // The function also gets the facts that the codegen makes from this company's content.
    expect(supabase.files.get(`${folder}/company.json`)).toContain('"Kapas"');
    expect(supabase.metadata).toMatchObject({
      name: 'send-contact-email',
      entrypoint_path: `${folder}/index.ts`,
      import_map_path: `${folder}/deno.json`,
      verify_jwt: false,
    });
  });
});

test('the migrations also run on a PostgreSQL without Supabase', async () => {
  const plain = await startCluster({ content: 'nothing' });
  const { code, output } = await supabase.run(`npx supabase db push --db-url '${reach(plain)}'`);
  expect(code, output).toBe(0);
  expect(await plain.sql`select * from contact.outbox`).toHaveLength(0);
  expect(await plain.sql`select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`).toHaveLength(0);
  await plain.stop();
});
