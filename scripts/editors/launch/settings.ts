import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings, SettingsError } from '../../../supabase/functions/send-contact-email/settings.ts';
import type { Environment } from '../../content/backend.ts';
import { startOf, type Problem } from '../../content/problem.ts';
import { madeUpIn } from './made-up.ts';
import { settingsSource, usualFile } from './settings-source.ts';

/** The values that stand in docs/operating.md to show their form. */
const examples = ['re_0123456789'];

const explained = 'docs/operating.md says under "Settings" what it may be.';

/** What the function itself would say when it starts. */
function faultsOf(settings: Environment): readonly string[] {
  try {
    readSettings({ SUPABASE_DB_URL: 'postgres://set.by/supabase', ...settings });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

/** What is missing or not real in the settings of the function that takes the enquiries of the site at `site`. */
export function settingsLeft(root: string, site: string, environment: Environment, file?: string): Problem[] {
  if (file !== undefined && !existsSync(resolve(root, file))) {
    const fix = 'give the file in which the settings are written, from the folder of the project.';
    return [{ place: startOf(file), rule: 'no-settings-file', message: 'There is no such file.', fix }];
  }
  const source = settingsSource(root, site, environment, file);
  if (source === undefined) {
    return [
      {
        place: startOf(usualFile),
        rule: 'settings-not-checked',
        message: 'The settings of the function that takes the enquiries were not checked.',
        fix: 'say where they are: npm run check:launch -- --env FILE. docs/operating.md shows how to write the file.',
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
  const made = ['MAIL_FROM', 'MAIL_TO', 'MAIL_ALARM_TO', 'RESEND_API_KEY', 'SMTP_HOST', 'SUPABASE_DB_URL'].flatMap(
    (name) => {
      const value = settings[name] ?? '';
      if (examples.includes(value)) {
        return [
          problem(name, 'example-setting', `${name} is the example of docs/operating.md.`, `set your own ${name}.`),
        ];
      }
      return madeUpIn(value).map(({ rule, message }) => problem(name, rule, message, `set the real ${name}.`));
    },
  );
  const own = settings['SITE_URL']!.trim().replace(/\/+$/, '');
  const elsewhere =
    own === site
      ? []
      : [
          problem(
            'SITE_URL',
            'other-site',
            `The function answers ${own}, and data/site.yaml says that the site stands at ${site}.`,
            'remove SITE_URL: the function takes it from data/site.yaml.',
          ),
        ];
  return [...faults, ...made, ...elsewhere];
}
