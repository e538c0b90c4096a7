import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { copyWithSources, runScript } from '../../support/codegen-copy.ts';
import { startCluster, type Cluster } from '../../support/cluster.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';

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

/** The commands that the CLI has run since the last call. */
function doneCommands(): string[] {
  const log = join(folder, 'commands.txt');
  const done = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  rmSync(log, { force: true });
  return done;
}

/** Runs the deploy with a Supabase CLI that fails at one command. Returns the commands before it and the error. */
function deploy(fails: string, DATABASE_URL = database.url) {
  const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const env = { ...realSettings, PATH, DATABASE_URL, FAILS: fails };
  const { code, error, out } = runScript(folder, 'deploy/function.ts', [], env);
  return { code, error, out, done: doneCommands() };
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

test('the function gets its settings; its address and secret are stored for the retry job, anew by each deploy', async () => {
  await database.sql`select vault.create_secret('of yesterday', 'contact_drain_secret')`;
  const { out, ...others } = deploy('nothing');
  expect(others).toEqual({ code: 0, error: '', done: order });
  const sent = parseEnv(readFileSync(join(folder, 'settings.env'), 'utf8'));
  expect(sent).toMatchObject(realSettings);
  expect(() => readSettings({ ...sent, SUPABASE_DB_URL: 'postgres://set-by-supabase' })).not.toThrow();
  for (const name of ['DRAIN_SECRET', 'LINK_SECRET', 'SMTP_PASSWORD']) expect(out).not.toContain(realSettings[name]);
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
