import type { Entry } from './content.ts';
import { placeOf, type Path } from './place.ts';
import type { Place } from './problem.ts';

/** A part of a text. */
export interface Part {
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
