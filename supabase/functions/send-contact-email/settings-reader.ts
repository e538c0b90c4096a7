export type Environment = Readonly<Record<string, string | undefined>>;

const addressRule = /^[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)*@[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)+$/;
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads settings one by one and collects their faults. */
export class SettingsReader {
  readonly faults: string[] = [];
  /** The names of the settings that were asked for. */
  readonly names = new Set<string>();
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  optional(name: string): string | undefined {
    this.names.add(name);
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
