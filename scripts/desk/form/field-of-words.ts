import type { Path } from '#content/place.ts';
import { escapeRegExp } from '#content/wording.ts';
import { bodyOf, dataOf, isReadable } from './change.ts';
import { bodyPath } from '../engine/path-at.ts';

/** A field of a file; its path is `bodyPath` for the Markdown below the fields. */
export interface FoundField {
  file: string;
  path: Path;
}

/** A file of content. */
interface TextFile {
  file: string;
  text: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2060\u00AD*_`]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('–', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The minimum length of a partial match, in characters. Shorter words are part of too many texts. */
const least = 12;

/**
 * How well words of a page match a text of a file: 1 if they are the same, less if one is a part of the other, 0 if
 * not.
 */
function likeness(text: string, words: string): number {
  const whole = plain(text);
  const parts = whole.split(/\{[\w.]+\}|\[([^\]]*)\]\([^)]*\)/).map((part) => part ?? '');
  // A placeholder matches any words.
  const pattern = parts.map(escapeRegExp).join('.*?');
  const typed = parts.join('').length;
  // A text of placeholders alone would match any words.
  if (!/[\p{L}\p{N}]/u.test(parts.join(''))) return 0;
  if (new RegExp(`^${pattern}$`).test(words)) return typed / words.length;
  const isLong = parts.some((part) => part.length >= least);
  if (isLong && new RegExp(pattern).test(words)) return (0.9 * typed) / words.length;
  return words.length >= least && whole.includes(words) ? (0.9 * words.length) / whole.length : 0;
}

type Text = readonly [key: string, text: string];

/** The pairs of texts that follow each other in an object. */
function pairsOf(value: object): (readonly [Text, Text])[] {
  const entries = Array.isArray(value) ? [] : Object.entries(value);
  const isText = (entry: [string, unknown] | undefined): entry is [string, string] => typeof entry?.[1] === 'string';
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    return isText(entry) && isText(next) ? [[entry, next] as const] : [];
  });
}

interface Match {
  field: FoundField;
  likeness: number;
}

/** The fields of one file that match the words, and how well. */
function matchesIn({ file, text }: TextFile, words: string): Match[] {
  const matches: Match[] = [];
  const offer = (path: FoundField['path'], found: number) => {
    if (found >= sure) matches.push({ field: { file, path }, likeness: found });
  };
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string' && value !== '') offer(path, likeness(value, words));
    if (typeof value !== 'object' || value === null) return;
    // Pages show the prefix and the value of a price as one text. The cursor goes to the field that has the figure.
    for (const [[key, text], [next, following]] of pairsOf(value)) {
      const isFirst = /\d/.test(text) && !/\d/.test(following);
      offer([...path, isFirst ? key : next], likeness(`${text} ${following}`, words));
    }
    for (const [key, inside] of Object.entries(value))
      walk(inside, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(dataOf(file, text), []);
  if (words.length >= least && plain(bodyOf(file, text)).includes(words)) offer(bodyPath, 0.9);
  return matches;
}

/** The minimum match. Weaker matches are chance. */
const sure = 0.55;

/**
 * The field that the words of a page belong to: the first words that match a field decide. `files` are those that the
 * page is made from, its own file first. If several fields match equally, a long text is that of the page's own file;
 * otherwise no field is certain, and the result is undefined.
 */
export function fieldOfWords(words: readonly string[], files: readonly TextFile[]): FoundField | undefined {
  const wanted = [...new Set(words.map(plain))].filter((text) => text !== '');
  const readable = files.filter(({ file, text }) => isReadable(file, text));
  for (const text of wanted) {
    const matches = readable.flatMap((file) => matchesIn(file, text));
    const most = Math.max(...matches.map((match) => match.likeness));
    const best = matches.filter((match) => match.likeness === most);
    const inPage = text.length < least ? [] : best.filter(({ field }) => field.file === files[0]?.file);
    const [match, ...others] = inPage.length > 0 ? inPage : best;
    if (match) return others.length === 0 ? match.field : undefined;
  }
  return undefined;
}
