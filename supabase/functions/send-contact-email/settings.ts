export type Environment = Readonly<Record<string, string | undefined>>;

/** A sender, as nodemailer takes it. */
export interface Sender {
  name: string;
  address: string;
}

/** The sender and the recipients of the mails. Several recipients are separated by commas. */
export interface Addresses {
  /** An address of the company's own domain. A visitor's address is only in Reply-To. */
  from: Sender;
  business: string;
  /** The recipient of alerts about mails that could not be sent; without it no alerts are sent. */
  alarm?: string;
}

/** Everything that differs between deployments. */
export interface Settings {
  databaseUrl: string;
  /** The site's address without a slash at the end. */
  site: string;
  addresses: Addresses;
  smtp: { host: string; user: string; password: string };
  drainSecret: string;
  linkSecret: string;
  /** The most enquiries from one address in ten minutes; null means no limit. */
  perAddress: number | null;
}

/** Reports all missing and wrong settings, with what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  /** One sentence for each problem, beginning with the name of the setting. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The enquiry function cannot start: these settings are missing or wrong.\n- ${problems.join('\n- ')}`);
    this.problems = problems;
  }
}

const addressRule = /^[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)*@[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)+$/;
const addressesIn = (text: string) => text.split(/\s*,\s*/);
const areAddresses = (text: string) => addressesIn(text).every((one) => addressRule.test(one));
const mustBeAddresses = 'must be an address such as office@example.com, or several with commas between them.';
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isSecret = (least: number) =>
  [(text: string) => text.length >= least, `is too short: use at least ${least} characters.`] as const;

/** An address, alone or after a name, which may be in quotes. */
function senderIn(text: string): Sender {
  const [, before = '', address = text] = /^([^<>]*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  const name = /^".*"$/.test(before) ? before.slice(1, -1).replaceAll(/\\(.)/g, '$1') : before;
  return { name, address };
}

/** What a setting is, if the function cannot start without it; what its value must be, and the problem if it is not. */
type Rule = readonly [what: string, isRight?: (text: string) => boolean, problem?: string];

const rules: Readonly<Record<string, Rule>> = {
  SUPABASE_DB_URL: ['the connection string of the database; Supabase sets it automatically.'],
  SITE_URL: ['the address of the site, such as https://example.com.', isWebAddress, 'is not a web address.'],
  MAIL_FROM: [
    'the sender of the mails, such as "Company <hello@example.com>", at your own domain.',
    (text) => addressRule.test(senderIn(text).address),
    'must be one address, alone or after a name: "Company <hello@example.com>".',
  ],
  MAIL_TO: ['the address that receives the enquiries.', areAddresses, mustBeAddresses],
  MAIL_ALARM_TO: ['', areAddresses, mustBeAddresses],
  SMTP_HOST: ['the name of the mail server, such as smtp.example.com.'],
  SMTP_USER: ['the user name at the mail server.'],
  SMTP_PASSWORD: ['the password at the mail server.'],
  DRAIN_SECRET: ['any long random text; the job that retries mails sends it.', ...isSecret(16)],
  // Shorter keys are weak for HMAC-SHA-256 (RFC 7518, 3.2).
  LINK_SECRET: ['any long random text; the links in mails are signed with it.', ...isSecret(32)],
  LIMIT_PER_ADDRESS: ['', (text) => /^(off|[1-9]\d{0,8})$/.test(text), 'must be a whole number above 0, or "off".'],
};

/** The names of all settings. */
export const settingNames = Object.keys(rules);

/** The settings from the environment. Throws a `SettingsError` that lists everything that is missing or wrong. */
export function readSettings(environment: Environment): Settings {
  const valueOf = (name: string) => environment[name]?.trim() ?? '';
  const problems = Object.entries(rules).flatMap(([name, [what, isRight, problem]]) => {
    const value = valueOf(name);
    if (value === '') return what === '' ? [] : [`${name} is missing: ${what}`];
    return isRight?.(value) === false ? [`${name} ${problem}`] : [];
  });
  const [business, others] = [addressesIn(valueOf('MAIL_TO')), addressesIn(valueOf('MAIL_ALARM_TO'))];
  const lowercase = business.map((one) => one.toLowerCase());
  if (others[0] !== '' && others.every((one) => lowercase.includes(one.toLowerCase()))) {
    problems.push(
      'MAIL_ALARM_TO is the same as MAIL_TO: use another address, because alerts are about mails that MAIL_TO did not get.',
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  const limit = valueOf('LIMIT_PER_ADDRESS') || '5';
  return {
    databaseUrl: valueOf('SUPABASE_DB_URL'),
    site: valueOf('SITE_URL').replace(/\/+$/, ''),
    addresses: {
      from: senderIn(valueOf('MAIL_FROM')),
      business: business.join(', '),
      ...(others[0] !== '' && { alarm: others.join(', ') }),
    },
    smtp: { host: valueOf('SMTP_HOST'), user: valueOf('SMTP_USER'), password: valueOf('SMTP_PASSWORD') },
    drainSecret: valueOf('DRAIN_SECRET'),
    linkSecret: valueOf('LINK_SECRET'),
    perAddress: limit === 'off' ? null : Number(limit),
  };
}
