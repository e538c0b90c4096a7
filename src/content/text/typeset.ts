import type { Content, Entry } from '../content.ts';
import { isProse, type Kind } from '../kinds.ts';
import { memoize } from '../memoize.ts';
import type { Path } from '../place.ts';
import { mapTexts } from './texts.ts';

/**
 * The word joiner, which prevents a line break between the characters around it. It is invisible, and screen readers
 * ignore it.
 */
const joiner = '\u2060';

/** What is left as it is: https://…, www.…, name@example.com, /re-clean, {price.3-room}, the title of a Markdown link. */
// Addresses are looked for only where a word begins, so that one long word takes no longer than many short ones.
const code = /(?:(?<!\S)(?=\S*(?:\/\/|@|www\.))\S+|(?<!\w)\/[^\s)>]*)(?: +"[^"\n]*"(?=\)|$))?|\{[^{}]*\}/gm;

/** In place of an address or a placeholder while a text is changed. Nobody can type it: it is an invisible character. */
const mark = '\u2063';

function aroundCode(text: string, change: (words: string) => string): string {
  const found = (text.match(code) ?? []).values();
  return change(text.replaceAll(code, mark)).replaceAll(mark, () => found.next().value!);
}

/** What is before an amount: $, S$, €, EUR and a space. */
const currency = String.raw`(?:\p{Lu}{0,2}\p{Sc}|\p{Lu}{3} )`;

/**
 * A number of up to three digits, with or without its currency, or a year. Longer numbers may be parts of a telephone
 * number.
 */
const figure = String.raw`(?:${currency}?[1-9]\d{0,2}|(?:19|20)\d\d)`;

/** Two figures with a hyphen, which are not a part of a longer code such as #03-55, 2026-12-24 or a-1-2. */
const range = new RegExp(
  String.raw`(?<![\w#/.:+-])(${figure}(?:am|pm|\p{Sc})?)-(${currency}?\d{1,4}(?:am|pm)?)(?![\w/:-]|\.\d)`,
  'gu',
);

const yearOrAmount = new RegExp(String.raw`^(?:${currency}|(?:19|20)\d\d$)`, 'u');

const isRange = (first: string, second: string) => !/^\d{3,4}$/.test(second) || yearOrAmount.test(first);

const typesetWords = (text: string) =>
  text
    .replaceAll(range, (whole, first: string, second: string) =>
      isRange(first, second) ? `${first}–${second}` : whole,
    )
    .replaceAll(/(?<=[\p{L},!?…)]) - (?=\p{L})/gu, ' – ')
    .replaceAll(/(?<=[\p{L}\p{N}.,!?;:…%)\]\u2063])'|'(?=\d)/gu, '’')
    .replaceAll(/(?<=^|[\s([–—“])'/g, '‘')
    .replaceAll(/(?<=^|[\s([–—‘])"/g, '“')
    .replaceAll('"', '”');

/** A text with typographic apostrophes, quotes and dashes, in place of the characters that a keyboard has. */
export const typesetText = (text: string): string => aroundCode(text, typesetWords);

/** Prevents line breaks inside of "5-room", "re-clean", "2–3" and "1 km". */
const keepTogether = (text: string) =>
  aroundCode(text, (words) =>
    words
      .replaceAll(/(?<=[\d\u2063]) (?=(?:km|m²)(?![\p{L}\p{N}]))/gu, '\u00A0')
      .replaceAll(/(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,3}-)(?=\p{L})|(?<=\d)(–)(?=\d)/gu, `$&${joiner}`),
  );

/** A text without joiners, for places that have no line breaks: titles, form values, mails, pictures and data. */
export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');

/** A value with the joiners removed from all its texts. */
export const plain = <T>(value: T): T => JSON.parse(withoutJoiners(JSON.stringify(value))) as T;

/** Kinds whose texts are never shown unchanged, so they are not typeset. */
const codes: readonly Kind[] = ['public-holidays', 'redirects'];

/** The parts of data/site.yaml that are sentences; the others are names, numbers and addresses. */
const sentencesOfSite = ['openingHours', 'customerService', 'promises', 'footer'];

const isPrinted = (kind: Kind, [first]: Path) =>
  !codes.includes(kind) && (kind !== 'site' || sentencesOfSite.includes(String(first)));

/**
 * Whether pages break a text into lines. Names are drawn letter by letter, and words of the interface are names for
 * screen readers.
 */
const hasLines = (kind: Kind, path: Path, text: string) =>
  // A text without spaces may be the name of a file. A range has no spaces either, but placeholders put it into texts.
  /[ –]/.test(text) && kind !== 'interface' && kind !== 'groups' && isProse(kind, path);

/** What has no ranges: a date of data files, such as 2026-07, which pages write in words, and the name of a picture. */
const dateOrFile = /^(?:\d{4}-\d{2}(?:-\d{2})?|[a-z\d-]+\.[a-z]{3,4})$/;

function typesetField(typed: string, kind: Kind, path: Path): string {
  if (!isPrinted(kind, path) || dateOrFile.test(typed)) return typed;
  const text = typesetText(typed);
  return hasLines(kind, path, text) ? keepTogether(text) : text;
}

const typesetEntry = memoize((entry: Entry): Entry => ({
  ...entry,
  data: mapTexts(entry.data, (text, path) => typesetField(text, entry.kind, path)),
  body: keepTogether(typesetText(entry.body)),
}));

/** The content as pages show it. Checks read it as it was typed. */
export const typeset = (content: Content): Content => content.map(typesetEntry);
