import type { Entry } from './content.ts';
import { placeOf, type Path } from './place.ts';
import type { Place } from './problem.ts';

/** A text of a value, and the path that leads to it. */
export interface TextAt {
  text: string;
  path: Path;
}

/** Every text of a value, however deep. */
export function textsIn(value: unknown, path: Path = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every text in an entry's data. */
export const textsOf = ({ data }: Entry): TextAt[] => textsIn(data);

/** A part of a text. */
interface Part {
  text: string;
  start: number;
  length: number;
}

/** The place of words inside a value, if its first line contains them unchanged. */
export function wordsPlace(entry: Entry, path: Path, { text, start, length }: Part): Place | undefined {
  const value = placeOf(entry, path);
  const words = text.slice(start, start + length);
  // Counts the same words before this part, to find the right ones in the line. Columns of the text cannot be used:
  // with quotes or several lines, they differ from columns of the line.
  const before = text.slice(0, start).split(words).length - 1;
  let at = value.col - 2;
  for (let count = 0; count <= before; count += 1) {
    at = value.text.indexOf(words, at + 1);
    if (at < 0) return undefined;
  }
  return { ...value, col: at + 1, length };
}
