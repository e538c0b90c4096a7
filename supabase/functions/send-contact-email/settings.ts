import { originsOf } from './cors.ts';
import { digestFrequencies } from './reminders.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';
import type { Limits } from './store.ts';

export interface SmtpSettings {
  kind: 'smtp';
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465; otherwise STARTTLS is used if the server offers it. */
  secure: boolean;
  user?: string;
  password?: string;
}

interface MailSettings {
  mail: { kind: 'http'; endpoint: string; key: string } | SmtpSettings;
  /** The second way to send mails, for alerts, if there is one. */
  alarmMail?: SmtpSettings;
}

/** The sender and the recipients of the mails. */
export interface Addresses {
  /** An address of the company's own domain. A visitor's address is only in Reply-To. */
  from: string;
  business: string;
  /** The recipient of alerts about mails that could not be sent; without it no alerts are sent. */
  alarm?: string;
}

/** Reports all missing and wrong settings, with what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  /** One sentence for each fault, beginning with the name of the setting. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The enquiry function cannot start: these settings are missing or wrong.\n- ${faults.join('\n- ')}`);
    this.faults = faults;
  }
}

function smtpSettings(reader: SettingsReader): SmtpSettings | undefined {
  const host = reader.optional('SMTP_HOST');
  const port = reader.count('SMTP_PORT', 465);
  const [user, password] = reader.pair('SMTP_USER', 'SMTP_PASSWORD') ?? [];
  if (host === undefined) return undefined;
  return { kind: 'smtp', host, port, secure: port === 465, ...(user && password && { user, password }) };
}

/** With an API key, mails are sent with the API, and alerts with SMTP if it is set. Without a key, SMTP sends all. */
function mailSettings(reader: SettingsReader): MailSettings {
  const smtp = smtpSettings(reader);
  const key = reader.optional('RESEND_API_KEY');
  const endpoint = reader.optional('RESEND_URL') ?? 'https://api.resend.com/emails';
  if (key === undefined && smtp) return { mail: smtp };
  if (key === undefined) {
    reader.faults.push('RESEND_API_KEY and SMTP_HOST are both missing: set one of them, so that mails can be sent.');
  }
  return { mail: { kind: 'http', endpoint, key: key ?? '' }, ...(smtp && { alarmMail: smtp }) };
}

function addressSettings(reader: SettingsReader): Addresses {
  const sender = 'the sender of the mails, such as "Company <hello@example.com>", at your own domain.';
  const from = reader.sender('MAIL_FROM', reader.text('MAIL_FROM', sender));
  const business = reader.addresses('MAIL_TO', reader.text('MAIL_TO', 'the address that receives the enquiries.'));
  const others = reader.optional('MAIL_ALARM_TO');
  const alarm = others && reader.addresses('MAIL_ALARM_TO', others);
  const listOf = (text: string) => text.toLowerCase().split(', ');
  if (alarm && listOf(alarm).every((one) => listOf(business).includes(one))) {
    reader.faults.push(
      'MAIL_ALARM_TO is the same as MAIL_TO: use another address, because alerts are about mails that MAIL_TO did not get.',
    );
  }
  return { from, business, ...(alarm !== undefined && { alarm }) };
}

function limitSettings(reader: SettingsReader): Limits {
  return {
    perAddress: reader.limit('LIMIT_PER_ADDRESS', 5),
    perAddressWindow: '10 minutes',
    databaseMegabytes: reader.limit('DATABASE_MEGABYTES', 500),
    overall: reader.limit('LIMIT_OVERALL', 120),
    overallWindow: '1 minute',
    acksPerRecipient: reader.count('ACKS_PER_RECIPIENT', 3),
    acksPerDay: reader.limit('ACKS_PER_DAY', 200),
  };
}

/** Everything that differs between deployments. */
export type Settings = ReturnType<typeof settingsIn>;

function settingsIn(reader: SettingsReader) {
  const site = reader.url('SITE_URL', 'the address of the site, such as https://example.com.');
  const pages = reader.optionalUrl('PAGES_URL');
  const [token, chat] = reader.pair('TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID') ?? [];
  const endpoint = reader.optional('TELEGRAM_URL') ?? 'https://api.telegram.org';
  return {
    databaseUrl: reader.text(
      'SUPABASE_DB_URL',
      'the connection string of the database; Supabase sets it automatically.',
    ),
    /** The site's address without a slash at the end. */
    site,
    allowedOrigins: reader.origins('ALLOWED_ORIGINS') ?? originsOf(site),
    /** How many of our proxies are in front of the function: only so many addresses of X-Forwarded-For can be trusted. */
    proxies: reader.optional('PROXIES') === '0' ? 0 : reader.count('PROXIES', 0),
    /** How long to wait for an answer of the database, in seconds. */
    databaseTimeout: reader.count('DATABASE_TIMEOUT', 6),
    pepper: reader.secret('IP_PEPPER', 'any long random text; visitors’ IP addresses are hashed with it.'),
    drainSecret: reader.secret('DRAIN_SECRET', 'any long random text; the job that retries mails sends it.'),
    // Shorter keys are weak for HMAC-SHA-256 (RFC 7518, 3.2).
    linkSecret: reader.secret('LINK_SECRET', 'any long random text; the links in mails are signed with it.', 32),
    /** The address of the owner's pages, if they are not below the site. */
    ...(pages !== undefined && { pages }),
    /** Months after which enquiries are deleted, if the privacy notice does not promise fewer. */
    retentionMonths: reader.count('RETENTION_MONTHS', Infinity),
    limits: limitSettings(reader),
    ...mailSettings(reader),
    /** The most mails per second; null means no limit. */
    mailPerSecond: reader.limit('MAIL_PER_SECOND', 2),
    addresses: addressSettings(reader),
    digest: reader.choice('DIGEST', digestFrequencies),
    /** The Telegram chat that gets a message about each enquiry. The endpoint is the API's address without the token. */
    ...(token && chat && { telegram: { endpoint, token, chat } }),
  };
}

/** The settings from the environment. Throws a `SettingsError` that lists everything that is missing or wrong. */
export function readSettings(environment: Environment): Settings {
  const reader = new SettingsReader(environment);
  const settings = settingsIn(reader);
  if (reader.faults.length > 0) throw new SettingsError(reader.faults);
  return settings;
}

/** The names of all settings. */
export function settingNames(): string[] {
  const reader = new SettingsReader({});
  settingsIn(reader);
  return [...reader.names];
}
