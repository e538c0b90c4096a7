import type { Path } from '../../content/place.ts';
import { bodyOf, dataOf, isReadable } from './change.ts';

/** A field of a file; `body` is the Markdown below the fields. */
export interface FoundField {
  file: string;
  path: Path | 'body';
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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

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
  const pattern = parts.map(escaped).join('.*?');
  const typed = parts.join('').length;
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

/** The field of one file that matches the words best, and how well. */
function bestOf({ file, text }: TextFile, words: string): { field: FoundField; likeness: number } | undefined {
  let best: { field: FoundField; likeness: number } | undefined;
  const offer = (path: FoundField['path'], found: number) => {
    if (found > (best?.likeness ?? 0)) best = { field: { file, path }, likeness: found };
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
  if (words.length >= least && plain(bodyOf(file, text)).includes(words)) offer('body', 0.9);
  return best;
}

/** The minimum match. Weaker matches are chance: a text of placeholders alone matches any words. */
const sure = 0.55;

/**
 * The field that the words belong to. The first words that match a field decide. Of equal matches, the one in the open
 * file comes first.
 */
export function fieldOfWords(
  words: readonly string[],
  open: TextFile | undefined,
  others: readonly TextFile[] = [],
): FoundField | undefined {
  const wanted = [...new Set(words.map(plain))].filter((each) => each !== '');
  const files = [...(open ? [open] : []), ...others].filter(({ file, text }) => isReadable(file, text));
  for (const each of wanted) {
    const found = files.flatMap((other) => bestOf(other, each) ?? []).filter((one) => one.likeness >= sure);
    const [best] = found.toSorted((one, other) => other.likeness - one.likeness);
    if (best) return best.field;
  }
  return undefined;
}
