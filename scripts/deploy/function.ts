// Updates the database, then the settings, then the function: npm run deploy:function. It always comes before the site:
// the new function works with the old pages, but new pages may need the new function.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../check/check-content.ts';
import type { Environment } from '../content/backend.ts';
import { settingNames, settingsSource } from '../editors/launch/settings-source.ts';
import { envFile } from './env-file.ts';
import { runStep, Stop } from './stop.ts';

function supabase(...args: string[]): void {
  const { status, error } = spawnSync('supabase', args, { stdio: 'inherit' });
  if (error) throw new Stop(`The CLI of Supabase cannot be run: ${error.message}`);
  if (status !== 0) throw new Stop(`supabase ${args.slice(0, 2).join(' ')} failed. Nothing after it was done.`);
}

function projectOf(backend: string): string {
  const [, project] = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(backend) ?? [];
  if (project === undefined) {
    throw new Stop(
      `backend.url in data/site.yaml is "${backend}", which names no project of Supabase: write →  url: https://….supabase.co`,
    );
  }
  return project;
}

/** The names of the project's settings; their values cannot be read. */
function settingsThere(project: string): string[] {
  const args = ['secrets', 'list', '--project-ref', project, '--output', 'json'];
  const { status, stdout } = spawnSync('supabase', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Stop('supabase secrets list failed. The settings and the function are as before.');
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

/**
 * Sets the function's settings and deletes all other settings of ours, so that a removed setting is removed there too.
 */
function setSettings(project: string, settings: Environment, written: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, '.env');
  try {
    writeFileSync(file, written, { mode: 0o600 });
    supabase('secrets', 'set', '--env-file', file, '--project-ref', project);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const there = new Set(settingsThere(project));
  const gone = settingNames.filter((name) => there.has(name) && settings[name] === undefined);
  if (gone.length > 0) supabase('secrets', 'unset', ...gone, '--yes', '--project-ref', project);
}

await runStep(() => {
  const root = process.cwd();
  const database = process.env['DATABASE_URL'];
  if (!database) throw new Stop('DATABASE_URL is missing: the connection string of the database.');
  const site = check(root, process.env).content.single('site').data;
  const project = projectOf(site.backend.url);
  const settings = settingsSource(root, site.url, process.env)?.settings;
  if (settings === undefined) throw new Stop('The settings of the function are missing. docs/operating.md lists them.');
  const written = envFile(settings);
  supabase('db', 'push', '--db-url', database);
  setSettings(project, settings, written);
  supabase('functions', 'deploy', 'send-contact-email', '--use-api', '--project-ref', project);
});
