import { replyPromises, type ReplyPromise } from './business-time.ts';
import { originsOf } from './cors.ts';
import { digestFrequencies, type DigestFrequency } from './reminders.ts';
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
type MailSettings = { kind: 'http'; endpoint: string; key: string } | SmtpSettings;

/** The sender and the recipients of the mails. */
export interface Addresses {
  /** An address of the company's own domain. A visitor's address is only in Reply-To. */
  from: string;
  business: string;
  /** The recipient of alerts about mails that could not be sent; without it no alerts are sent. */
  alarm?: string;
}

/** Everything that differs between deployments. */
export interface Settings {
  databaseUrl: string;
  /** The site's address without a slash at the end. */
  site: string;
  allowedOrigins: readonly string[];
  /**
   * How many of our proxies are in front of the function. Each adds the address that it saw at the end of
   * X-Forwarded-For, so only this many of the last addresses can be trusted.
   */
  proxies: number;
  /** How long to wait for an answer of the database, in seconds. */
  databaseTimeout: number;
  pepper: string;
  drainSecret: string;
  /** The secret that signs the links of mails. */
  linkSecret: string;
  /** The address of the owner's pages, if they are not below the site. */
  pages?: string;
  /** Months after which enquiries are deleted, if the privacy notice does not promise fewer. */
  retentionMonths: number;
  limits: Limits;
  mail: MailSettings;
  /** The second way to send mails, for alerts, if there is one. */
  alarmMail?: SmtpSettings;
  /** The most mails per second; null means no limit. */
  mailPerSecond: number | null;
  addresses: Addresses;
  /** When a reply is promised. The times of reminders depend on it. */
  promised: ReplyPromise;
  digest: DigestFrequency;
  /** The Telegram chat that gets a message about each enquiry. The endpoint is the API's address without the token. */
  telegram?: { endpoint: string; token: string; chat: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

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

const addressRule = /^[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)*@[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)+$/;
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads settings one by one and collects their faults. */
class Reader {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  optional(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, what: string): string {
    const value = this.optional(name);
    if (value === undefined) this.faults.push(`${name} is missing: ${what}`);
    return value ?? '';
  }

  /** Two settings, of which both or neither must be set. */
  pair(one: string, other: string): [string, string] | undefined {
    const [first, second] = [this.optional(one), this.optional(other)];
    if ((first === undefined) !== (second === undefined)) {
      this.faults.push(`${one} and ${other} go together: set both or neither.`);
    }
    return first && second ? [first, second] : undefined;
  }

  secret(name: string, what: string, least = 16): string {
    const value = this.text(name, what);
    if (value !== '' && value.length < least) {
      this.faults.push(`${name} is too short: use at least ${least} characters.`);
    }
    return value;
  }

  optionalUrl(name: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !isWebAddress(value)) this.faults.push(`${name} is not a web address: "${value}".`);
    return value?.replace(/\/+$/, '');
  }

  url(name: string, what: string): string {
    this.text(name, what);
    return this.optionalUrl(name) ?? '';
  }

  /** Web addresses, as browsers name the origins of their pages: in small letters, without a slash at the end. */
  origins(name: string): string[] | undefined {
    const all = this.optional(name)
      ?.split(/[\s,]+/)
      .filter(Boolean);
    for (const one of all?.filter((text) => !isWebAddress(text)) ?? []) {
      this.faults.push(`${name} has something that is not a web address: "${one}".`);
    }
    return all?.filter(isWebAddress).map((one) => new URL(one).origin);
  }

  /** A whole number above zero; the default if the setting is absent. */
  count(name: string, byDefault: number): number {
    const value = this.optional(name);
    if (value === undefined) return byDefault;
    if (!/^[1-9]\d{0,8}$/.test(value)) this.faults.push(`${name} must be a whole number above 0, not "${value}".`);
    return Number(value);
  }

  /** One of several words; the first is the default. */
  choice<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const value = this.optional(name) ?? words[0];
    const word = words.find((one) => one === value);
    if (word === undefined)
      this.faults.push(`${name} must be ${words.map((one) => `"${one}"`).join(' or ')}, not "${value}".`);
    return word ?? words[0];
  }

  /** One address or several, in the form that mails have: "a@example.com, b@example.com". */
  addresses(name: string, value: string): string {
    const all = value.split(/\s*,\s*/);
    if (value !== '' && !all.every((one) => addressRule.test(one))) {
      this.faults.push(`${name} must be an address such as office@example.com, or several with commas between them.`);
    }
    return all.join(', ');
  }

