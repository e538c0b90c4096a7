import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toRequest } from '../../../scripts/local/http.ts';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { copyWithSources } from '../../support/codegen-copy.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { listen } from '../../support/listen.ts';
import { madeReal } from '../../support/real-company.ts';
import { codeUnder, replaced } from './document.ts';

/** What the Supabase CLI sent: the files of the function by path, its metadata, its settings, and all access tokens. */
const files = new Map<string, string>();
let metadata: unknown;
let secrets: { name: string; value: string }[] = [];
const tokens = new Set<string>();

/** A mock of the parts of Supabase's management API that a first deploy uses. */
async function answerTo(request: Request): Promise<[status: number, value: unknown]> {
  const { method, url } = request;
  if (method === 'POST' && url.includes('/functions/deploy?slug=')) {
    for (const [name, part] of await request.formData()) {
      const text = typeof part === 'string' ? part : await part.text();
      if (typeof part === 'string' || name === 'metadata') metadata = JSON.parse(text) as unknown;
      else files.set(part.name, text);
    }
    return [201, { id: 'id', slug: 'send-contact-email', name: 'send-contact-email', status: 'ACTIVE', version: 1 }];
  }
  if (method === 'POST' && url.endsWith('/secrets')) {
    secrets = (await request.json()) as typeof secrets;
    return [201, {}];
  }
  return [method === 'GET' ? 200 : 404, []];
}
const api = createServer((incoming, answer) => {
  tokens.add(incoming.headers.authorization ?? '');
  void answerTo(toRequest(incoming)!).then(([status, value]) =>
    answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value)),
  );
});

let database: Cluster;
let folder: string;
let home: string;
beforeAll(async () => {
  folder = copyWithSources();
  applyChanges(folder, madeReal);
  home = join(folder, 'home');
  mkdirSync(home);
  database = await startCluster({ content: 'roles' });
  const address = await listen(api);
  writeFileSync(
    join(home, 'profile.yaml'),
    `name: test\napi_url: ${address}\ndashboard_url: ${address}\nproject_host: localhost\n`,
  );
});
afterAll(async () => {
  api.close();
  await database.stop();
  rmSync(folder, { recursive: true });
});

/** Runs shell commands in the folder, with this project's CLI, and returns what they print. */
async function run(commands: string): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    SUPABASE_PROFILE: join(home, 'profile.yaml'),
    SUPABASE_TELEMETRY_DISABLED: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    // npx must not download another CLI.
    npm_config_offline: 'true',
  };
  const { stdout, stderr } = await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', commands], {
    cwd: folder,
    env,
  });
  return stdout + stderr;
}

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
    const output = await run(commands);
    expect(output).toContain('Deployed Functions on project abcdefghijklmnopqrst: send-contact-email');
    for (const { name, value } of secrets.filter(({ name }) => /KEY|SECRET|PEPPER|_TO$/.test(name))) {
      expect(output.includes(value), name).toBe(false);
    }
  });

  test('runs every migration, in the order of their names', async () => {
    const rows = await database.sql<{ file: string }[]>`
      select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version`;
    expect(rows.map(({ file }) => file)).toEqual(migrations);
    expect(await database.sql`select * from contact.enquiries`).toHaveLength(0);
  });

  test('sends settings with which the function starts', () => {
    const environment = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
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
    expect([...tokens]).toEqual([`Bearer ${examples.token}`]);
  });

  test('sends the whole function unchanged, and without JWT verification', () => {
    const own = 'supabase/functions/send-contact-email';
    const all = readdirSync(join(folder, own), { encoding: 'utf8', recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    expect([...files.keys()].toSorted()).toEqual(all.toSorted());
    for (const [file, text] of files) {
      expect(text, file).toBe(readFileSync(join(folder, file), 'utf8'));
    }
    // The function also gets the facts that the codegen makes from this company's content.
    expect(files.get(`${own}/company.json`)).toContain('"Kapas"');
    expect(metadata).toMatchObject({
      name: 'send-contact-email',
      entrypoint_path: `${own}/index.ts`,
      import_map_path: `${own}/deno.json`,
      verify_jwt: false,
    });
  });
});

test('the migrations also run on a PostgreSQL without Supabase', async () => {
  const plain = await startCluster({ content: 'nothing' });
  await run(`npx supabase db push --db-url '${reach(plain)}'`);
  expect(await plain.sql`select * from contact.outbox`).toHaveLength(0);
  expect(await plain.sql`select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`).toHaveLength(0);
  await plain.stop();
});
