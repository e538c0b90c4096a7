import { describe, expect, test } from 'vitest';
import { readSettings, settingNames, SettingsError } from '../../../supabase/functions/send-contact-email/settings.ts';

const least = {
  SUPABASE_DB_URL: 'postgres://localhost/postgres',
  SITE_URL: 'https://sapu.example/',
  DRAIN_SECRET: 'a secret of sixteen letters',
  LINK_SECRET: 'a secret of thirty-two letters or more',
  SMTP_HOST: 'mail.example',
  SMTP_USER: 'user',
  SMTP_PASSWORD: 'password',
  MAIL_FROM: 'Sapu <hello@sapu.example>',
  MAIL_TO: 'office@sapu.example',
};

const mustBeAddresses = 'must be an address such as office@example.com, or several with commas between them.';
const mustBeSender = 'MAIL_FROM must be one address, alone or after a name: "Company <hello@example.com>".';

const problemsOf = (environment: Record<string, string | undefined>) => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
  }
  return [];
};

describe('the settings', () => {
  test('use the defaults when only the required ones are set', () => {
    expect(readSettings(least)).toEqual({
      databaseUrl: least.SUPABASE_DB_URL,
      site: 'https://sapu.example',
      drainSecret: least.DRAIN_SECRET,
      linkSecret: least.LINK_SECRET,
      perAddress: 5,
      smtp: { host: 'mail.example', user: 'user', password: 'password' },
      addresses: { from: { name: 'Sapu', address: 'hello@sapu.example' }, business: least.MAIL_TO },
    });
    expect(settingNames.length).toBeLessThanOrEqual(12);
  });

  test('may have several addresses, another one for alerts, and another limit or none', () => {
    const mails = { MAIL_TO: 'office@sapu.example ,owner@sapu.example', MAIL_ALARM_TO: 'owner@example.com' };
    const own = { ...least, ...mails, LIMIT_PER_ADDRESS: '9' };
    const addresses = { business: 'office@sapu.example, owner@sapu.example', alarm: 'owner@example.com' };
    expect(readSettings(own)).toMatchObject({ perAddress: 9, addresses });
    expect(readSettings({ ...own, LIMIT_PER_ADDRESS: 'off' }).perAddress).toBeNull();
  });

  test('that are missing are reported all at once, with what each is', () => {
    expect(() => readSettings({})).toThrow('cannot start: these settings are missing or wrong.\n- SUPABASE_DB_URL is');
    expect(problemsOf({}).map((problem) => problem.split(' is missing: ')[0])).toEqual(
      expect.arrayContaining(Object.keys(least)),
    );
    expect(problemsOf({}).join('\n')).toContain('MAIL_TO is missing: the address that receives the enquiries.');
  });

  test.each<[change: Record<string, string>, fault: string]>([
    [{ SITE_URL: 'javascript:1' }, 'SITE_URL is not a web address.'],
    [{ DRAIN_SECRET: 'short' }, 'DRAIN_SECRET is too short: use at least 16 characters.'],
    [{ LINK_SECRET: 'a secret of sixteen letters' }, 'LINK_SECRET is too short: use at least 32 characters.'],
    [{ LIMIT_PER_ADDRESS: '0' }, 'LIMIT_PER_ADDRESS must be a whole number above 0, or "off".'],
    [
      { MAIL_TO: `${least.MAIL_TO}, owner@sapu.example`, MAIL_ALARM_TO: least.MAIL_TO.toUpperCase() },
      'MAIL_ALARM_TO is the same as MAIL_TO: use another address, because alerts are about mails that MAIL_TO did not get.',
    ],
    [{ MAIL_TO: 'office@sapu' }, `MAIL_TO ${mustBeAddresses}`],
    [{ MAIL_ALARM_TO: 'Owner <owner@example.net>' }, `MAIL_ALARM_TO ${mustBeAddresses}`],
    [{ MAIL_FROM: 'Sapu hello@sapu.example' }, mustBeSender],
    [{ MAIL_FROM: 'A <a@sapu.example>, B <b@sapu.example>' }, mustBeSender],
  ])('%j are refused', (change, problem) => expect(problemsOf({ ...least, ...change })).toEqual([problem]));
});

test.each(['Tan, Lim', 'Sapu: Cleaning (SG) [Pte. Ltd.]', 'Möbel 家', 'The "Lim" \\ Co'])(
  'the name %s of a sender is the same with and without quotes',
  (name) => {
    const from = { name, address: 'hello@sapu.example' };
    const quoted = `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    for (const written of [name, quoted])
      expect(readSettings({ ...least, MAIL_FROM: `${written} <hello@sapu.example>` }).addresses.from).toEqual(from);
  },
);
