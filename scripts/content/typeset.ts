import type { Content, Entry } from './content.ts';
import type { Kind } from './kinds.ts';
import type { Path } from './place.ts';

/** Keeps the words beside it on one line. Fonts and screen readers show nothing of it. */
const joiner = '\u2060';

/** Addresses, which are left as they are: https://…, www.…, name@example.com. */
const address = /(\S*(?:\/\/|@|www\.)\S*)/;

/** A number of up to two digits, a year, or an hour; longer ones may be parts of a telephone number. */
const figure = String.raw`(?:\$?[1-9]\d{0,2}|(?:19|20)\d\d)`;

/** Two figures with a hyphen, which are not a part of a longer code such as #03-55, 2026-12-24 or a-1-2. */
const range = new RegExp(String.raw`(?<![\w#/.:+-])(${figure}(?:am|pm)?)-(\$?\d{1,4}(?:am|pm)?)(?![\w/:-]|\.\d)`, 'g');

const isRange = (first: string, second: string) => !/^\$?\d{3,4}$/.test(second) || /^(?:\$|(?:19|20)\d\d$)/.test(first);

function typesetWords(text: string): string {
  return text
    .replaceAll(range, (whole, first: string, second: string) =>
      isRange(first, second) ? `${first}–${second}` : whole,
    )
    .replaceAll(/(?<=[\p{L}\p{N}.,!?;:…%)\]}])'|'(?=\d)/gu, '’')
    .replaceAll(/(?<=^|[\s([–—“])'/g, '‘')
    .replaceAll(/(?<=^|[\s([–—‘])"/g, '“')
    .replaceAll('"', '”');
}

/** No line ends inside of "5-room", "re-clean" or "2–3". */
const keepTogether = (text: string) =>
  text.replaceAll(/(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,3}-)(?=\p{L})|(?<=\d)(–)(?=\d)/gu, `$&${joiner}`);

/** A text as it is printed: an apostrophe, quotes and the dash of a range instead of the signs of a keyboard. */
export const typesetText = (text: string): string =>
  text
    .split(address)
    .map((part, index) => (index % 2 === 0 ? typesetWords(part) : part))
    .join('');

/** A text for where lines do not end: titles, form values, mails, pictures and data. */
export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');

/** A value with all its texts for where lines do not end. */
export const plain = <T>(value: T): T => JSON.parse(withoutJoiners(JSON.stringify(value))) as T;

/** Kinds of which no text is printed as it is. */
const codes: readonly Kind[] = ['postal-sectors', 'public-holidays', 'redirects'];

/** The parts of data/site.yaml that are sentences; the others are names, numbers and addresses. */
const sentencesOfSite = ['openingHours', 'customerService', 'footer'];

const isPrinted = (kind: Kind, [first]: Path) =>
  !codes.includes(kind) && (kind !== 'site' || sentencesOfSite.includes(String(first)));

/** Names are drawn letter by letter, and words of the interface are names for screen readers. */
const hasLines = (kind: Kind, [first]: Path, text: string) =>
  // A text without spaces may be the name of a file; a range fills the texts that refer to it.
  /[ –]/.test(text) &&
  kind !== 'interface' &&
  kind !== 'groups' &&
  kind !== 'streets' &&
  (kind !== 'neighbourhood' || first === 'description' || first === 'paragraph');

/** A date of data files, such as 2026-07: it is no range, and a page writes it in words. */
const date = /^\d{4}-\d{2}(?:-\d{2})?$/;

function typesetValue(value: unknown, kind: Kind, path: Path): unknown {
  if (typeof value === 'string') {
    if (!isPrinted(kind, path) || date.test(value)) return value;
    const text = typesetText(value);
    return hasLines(kind, path, text) ? keepTogether(text) : text;
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => typesetValue(item, kind, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, typesetValue(item, kind, [...path, key])]),
  );
}

/** In development most entries are the same as before. */
const known = new WeakMap<Entry, Entry>();

function typesetEntry(entry: Entry): Entry {
  const { kind, data, body } = entry;
  const typeset = known.get(entry) ?? {
    ...entry,
    data: typesetValue(data, kind, []),
    body: keepTogether(typesetText(body)),
  };
  known.set(entry, typeset);
  return typeset;
}

/** The content as pages show it. Checks read it as it was typed. */
export const typeset = (content: Content): Content => content.map(typesetEntry);
