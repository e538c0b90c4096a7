import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { copyWithSources, runScript } from '../../support/codegen-copy.ts';
import { startCluster, type Cluster } from '../../support/cluster.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';
import { codeUnder, replaced } from './document.ts';

let folder: string;
let database: Cluster;
beforeAll(async () => {
  database = await startCluster({ jobs: true });
  folder = copyWithSources();
  applyChanges(folder, madeReal);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin/supabase'),
    `#!/usr/bin/env bash
command="$1 $2"
if [ "$command" = "$FAILS" ]; then exit 1; fi
echo "$command" >> commands.txt
if [ "$command" = "secrets list" ]; then echo '[{"name":"LIMIT_PER_ADDRESS"},{"name":"OF_ANOTHER"}]'; fi
if [ "$command" = "secrets set" ]; then cp "$4" settings.env; fi
`,
    { mode: 0o755 },
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.stop();
});

const pathWithCli = () => ({ PATH: `${join(folder, 'bin')}:${process.env['PATH']}` });

/** The commands that the CLI has run since the last call. */
function doneCommands(): string[] {
  const log = join(folder, 'commands.txt');
  const done = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  rmSync(log, { force: true });
  return done;
}

/** Runs the deploy with a Supabase CLI that fails at one command. Returns the commands before it and the error. */
function deploy(fails: string, DATABASE_URL = database.url) {
  const env = { ...realSettings, ...pathWithCli(), DATABASE_URL, FAILS: fails };
  const { code, error } = runScript(folder, 'deploy/function.ts', [], env);
  return { code, error, done: doneCommands() };
}

/** The commands of a deploy; the first only reads. */
const order = ['secrets list', 'db push', 'secrets set', 'secrets unset', 'functions deploy'];

test.each(order)('if supabase %s fails, nothing after it is done, and the message says so', (command) => {
  const { code, error, done } = deploy(command);
  expect(done).toEqual(order.slice(0, order.indexOf(command)));
  expect(error).toBe(
    `supabase ${command} failed; only the steps before it are done. Correct that, then run it again: npm run deploy:function\n`,
  );
  expect(code).toBe(1);
});

const vault = () =>
  database.sql<{ name: string; secret: string }[]>`select name, secret from vault.secrets order by name`;

test('the address and the secret of the function are stored for the retry job, anew by each deploy', async () => {
  await database.sql`select vault.create_secret('of yesterday', 'contact_drain_secret')`;
  expect(deploy('nothing')).toEqual({ code: 0, error: '', done: order });
  expect(await vault()).toEqual([
    { name: 'contact_drain_secret', secret: realSettings['DRAIN_SECRET'] },
    {
      name: 'contact_drain_url',
      secret: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-contact-email/drain',
    },
  ]);
  const { code, error } = deploy('nothing', 'postgres://127.0.0.1:9/postgres');
  expect(code).toBe(1);
  expect(error).toMatch(/^The function is deployed, but its retry job does not know it.* run it again: .*\n$/);
});

test('the commands of docs/operating.md run every step, send settings with which the function starts, and print no secret', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // The commands must refuse the document's examples, so real values replace them here. npm would find the real CLI.
  const commands = replaced(
    codeUnder('Deploying by hand', 'sh'),
    ['@example.', '@kapas.'],
    ['smtp.example.', 'smtp.kapas.'],
    ['npm run deploy:function', scripts['deploy:function']!],
    ['postgresql://postgres.abcdefghijklmnopqrst:password@pooler.supabase.com:5432/postgres', database.url],
  );
  const env = { HOME: folder, ...pathWithCli() };
  const output = execFileSync('bash', ['-ec', `${commands} 2>&1`], { cwd: folder, encoding: 'utf8', env });
  expect(doneCommands()).toEqual(order);
  // The function gets the facts that the codegen makes from this company's content.
  expect(readFileSync(join(folder, 'supabase/functions/send-contact-email/company.json'), 'utf8')).toContain('"Kapas"');
  const sent = parseEnv(readFileSync(join(folder, 'settings.env'), 'utf8')) as Record<string, string>;
  expect(readSettings({ ...sent, SUPABASE_DB_URL: 'postgres://set-by-supabase' })).toMatchObject({
    site: 'https://kapas.sg',
    addresses: {
      from: { name: 'Company', address: 'hello@kapas.com' },
      business: 'office@kapas.com',
      alarm: 'owner@kapas.net',
    },
    smtp: { host: 'smtp.kapas.com', user: 'resend' },
  });
  expect(sent['LINK_SECRET']).not.toBe(sent['DRAIN_SECRET']);
  for (const [name, value] of Object.entries(sent).filter(([name]) => /SECRET|PASSWORD|_TO$/.test(name))) {
    expect(output.includes(value), name).toBe(false);
  }
});
