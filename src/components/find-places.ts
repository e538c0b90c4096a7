import { distance as editDistance } from 'fastest-levenshtein';
import type { FinderIndex, Nearby, ShortForms } from '#types/finder.ts';

/** With fewer, the beginning of a name says too little. */
const fewestLetters = 3;
/** More areas say too little about a word of their sentences. */
const mostMentions = 6;

/** The words of a text in lower case, without accents and apostrophes, each short form in full. */
const wordsOf = (text: string, short: ShortForms) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => short[word] ?? word)
    .join(' ');

/** A name of a place as it is compared: its words, and its letters alone. */
export interface Named {
  words: string;
  letters: string;
  name: string;
  near: readonly Nearby[];
}

const letters = (words: string) => words.replaceAll(' ', '');

/** How many letters may be wrong. */
const mistakesIn = (typed: string) => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** The names that are most like a text, if they have few other letters. */
function likely(names: readonly Named[], typed: string): readonly Named[] {
  const close = names
    .map((named) => ({ named, mistakes: editDistance(named.letters, typed) }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(typed));
  const fewest = Math.min(...close.map(({ mistakes }) => mistakes));
  return close.filter(({ mistakes }) => mistakes === fewest).map(({ named }) => named);
}

/** The longest names in an address. */
function contained(names: readonly Named[], typed: string): readonly Named[] {
  const found = names.filter(({ words }) => ` ${typed} `.includes(` ${words} `));
  const longest = Math.max(...found.map(({ words }) => words.length));
  return found.filter(({ words }) => words.length === longest);
}

const namesByIndex = new WeakMap<FinderIndex['places'], readonly Named[]>();

/** All names of an index as they are compared. */
function namesOf(places: FinderIndex['places'], short: ShortForms): readonly Named[] {
  const known = namesByIndex.get(places);
  if (known) return known;
  const names = places.flatMap(([joined, near]) =>
    joined.split(';').map((name): Named => {
      const words = wordsOf(name, short);
      return { words, letters: letters(words), name, near };
    }),
  );
  namesByIndex.set(places, names);
  return names;
}

/** The places of a name that is typed, from the surest way of reading it to the least sure. */
export function placesOf(typed: string, { places, codes, texts }: FinderIndex, short: ShortForms): readonly Named[] {
  const words = wordsOf(typed, short);
  const all = letters(words);
  const names = namesOf(places, short);
  const isLong = all.length >= fewestLetters;
  const readings: (() => readonly Named[])[] = [
    () => names.filter((named) => named.letters === all),
    () => {
      const path = codes[all.toUpperCase()];
      return path === undefined ? [] : [{ words, letters: all, name: all.toUpperCase(), near: [[path, 0]] }];
    },
    () => contained(names, words),
    () => (isLong ? names.filter((named) => named.letters.startsWith(all)) : []),
    () => (isLong ? names.filter((named) => ` ${named.words}`.includes(` ${words}`)) : []),
    () => {
      const near = Object.entries(texts).flatMap(([path, text]): Nearby[] =>
        ` ${wordsOf(text, short)} `.includes(` ${words} `) ? [[path, 0]] : [],
      );
      return isLong && near.length > 0 && near.length <= mostMentions
        ? [{ words, letters: all, name: typed, near }]
        : [];
    },
    () => likely(names, all),
  ];
  for (const read of readings) {
    const found = read();
    if (found.length > 0) return found;
  }
  return [];
}
