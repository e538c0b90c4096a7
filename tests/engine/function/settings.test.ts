import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../supabase/functions/send-contact-email/settings.ts';

const least = {
  SUPABASE_DB_URL: 'postgres://localhost/postgres',
  SITE_URL: 'https://sapu.example/',
  IP_PEPPER: 'a pepper of sixteen letters',
  DRAIN_SECRET: 'a secret of sixteen letters',
  LINK_SECRET: 'a secret of thirty-two letters or more',
  RESEND_API_KEY: 'key',
  MAIL_FROM: 'Sapu <hello@sapu.example>',
  MAIL_TO: 'office@sapu.example',
};

const mustBeAddresses = 'must be an address such as office@example.com, or several with commas between them.';
const mustBeSender = 'MAIL_FROM must be one address, alone or after a name: "Company <hello@example.com>".';

function faultsOf(environment: Record<string, string | undefined>): string {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}

describe('the settings', () => {
  test('use the defaults when only the required ones are set', () => {
    expect(readSettings(least)).toEqual({
      databaseUrl: least.SUPABASE_DB_URL,
      site: 'https://sapu.example',
      allowedOrigins: ['https://sapu.example', 'https://www.sapu.example'],
      proxies: 0,
      databaseTimeout: 6,
      pepper: least.IP_PEPPER,
      drainSecret: least.DRAIN_SECRET,
      linkSecret: least.LINK_SECRET,
      retentionMonths: Infinity,
      limits: {
        perAddress: 5,
        perAddressWindow: '10 minutes',
        databaseMegabytes: 500,
        overall: 120,
        overallWindow: '1 minute',
        acksPerRecipient: 3,
        acksPerDay: 200,
      },
      mail: { kind: 'http', endpoint: 'https://api.resend.com/emails', key: 'key' },
      mailPerSecond: 2,
      addresses: { from: '"Sapu" <hello@sapu.example>', business: least.MAIL_TO },
      digest: 'daily',
    });
  });

  test('accept SMTP, more origins, and limits that are off', () => {
    const settings = readSettings({
      ...least,
      RESEND_API_KEY: ' ',
      SMTP_HOST: 'mail.example',
      SMTP_USER: 'user',
      SMTP_PASSWORD: 'password',
      ALLOWED_ORIGINS: 'https://sapu.example/, HTTPS://www.Sapu.example',
      LIMIT_PER_ADDRESS: 'off',
      LIMIT_OVERALL: '9',
      PROXIES: '2',
      MAIL_PER_SECOND: 'off',
      RETENTION_MONTHS: '6',
      MAIL_ALARM_TO: 'owner@example.com',
      DIGEST: 'weekly',
      TELEGRAM_BOT_TOKEN: '1:token',
      TELEGRAM_CHAT_ID: '-100',
    });
    expect(settings).toMatchObject({
      proxies: 2,
      mailPerSecond: null,
      limits: { perAddress: null, overall: 9 },
      retentionMonths: 6,
      mail: { kind: 'smtp', host: 'mail.example', port: 465, secure: true, user: 'user', password: 'password' },
      allowedOrigins: ['https://sapu.example', 'https://www.sapu.example'],
      addresses: { alarm: 'owner@example.com' },
      digest: 'weekly',
      telegram: { endpoint: 'https://api.telegram.org', token: '1:token', chat: '-100' },
    });
  });

  test('send alerts with SMTP if both SMTP and the API key are set', () => {
    expect(readSettings({ ...least, SMTP_HOST: 'mail.example' })).toMatchObject({
      mail: { kind: 'http' },
      alarmMail: { kind: 'smtp', host: 'mail.example', port: 465, secure: true },
    });
  });

  test('report all missing settings at once', () => {
    expect(faultsOf({})).toBe(
      `The enquiry function cannot start: these settings are missing or wrong.
- SITE_URL is missing: the address of the site, such as https://example.com.
- SUPABASE_DB_URL is missing: the connection string of the database; Supabase sets it automatically.
- IP_PEPPER is missing: any long random text; visitors’ IP addresses are hashed with it.
- DRAIN_SECRET is missing: any long random text; the job that retries mails sends it.
- LINK_SECRET is missing: any long random text; the links in mails are signed with it.
- RESEND_API_KEY and SMTP_HOST are both missing: set one of them, so that mails can be sent.
- MAIL_FROM is missing: the sender of the mails, such as "Company <hello@example.com>", at your own domain.
- MAIL_TO is missing: the address that receives the enquiries.`,
    );
  });

  test.each<[change: Record<string, string>, fault: string]>([
    [{ DIGEST: 'hourly' }, 'DIGEST must be "daily" or "weekly" or "off", not "hourly".'],
    [{ TELEGRAM_CHAT_ID: '1' }, 'TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID go together: set both or neither.'],
    [{ SITE_URL: 'sapu' }, 'SITE_URL is not a web address: "sapu".'],
    [{ IP_PEPPER: 'short' }, 'IP_PEPPER is too short: use at least 16 characters.'],
    [{ LINK_SECRET: 'a secret of sixteen letters' }, 'LINK_SECRET is too short: use at least 32 characters.'],
    [{ PAGES_URL: 'javascript:1' }, 'PAGES_URL is not a web address: "javascript:1".'],
    [{ ALLOWED_ORIGINS: 'sapu.example' }, 'ALLOWED_ORIGINS has something that is not a web address: "sapu.example".'],
    [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS must be a whole number above 0, not "0".'],
    [
      { MAIL_TO: `${least.MAIL_TO}, owner@sapu.example`, MAIL_ALARM_TO: least.MAIL_TO.toUpperCase() },
      'MAIL_ALARM_TO is the same as MAIL_TO: use another address, because alerts are about mails that MAIL_TO did not get.',
    ],
    [{ MAIL_TO: 'office at sapu' }, `MAIL_TO ${mustBeAddresses}`],
    [{ MAIL_TO: 'office@sapu' }, `MAIL_TO ${mustBeAddresses}`],
    [{ MAIL_TO: 'a@sapu.example; b@sapu.example' }, `MAIL_TO ${mustBeAddresses}`],
    [{ MAIL_TO: 'office@sapu.example,' }, `MAIL_TO ${mustBeAddresses}`],
    [{ MAIL_ALARM_TO: 'Owner <owner@example.net>' }, `MAIL_ALARM_TO ${mustBeAddresses}`],
    [{ MAIL_FROM: 'Sapu hello@sapu.example' }, mustBeSender],
    [{ MAIL_FROM: 'Sapu <hello>' }, mustBeSender],
    [{ MAIL_FROM: 'Sapu' }, mustBeSender],
    [{ MAIL_FROM: 'A <a@sapu.example>, B <b@sapu.example>' }, mustBeSender],
    [{ MAIL_FROM: '.a@sapu.example' }, mustBeSender],
    [{ LIMIT_OVERALL: '-1' }, 'LIMIT_OVERALL must be a whole number above 0, not "-1".'],
    [
      { RESEND_API_KEY: '', SMTP_HOST: 'a', SMTP_USER: 'u' },
      'SMTP_USER and SMTP_PASSWORD go together: set both or neither.',
    ],
  ])('%j are refused', (change, fault) => {
    expect(faultsOf({ ...least, ...change })).toBe(
      `The enquiry function cannot start: these settings are missing or wrong.\n- ${fault}`,
    );
  });
});

test('several recipients are separated by commas', () => {
  const { addresses } = readSettings({ ...least, MAIL_TO: 'office@sapu.example ,owner@sapu.example' });
  expect(addresses.business).toBe('office@sapu.example, owner@sapu.example');
});

test.each([
  'Sapu',
  'Tan, Lim',
  'Sapu: Cleaning',
  'Sapu (SG)',
  'Sapu [SG]',
  'Sapu Pte. Ltd.',
  'Möbel 家',
  'The "Lim" \\ Co',
])('the name %s of a sender is quoted, because providers of HTTP mail parse the text themselves', (name) => {
  const { from } = readSettings({ ...least, MAIL_FROM: `${name} <hello@sapu.example>` }).addresses;
  expect(from).toBe(`"${name.replaceAll(/["\\]/g, String.raw`\$&`)}" <hello@sapu.example>`);
  expect(readSettings({ ...least, MAIL_FROM: from }).addresses.from).toBe(from);
});
