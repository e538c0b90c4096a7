import type { Entry } from '../content.ts';
import { isProse } from '../kinds.ts';
import { memoize } from '../memoize.ts';
import { placeInBody, placeOf, wordsPlace, type Path } from '../place.ts';
import type { Place } from '../problem.ts';
import { textsOf } from '../text/texts.ts';

/** One text of an entry, and the place of each part of it in the file. */
export interface Written {
  text: string;
  /** The path to its field; undefined for the Markdown below the fields. */
  path?: Path;
  placeOfPart: (start: number, length: number) => Place;
}

/** All texts of an entry: of its fields, and the Markdown below them. */
export const writtenIn = memoize((entry: Entry): readonly Written[] => [
  ...textsOf(entry).map(({ text, path }) => ({
    text,
    path,
    placeOfPart: (start: number, length: number) =>
      wordsPlace(entry, path, { text, start, length }) ?? placeOf(entry, path),
  })),
  { text: entry.body, placeOfPart: (start: number, length: number) => placeInBody(entry, start, length) },
]);

/** The texts that the company wrote in an entry. */
export const proseOf = (entry: Entry): Written[] =>
  writtenIn(entry).filter(({ path }) => path === undefined || isProse(entry.kind, path));

/** Words in a text of an entry. */
export interface Found extends Written {
  words: string;
  index: number;
  place: () => Place;
}

/** The first matches in a text: finding the place of each takes as long as the text is. */
export const firstMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].slice(0, 20);

/** The first words of a text that a pattern matches. */
export const findWords = (written: Written, pattern: RegExp): Found[] =>
  firstMatches(written.text, pattern).map(({ 0: words, index }) => ({
    ...written,
    words,
    index,
    place: () => written.placeOfPart(index, words.length),
  }));
