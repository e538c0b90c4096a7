import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithSources, runScript } from '../../support/codegen-copy.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';

let folder: string;
beforeAll(() => {
  folder = copyWithSources();
  applyChanges(folder, madeReal);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin/supabase'),
    `#!/usr/bin/env bash
command="$1 $2"
if [ "$command" = "$FAILS" ]; then exit 1; fi
echo "$command" >> commands.txt
if [ "$command" = "secrets list" ]; then echo '[{"name":"SMTP_HOST"},{"name":"OF_ANOTHER"}]'; fi
`,
    { mode: 0o755 },
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the deploy with a Supabase CLI that fails at one command. Returns the commands before it and the error. */
function deploy(fails: string) {
  const log = join(folder, 'commands.txt');
  rmSync(log, { force: true });
  const { code, error } = runScript(folder, 'deploy/function.ts', [], {
    ...realSettings,
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    DATABASE_URL: 'postgres://localhost/postgres',
    FAILS: fails,
  });
  const done = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { code, error, done };
}

const order = ['secrets list', 'db push', 'secrets set', 'secrets unset', 'functions deploy'];

test('a successful deploy runs every step, the read-only one first', () => {
  expect(deploy('nothing')).toEqual({ code: 0, error: '', done: order });
});

test.each([
  ['secrets list', 'Nothing is changed.'],
  ['db push', 'The database may have some of its new migrations; the settings and the function are not changed.'],
  ['secrets set', 'The database is updated; the settings and the function are not changed.'],
  [
    'secrets unset',
    'The database is updated and the settings are set, but SMTP_HOST is still set; the function is not changed.',
  ],
  ['functions deploy', 'The database and the settings are updated; the function is not changed.'],
])('if supabase %s fails, the message states what is already changed', (command, state) => {
  const { code, error, done } = deploy(command);
  expect(done).toEqual(order.slice(0, order.indexOf(command)));
  expect(error).toContain(`supabase ${command} failed. ${state}`);
  expect(error).toContain('npm run deploy:function');
  expect(code).toBe(1);
});
