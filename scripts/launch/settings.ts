import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '#content/backend.ts';
import { startOf, type Problem } from '#content/problem.ts';
import {
  readSettings,
  settingNames as allNames,
  SettingsError,
} from '../../supabase/functions/send-contact-email/settings.ts';
import { madeUpIn } from './made-up.ts';

/** All settings of the enquiry function but SUPABASE_DB_URL, which Supabase sets itself. */
export const settingNames = allNames.filter((name) => name !== 'SUPABASE_DB_URL');

/** The file with the settings on an engineer's machine, as in docs/operating.md; git ignores it. */
const envFile = 'supabase/functions/.env';

/** The settings of the function of the site at `site`, without empty ones: from the file, else from the environment. */
export function settingsOf(root: string, site: string, environment: Environment): Environment {
  const file = join(root, envFile);
  const all = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Environment) : environment;
  const given = settingNames.flatMap((name) => (all[name]?.trim() ? [[name, all[name]] as const] : []));
  return { ...(Object.fromEntries(given) as Environment), SITE_URL: site };
}

/** The errors that the function itself would report when it starts. */
function settingProblems(settings: Environment): readonly string[] {
  try {
    readSettings({ SUPABASE_DB_URL: 'postgres://set.by/supabase', ...settings });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** What is missing or not real in the settings. Their values are not shown: some are secrets, and logs are kept. */
export function settingsLeft(settings: Environment): Problem[] {
  const isMadeUp = (name: string) => name !== 'SITE_URL' && madeUpIn(settings[name] ?? '').length > 0;
  const madeUp = settingNames.filter(isMadeUp).map((name) => `${name} has an example value.`);
  const fix = 'set it there or in the environment; docs/operating.md lists the possible values under "Settings".';
  const problem = { place: startOf(envFile), rule: 'function-setting', fix };
  return [...settingProblems(settings), ...madeUp].map((message) => ({ ...problem, message }));
}