  /** The sender, with its name in quotes: without them, some characters would have a meaning (RFC 5322, 3.2.3). */
  sender(name: string, value: string): string {
    const [, before, given] = /^([^<>]*?)\s*<([^<>]*)>$/.exec(value) ?? [];
    if (value !== '' && !addressRule.test(given ?? value)) {
      this.faults.push(`${name} must be one address, alone or after a name: "Company <hello@example.com>".`);
    }
    if (!before) return given ?? value;
    const plain = /^".*"$/.test(before) ? before.slice(1, -1).replaceAll(/\\(.)/g, '$1') : before;
    return `"${plain.replaceAll(/["\\]/g, String.raw`\$&`)}" <${given}>`;
  }

  /** As `count`, but "off" means no limit: null. */
  limit(name: string, byDefault: number): number | null {
    return this.optional(name) === 'off' ? null : this.count(name, byDefault);
  }
}

function smtpSettings(reader: Reader): SmtpSettings | undefined {
  const host = reader.optional('SMTP_HOST');
  if (host === undefined) return undefined;
  const port = reader.count('SMTP_PORT', 465);
  const [user, password] = reader.pair('SMTP_USER', 'SMTP_PASSWORD') ?? [];
  return { kind: 'smtp', host, port, secure: port === 465, ...(user && password && { user, password }) };
}

/** With an API key, mails are sent with the API, and alerts with SMTP if it is set. Without a key, SMTP sends all. */
function mailSettings(reader: Reader): Pick<Settings, 'mail' | 'alarmMail'> {
  const smtp = smtpSettings(reader);
  const key = reader.optional('RESEND_API_KEY');
  if (key !== undefined) {
    const endpoint = reader.optional('RESEND_URL') ?? 'https://api.resend.com/emails';
    return { mail: { kind: 'http', endpoint, key }, ...(smtp && { alarmMail: smtp }) };
  }
  if (smtp) return { mail: smtp };
  reader.faults.push('RESEND_API_KEY and SMTP_HOST are both missing: set one of them, so that mails can be sent.');
  return { mail: { kind: 'http', endpoint: '', key: '' } };
}

function addressSettings(reader: Reader): Addresses {
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

function limitSettings(reader: Reader): Limits {
  return {
    perAddress: reader.limit('LIMIT_PER_ADDRESS', 5),
    perAddressWindow: '10 minutes',
    overall: reader.limit('LIMIT_OVERALL', 120),
    overallWindow: '1 minute',
    acksPerRecipient: reader.count('ACKS_PER_RECIPIENT', 3),
    acksPerDay: reader.limit('ACKS_PER_DAY', 200),
  };
}

/** The settings from the environment. Throws a `SettingsError` that lists everything that is missing or wrong. */
export function readSettings(environment: Environment): Settings {
  const reader = new Reader(environment);
  const site = reader.url('SITE_URL', 'the address of the site, such as https://example.com.');
  const pages = reader.optionalUrl('PAGES_URL');
  const [token, chat] = reader.pair('TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID') ?? [];
  const endpoint = reader.optional('TELEGRAM_URL') ?? 'https://api.telegram.org';
  const settings: Settings = {
    databaseUrl: reader.text(
      'SUPABASE_DB_URL',
      'the connection string of the database; Supabase sets it automatically.',
    ),
    site,
    allowedOrigins: reader.origins('ALLOWED_ORIGINS') ?? originsOf(site),
    proxies: reader.optional('PROXIES') === '0' ? 0 : reader.count('PROXIES', 0),
    databaseTimeout: reader.count('DATABASE_TIMEOUT', 6),
    pepper: reader.secret('IP_PEPPER', 'any long random text; visitors’ IP addresses are hashed with it.'),
    drainSecret: reader.secret('DRAIN_SECRET', 'any long random text; the job that retries mails sends it.'),
    // Shorter keys are weak for HMAC-SHA-256 (RFC 7518, 3.2).
    linkSecret: reader.secret('LINK_SECRET', 'any long random text; the links in mails are signed with it.', 32),
    ...(pages !== undefined && { pages }),
    retentionMonths: reader.count('RETENTION_MONTHS', Infinity),
    limits: limitSettings(reader),
    ...mailSettings(reader),
    mailPerSecond: reader.limit('MAIL_PER_SECOND', 2),
    addresses: addressSettings(reader),
    promised: reader.choice('REPLY_PROMISE', replyPromises),
    digest: reader.choice('DIGEST', digestFrequencies),
    ...(token && chat && { telegram: { endpoint, token, chat } }),
  };
  if (reader.faults.length > 0) throw new SettingsError(reader.faults);
  return settings;
}
