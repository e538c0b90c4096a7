import { distance as editDistance } from 'fastest-levenshtein';
import type { FinderIndex, Located, Reading } from './places.ts';

/** With fewer, the beginning of a name says too little. */
const fewestLetters = 3;
/** Numbers that are not of a block: of a unit, rooms, a floor, or a postcode, because a block has at most four digits. */
const otherNumbers =
  /#?\d+\s*[-–]\s*\d+|#\d+|\d+-\p{L}{2,}|\d+\s*(?:rooms?|rm|floor|storey)\b|(?:level|floor|storey)\s*\d+|\d+(?:st|nd|rd|th)\b|(?:\bs\s*\(?)?\d{5,}/giu;

/** A name of a place as it is compared: its words, and its letters alone. */
interface Named extends Located {
  words: string;
  letters: string;
}

/** What a visitor typed, as the finder and the field for a block read it. */
export interface Typed {
  /** All of it, if it has only digits and spaces; otherwise empty. */
  digits: string;
  /** The postcode or its first digits; empty if there is none. */
  postcode: string;
  /** What may be the block, such as 301A for "Blk 301 a". A number after the word for a block comes first. */
  blocks: readonly string[];
  /** The places that it names, in the surest way of reading it. */
  places: readonly Located[];
}

/** The words of a text in lower case, without accents and apostrophes, each short form in full. */
const normalised = (text: string, short: Reading['short']) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => short[word] ?? word)
    .join(' ');

const lettersOf = (words: string) => words.replaceAll(' ', '');

const compared = new WeakMap<FinderIndex['places'], readonly Named[]>();

/** Every name of the places, as it is compared. */
function comparedNames(places: FinderIndex['places'], short: Reading['short']): readonly Named[] {
  const names = places.flatMap(([joined, near]) =>
    joined.split(';').map((name) => {
      const words = normalised(name, short);
      return { name, near, words, letters: lettersOf(words) };
    }),
  );
  compared.set(places, names);
  return names;
}

/** A number is right or of something else. */
const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

/** How many letters may be wrong. */
const mostEdits = (typed: string) => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** The names that are most like a text, if they have few other letters. */
function likely(names: readonly Named[], typed: string): readonly Named[] {
  const close = names
    .map((each) => ({ each, edits: editDistance(each.letters, typed) }))
    .filter(({ each, edits }) => edits <= mostEdits(typed) && digitsIn(each.letters) === digitsIn(typed));
  const fewest = Math.min(...close.map(({ edits }) => edits));
  return close.filter(({ edits }) => edits === fewest).map(({ each }) => each);
}

/** The longest names in an address. */
function contained(names: readonly Named[], typed: string): readonly Named[] {
  const found = names.filter(({ words }) => ` ${typed} `.includes(` ${words} `));
  const longest = Math.max(...found.map(({ words }) => words.length));
  return found.filter(({ words }) => words.length === longest);
}

/** The blocks in the words of an address, and its other words. */
function splitAtBlocks(words: string): { blocks: string[]; others: string } {
  const marked: string[] = [];
  const bare: string[] = [];
  const others = ` ${words}`.replaceAll(
    / (?:(blk|block)(?: ?(?=\d)|(?= |$)))?(?:0*(\d+)(?: ?([a-z])(?= |$))?)?/g,
    (_, mark?: string, number?: string, letter = '') => {
      if (number !== undefined) (mark ? marked : bare).push(number + letter.toUpperCase());
      return ' ';
    },
  );
  return { blocks: [...marked, ...bare], others: others.trim().replaceAll(/ +/g, ' ') };
}

/** Reads what a visitor typed or pasted: a postcode or its first digits, a block, an address, a name, or a code. */
export function readTyped(
  typed: string,
  places: FinderIndex['places'],
  { digits: length, short }: Pick<Reading, 'digits' | 'short'>,
): Typed {
  const text = typed.normalize('NFKC');
  const digits = /^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : '';
  const names = compared.get(places) ?? comparedNames(places, short);
  const whole = normalised(typed, short);
  /** The places of words by each way of reading them, the surest first. Most words need no other. */
  function* ways(words: string): Generator<readonly Named[]> {
    const letters = lettersOf(words);
    yield names.filter((each) => each.letters === letters);
    yield contained(names, words);
    if (letters.length >= fewestLetters) {
      yield names.filter((each) => each.letters.startsWith(letters));
      yield names.filter((each) => ` ${each.words}`.includes(` ${words}`));
    }
    yield likely(names, letters);
    // Such as the word for a station.
    yield likely(names, lettersOf(words.replace(/ \S+$/, '')));
  }
  const surest = (words: string): readonly Named[] => {
    for (const found of ways(words)) if (found.length > 0) return found;
    return [];
  };
  const address = digits.length > 4 ? '' : normalised(text.replaceAll(otherNumbers, ' '), short);
  // The name of a street may contain a number too.
  const street = contained(names, address)[0]?.words ?? ' ';
  const found = surest(whole);
  return {
    digits,
    // In a pasted address, other numbers are those of a block or a unit.
    postcode:
      text.match(/\d+/g)?.findLast((group) => group.length === length) ?? (digits.length <= length ? digits : ''),
    blocks: splitAtBlocks(` ${address} `.replace(` ${street} `, ' ').trim()).blocks,
    places: found.length > 0 ? found : surest(splitAtBlocks(address).others),
  };
}
