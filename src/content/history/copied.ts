import { innerPart, isWords, type Part } from '../kinds.ts';
import type { Path } from '../place.ts';
import { textsIn, type TextAt } from '../text/texts.ts';

/** The comments of a copy: the file of its original, and the texts of the original that are true of the copy too. */
const comments = /^[ \t]*# (Copied from|Also true here:) (.*)\r?\n/gm;

interface Copy {
  /** All of its comments. */
  lines: string;
  original: string;
  confirmed: readonly string[];
}

export function copyIn(source: string): Copy | undefined {
  const found = [...source.matchAll(comments)];
  const original = found
    .map(([, what, words]) => what === 'Copied from' && /^\S+\.yaml/.exec(words!)?.[0])
    .find(Boolean);
  const confirmed = found.flatMap(([, what, words]) => (what === 'Copied from' ? [] : words!));
  return original ? { lines: found.map(([line]) => line).join(''), original, confirmed } : undefined;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The comment that confirms a text of a copy. */
export const confirmation = (text: string) => `# Also true here: ${inOneLine(text)}`;

export const copyLines = (original: string, confirmed: readonly string[]) =>
  [
    `# Copied from ${original}: change each text that is the same there, or confirm it.`,
    ...[...new Set(confirmed)].map(confirmation),
    '',
  ].join('\n');

/** A source with other comments of a copy, or with none. */
export const withCopyLines = (source: string, lines = ''): string => lines + source.replaceAll(comments, '');

/** A text in its field, wherever in the lists around it. */
const inField = ({ text, path }: { text: string; path: Path }) =>
  [...path.filter((key) => typeof key === 'string'), inOneLine(text)].join(' ');

/** The texts of a copy that are still those of its original, and that nobody has confirmed. */
export function copiedTexts(schema: Part, { confirmed }: Copy, data: unknown, original: unknown): TextAt[] {
  const known = new Set(textsIn(original).map(inField));
  const isText = (path: Path) => isWords(path.reduce<Part | undefined>(innerPart, schema) ?? { enum: [] });
  return textsIn(data).filter(
    (each) => known.has(inField(each)) && ![...confirmed, ''].includes(inOneLine(each.text)) && isText(each.path),
  );
}
