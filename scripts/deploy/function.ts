import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeJobSecrets } from './job-secrets.ts';
import { check } from '#checks/check-content.ts';
import { settingNames, settingsOf } from '../launch/settings.ts';

/** An expected reason to stop, with a message for its reader. Bugs throw other errors. */
class Stop extends Error {}

/** Values in single quotes or backquotes are read literally; in double quotes, \n would become a line break. */
const quotes = ["'", '`', '"'];

/** Formats settings as an env file for the Supabase CLI. Stops at a value that cannot be quoted. */
function envFile(settings: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(settings).map(([name, value = '']) => {
    const quote = quotes.find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')));
    if (quote === undefined)
      throw new Stop(
        `${name} cannot be quoted: it contains single quotes, backquotes, and also double quotes or backslashes. Remove all its single quotes or all its backquotes.`,
      );
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
}

// Updates the database, then the settings, then the function, then what its retry job reads. It always comes before the site:
// the new function works with the old pages, but new pages may need the new function.

/**
 * Runs a command of the Supabase CLI. `state` is the text for a failed command: it says which parts are already
 * updated.
 */
function supabase(state: string, args: readonly string[], output: 'inherit' | 'pipe' = 'inherit'): string {
  const { status, error, stdout } = spawnSync('supabase', args, {
    encoding: 'utf8',
    stdio: ['inherit', output, 'inherit'],
  });
  if (error) throw new Stop(`The Supabase CLI cannot be run: ${error.message}. ${state}`);
  if (status !== 0) {
    throw new Stop(
      `supabase ${args.slice(0, 2).join(' ')} failed. ${state} Correct the cause, then run it again: npm run deploy:function`,
    );
  }
  return stdout;
}

function projectOf(backend: string): string {
  const [, project] = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(backend) ?? [];
  if (project === undefined) {
    throw new Stop(
      `backend.url in data/site.yaml is "${backend}", which is not the address of a Supabase project: write →  url: https://….supabase.co`,
    );
  }
  return project;
}

/** The names of the project's settings; their values cannot be read. */
function settingsThere(project: string): string[] {
  const args = ['secrets', 'list', '--project-ref', project, '--output', 'json'];
  return (JSON.parse(supabase('Nothing is changed.', args, 'pipe')) as { name: string }[]).map(({ name }) => name);
}

function setSettings(project: string, written: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, '.env');
  try {
    writeFileSync(file, written, { mode: 0o600 });
    const args = ['secrets', 'set', '--env-file', file, '--project-ref', project];
    supabase('The database is updated; the settings and the function are not changed.', args);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Deletes our own settings that are no longer given. Settings of other functions stay. */
function unsetSettings(project: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const still = `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} still set`;
  const args = ['secrets', 'unset', ...names, '--yes', '--project-ref', project];
  supabase(`The database is updated and the settings are set, but ${still}; the function is not changed.`, args);
}

async function deploy(): Promise<void> {
  const root = process.cwd();
  const database = process.env['DATABASE_URL'];
  if (!database) throw new Stop('DATABASE_URL is missing: the connection string of the database.');
  const site = check(root, process.env).content.single('site').data;
  const project = projectOf(site.backend.url);
  const settings = settingsOf(root, site.url, process.env);
  if (settings === undefined) throw new Stop('The settings of the function are missing. docs/operating.md lists them.');
  const written = envFile(settings);
  // Only reads, so it comes first: if it fails, nothing is changed.
  const there = new Set(settingsThere(project));
  const removed = settingNames.filter((name) => there.has(name) && settings[name] === undefined);
  const push = ['db', 'push', '--db-url', database];
  supabase('The database may have some of its new migrations; the settings and the function are not changed.', push);
  setSettings(project, written);
  unsetSettings(project, removed);
  const upload = ['functions', 'deploy', 'send-contact-email', '--use-api', '--project-ref', project];
  supabase('The database and the settings are updated; the function is not changed.', upload);
  const address = `${site.backend.url}/functions/v1/send-contact-email/drain`;
  await storeJobSecrets(database, address, settings['DRAIN_SECRET'] ?? '').catch((error: Error) => {
    throw new Stop(
      `The function is deployed, but its address is not stored for the retry job: ${error.message}. Mails that fail are not sent again. Run it again: npm run deploy:function`,
    );
  });
}

await deploy().catch((error: unknown) => {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
