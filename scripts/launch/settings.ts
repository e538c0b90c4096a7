import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '#content/backend.ts';
import { startOf, type Problem } from '#content/problem.ts';
import {
  readSettings,
  settingNames as allNames,
  SettingsError,
} from '../../supabase/functions/send-contact-email/settings.ts';
import { madeUpIn } from './made-up.ts';

/** The file for the settings on an engineer's machine, as in docs/operating.md; git ignores it. */
const defaultEnvFile = 'supabase/functions/.env';

/** All settings of the enquiry function but SUPABASE_DB_URL, which Supabase sets itself. */
export const settingNames = allNames.filter((name) => name !== 'SUPABASE_DB_URL');

/**
 * The settings of the enquiry function of the site at `site`, without empty ones: from the file, else from the usual file, else
 * from the environment.
 */
export function settingsOf(
  root: string,
  site: string,
  environment: Environment,
  file?: string,
): Environment | undefined {
  const path = resolve(root, file ?? defaultEnvFile);
  const isFile = existsSync(path);
  const all: Environment = isFile ? (parseEnv(readFileSync(path, 'utf8')) as Environment) : environment;
  if (!isFile && (file !== undefined || !settingNames.some((name) => name in all))) return undefined;
  const given = settingNames.flatMap((name) => (all[name]?.trim() ? [[name, all[name]] as const] : []));
  return { ...(Object.fromEntries(given) as Environment), SITE_URL: site };
}

/** The errors that the function itself would report when it starts. */
function faultsOf(settings: Environment): readonly string[] {
  try {
    readSettings({ SUPABASE_DB_URL: 'postgres://set.by/supabase', ...settings });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

/** What is missing or not real in the settings. Their values are not shown: some are secrets, and logs are kept. */
export function settingsLeft(root: string, site: string, environment: Environment, file?: string): Problem[] {
  const settings = settingsOf(root, site, environment, file);
  const place = startOf(file ?? defaultEnvFile);
  if (settings === undefined) {
    const fix = 'name their file: npm run check:launch -- --env FILE. docs/operating.md shows how to write it.';
    return [{ place, rule: 'no-settings', message: 'The settings of the enquiry function were not found.', fix }];
  }
  const madeUp = settingNames.flatMap((name) =>
    name !== 'SITE_URL' && madeUpIn(settings[name] ?? '').length > 0 ? [`${name} has an example value.`] : [],
  );
  const fix = 'set it; docs/operating.md lists the possible values under "Settings".';
  return [...faultsOf(settings), ...madeUp].map((message) => ({ place, rule: 'function-setting', message, fix }));
}
