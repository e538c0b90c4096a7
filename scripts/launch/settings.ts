import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '#content/backend.ts';
import { placeAt, startOf, type Place, type Problem } from '#content/problem.ts';
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

interface Source {
  settings: Environment;
  /** The place of a setting. Its line is not shown, because it may be a secret and logs are kept. */
  placeOf: (name: string) => Place;
}

function fromFile(root: string, file: string): Source {
  const text = readFileSync(resolve(root, file), 'utf8');
  return {
    settings: parseEnv(text) as Environment,
    placeOf: (name) => {
      const line = new RegExp(String.raw`^[ \t]*(?:export[ \t]+)?${name}[ \t]*=.*$`, 'm').exec(text);
      return line === null ? startOf(file) : { ...placeAt(file, text, line.index, line[0].length), text: '' };
    },
  };
}

const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== '';

/** The settings of the enquiry function, without empty ones. SITE_URL defaults to the address in data/site.yaml. */
export function settingsSource(
  root: string,
  site: string,
  environment: Environment,
  file?: string,
): Source | undefined {
  const own = file ?? (existsSync(join(root, defaultEnvFile)) ? defaultEnvFile : undefined);
  if (own === undefined && !settingNames.some((name) => name in environment)) return undefined;
  const { settings, placeOf } =
    own === undefined ? { settings: environment, placeOf: (name: string) => startOf(name) } : fromFile(root, own);
  const given = settingNames.filter((name) => isGiven(settings[name])).map((name) => [name, settings[name]!]);
  return { settings: { SITE_URL: site, ...(Object.fromEntries(given) as Environment) }, placeOf };
}

const explained = 'docs/operating.md lists its possible values under "Settings".';

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

/** What is missing or not real in the settings of the enquiry function of the site at `site`. */
export function settingsLeft(root: string, site: string, environment: Environment, file?: string): Problem[] {
  if (file !== undefined && !existsSync(resolve(root, file))) {
    const fix = 'write the path of the file with the settings, from the folder of the project.';
    return [{ place: startOf(file), rule: 'no-settings-file', message: 'There is no such file.', fix }];
  }
  const source = settingsSource(root, site, environment, file);
  if (source === undefined) {
    return [
      {
        place: startOf(defaultEnvFile),
        rule: 'settings-not-checked',
        message: 'The settings of the enquiry function were not checked.',
        fix: 'name their file: npm run check:launch -- --env FILE. docs/operating.md shows how to write it.',
      },
    ];
  }
  const { settings, placeOf } = source;
  const problem = (name: string, rule: string, message: string, fix: string) => ({
    place: placeOf(name),
    rule,
    message,
    fix,
  });
  const faults = faultsOf(settings).map((fault) => {
    const [name = ''] = /^[A-Z_]+/.exec(fault) ?? [];
    return problem(name, 'function-setting', fault, `set ${name}; ${explained}`);
  });
  const made = ['MAIL_FROM', 'MAIL_TO', 'MAIL_ALARM_TO', 'SMTP_HOST'].flatMap((name) =>
    madeUpIn(settings[name] ?? '').map(({ rule, message }) => problem(name, rule, message, `set the real ${name}.`)),
  );
  const own = settings['SITE_URL']!.trim().replace(/\/+$/, '');
  const elsewhere = problem(
    'SITE_URL',
    'other-site',
    `The function accepts enquiries from ${own}, but the address of the site in data/site.yaml is ${site}.`,
    'remove SITE_URL: the address in data/site.yaml is used.',
  );
  return [...faults, ...made, ...(own === site ? [] : [elsewhere])];
}
