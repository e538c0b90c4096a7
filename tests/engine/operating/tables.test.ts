import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { tableUnder } from './document.ts';

const folder = 'supabase/functions/send-contact-email';
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];

describe('the table of settings', () => {
  const table = tableUnder('Settings');
  const names = namesIn(readFileSync(`${folder}/settings.ts`, 'utf8'), /'([A-Z][A-Z_]+)'/g);
  const least: Record<string, string> = {
    SUPABASE_DB_URL: 'postgres://localhost/postgres',
    SITE_URL: 'https://sapu.example',
    IP_PEPPER: 'a pepper of sixteen letters',
    DRAIN_SECRET: 'a secret of sixteen letters',
    LINK_SECRET: 'a secret of thirty-two letters or more',
    SMTP_HOST: 'mail.example',
    MAIL_FROM: 'Sapu <hello@sapu.example>',
    MAIL_TO: 'office@sapu.example',
  };
  const rows = [...table].map(([name, [without = '']]) => ({ name, without }));

  test('has every setting that the function reads, and no other', () => {
    expect(names.length).toBeGreaterThan(15);
    expect([...table.keys()].toSorted()).toEqual(names.toSorted());
  });

  test.each(rows.filter(({ without }) => without === 'it does not start'))(
    '$name is required, as the table states',
    ({ name }) => {
      expect(() => readSettings({ ...least, [name]: '' })).toThrow(`- ${name} is missing`);
    },
  );

  const usual = rows.flatMap(({ name, without }) => {
    const value = /^`([^`]+)`/.exec(without)?.[1];
    return value === undefined ? [] : [{ name, value }];
  });

  /** Other settings that a setting needs to have an effect. */
  const withOthers: Readonly<Record<string, Record<string, string>>> = {
    RESEND_URL: { RESEND_API_KEY: 'key' },
    TELEGRAM_URL: { TELEGRAM_BOT_TOKEN: '1:token', TELEGRAM_CHAT_ID: '-100' },
  };
  const others: Readonly<Record<string, string>> = { REPLY_PROMISE: 'same-day', DIGEST: 'weekly' };

  test.each(usual)('the default of $name is $value, as the table states', ({ name, value }) => {
    const base = { ...least, ...withOthers[name] };
    expect(readSettings({ ...base, [name]: value })).toEqual(readSettings(base));
    // Another value of the setting has an effect.
    const other = others[name] ?? (/^\d+$/.test(value) ? '7' : 'https://else.example');
    expect(readSettings({ ...base, [name]: other })).not.toEqual(readSettings(base));
  });

  test('states the defaults of more than five settings, and that more than five others are required', () => {
    expect(usual.length).toBeGreaterThan(5);
    expect(rows.filter(({ without }) => without === 'it does not start').length).toBeGreaterThan(5);
  });
});

test('every secret and variable of the deploy workflow is listed, with the right kind', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
  const text = readFileSync('docs/operating.md', 'utf8');
  const said = (pattern: RegExp) => namesIn(pattern.exec(text)?.[1] ?? '', /`([A-Z_]{5,})`/g);
  const launch = said(/- \*\*Secrets\*\*([^]*?)- \*\*Variables\*\*/);
  const secrets = [...launch, ...said(/as \*\*secrets\*\*([^]*?)\*\*variables\*\*/)];
  expect(new Set(secrets)).toEqual(new Set(namesIn(workflow, /secrets\.(\w+)/g)));
  const variables = [...said(/- \*\*Variables\*\*([^]*?)\n\d/), ...tableUnder('Settings').keys()];
  expect(variables).toEqual(expect.arrayContaining(namesIn(workflow, /vars\.(\w+)/g)));
});

describe('the table of events', () => {
  const events = namesIn(readFileSync(`${folder}/log.ts`, 'utf8'), /\| '([a-z-]+)'/g);

  test('has every event that the function logs, and no other', () => {
    expect(events.length).toBeGreaterThan(5);
    expect([...tableUnder('What to watch').keys()].toSorted()).toEqual(events.toSorted());
  });

  test('lists only events that the function logs', () => {
    const sources = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.ts'));
    const code = sources.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
    expect(events.filter((event) => !new RegExp(`log\\([^,]*'${event}'`).test(code))).toEqual([]);
  });
});
