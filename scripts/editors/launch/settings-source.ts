import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../../content/backend.ts';
import { placeAt, startOf, type Place } from '../../content/problem.ts';

/** The file for the settings on an engineer's machine, as in docs/operating.md; git ignores it. */
export const defaultEnvFile = 'supabase/functions/.env';

/** All settings of the enquiry function but SUPABASE_DB_URL, which Supabase sets itself. */
export const settingNames = [
  'SITE_URL',
  'ALLOWED_ORIGINS',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_ALARM_TO',
  'RESEND_API_KEY',
  'RESEND_URL',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'IP_PEPPER',
  'DRAIN_SECRET',
  'LINK_SECRET',
  'PAGES_URL',
  'REPLY_PROMISE',
  'DIGEST',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_CHAT_ID',
  'TELEGRAM_URL',
  'RETENTION_MONTHS',
  'LIMIT_PER_ADDRESS',
  'LIMIT_OVERALL',
  'ACKS_PER_RECIPIENT',
  'ACKS_PER_DAY',
  'MAIL_PER_SECOND',
  'DATABASE_TIMEOUT',
  'PROXIES',
] as const;

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
