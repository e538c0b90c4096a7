import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeJobSecrets } from './job-secrets.ts';
import { check } from '#checks/check-content.ts';
import type { Environment } from '#content/backend.ts';
import { settingNames, settingsOf } from '../launch/settings.ts';

/** The settings as an env file for the Supabase CLI, which reads a value in these quotes literally. */
function envFile(settings: Environment): string {
  const lines = Object.entries(settings).map(([name, value = '']) => {
    const quote = ["'", '`'].find((mark) => !value.includes(mark));
    if (quote === undefined) throw new Error(`${name} has single quotes and backquotes. Remove all its single quotes.`);
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
}

/** Runs a command of the Supabase CLI. Returns what `secrets list` prints; a person reads the others. */
function supabase(...args: readonly string[]): string {
  const output = args[1] === 'list' ? 'pipe' : 'inherit';
  const { status, error, stdout } = spawnSync('supabase', args, {
    encoding: 'utf8',
    stdio: ['inherit', output, 'inherit'],
  });
  if (error) throw new Error(`The Supabase CLI cannot be run: ${error.message}.`);
  if (status !== 0) throw new Error(`supabase ${args[0]} ${args[1]} failed; only the steps before it are done.`);
  return stdout;
}

function projectOf(backend: string): string {
  const [, project] = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(backend) ?? [];
  if (project === undefined) {
    throw new Error(
      `backend.url in data/site.yaml is "${backend}", which is not the address of a Supabase project: write →  url: https://….supabase.co`,
    );
  }
  return project;
}

function setSettings(project: readonly string[], written: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, '.env');
  try {
    writeFileSync(file, written, { mode: 0o600 });
    supabase('secrets', 'set', '--env-file', file, ...project);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Updates the database, then the settings, then the function, then what its retry job reads. It always comes before the site:
 * the new function works with the old pages, but new pages may need the new function.
 */
async function deploy(): Promise<void> {
  const root = process.cwd();
  const database = process.env['DATABASE_URL'];
  if (!database) throw new Error('DATABASE_URL is missing: the connection string of the database.');
  const { url, backend } = check(root, process.env).content.single('site').data;
  const project = ['--project-ref', projectOf(backend.url)];
  const settings = settingsOf(root, url, process.env);
  const written = envFile(settings);
  // Only reads, so it comes first: if it fails, nothing is changed. The values cannot be read.
  const there = JSON.parse(supabase('secrets', 'list', ...project, '--output', 'json')) as { name: string }[];
  supabase('db', 'push', '--db-url', database);
  setSettings(project, written);
  // Our own settings that are no longer given go; those of other functions stay.
  const gone = there.flatMap(({ name }) => (settingNames.includes(name) && !settings[name] ? [name] : []));
  if (gone.length > 0) supabase('secrets', 'unset', ...gone, '--yes', ...project);
  supabase('functions', 'deploy', 'send-contact-email', '--use-api', ...project);
  const drain = `${backend.url}/functions/v1/send-contact-email/drain`;
  await storeJobSecrets(database, drain, settings['DRAIN_SECRET'] ?? '').catch((error: Error) => {
    throw new Error(
      `The function is deployed, but its retry job does not know it, so no mail is sent again: ${error.message}.`,
    );
  });
}

await deploy().catch((error: Error) => {
  console.error(`${error.message} Correct that, then run it again: npm run deploy:function`);
  process.exitCode = 1;
});
