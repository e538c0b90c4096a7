import type { Content, Entry } from '../content/content.ts';
import type { Kinds } from '../content/kinds.ts';
import { likelyCopyFirst } from '../content/newest.ts';
import { placeOf, type Path } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import type { Check } from './check.ts';

type Area = Entry<Kinds['neighbourhood']>;
type Block = 'place' | 'housing';

/** In degrees: about 100 m. Real stations are further apart than this. */
const near = 0.001;
/** The share of equal figures above which they count as copied. Two real areas share at most about a quarter. */
const mostAlike = 0.5;

/** Every figure of a block, with its path. 0 and 100 are left out: they are often equal by chance. */
function figuresOf(value: object, way = ''): [way: string, figure: number][] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (typeof item === 'object' && item !== null) return figuresOf(item, `${way}${key} `);
    return typeof item === 'number' && item !== 0 && item !== 100 ? [[`${way}${key}`, item] as [string, number]] : [];
  });
}

/** How many figures of two blocks are equal, and how many there are. */
function sameFigures(one: object, other: object): { same: number; all: number } {
  const [own, theirs] = [new Map(figuresOf(one)), new Map(figuresOf(other))];
  const same = [...own].filter(([way, figure]) => theirs.get(way) === figure).length;
  return { same, all: Math.max(own.size, theirs.size) };
}

const isNear = ({ data: a }: Area, { data: b }: Area) =>
  Math.abs(a.latitude - b.latitude) < near && Math.abs(a.longitude - b.longitude) < near;

function isHousingCopied({ data: { housing: one } }: Area, { data: { housing: other } }: Area): boolean {
  if (!one?.flats || !other?.flats) return false;
  const { same, all } = sameFigures(one, other);
  return same > all * mostAlike;
}

/** The blocks of figures that two areas share, although no two real areas can. */
const copied = (one: Area, other: Area): Block[] => [
  ...(isNear(one, other) ? (['place'] as const) : []),
  ...(isHousingCopied(one, other) ? (['housing'] as const) : []),
];

const pathOf = (block: Block): Path => [block === 'place' ? 'latitude' : block];

function problem(block: Block, copy: Area, original: Area): Problem {
  const of = `${original.data.name} (${original.file})`;
  const figures = sameFigures(copy.data.housing ?? {}, original.data.housing ?? {});
  return {
    place: placeOf(copy, pathOf(block), 'key'),
    rule: 'copied-figures',
    message:
      block === 'place'
        ? `This place is less than about 100 m from that of ${of}.`
        : `${figures.same} of the ${figures.all} figures of "${block}" are the same as those of ${of}.`,
    fix:
      block === 'place'
        ? 'write the latitude and longitude of this area, as a map shows them.'
        : `write the figures that the source has for this area, or remove "${block}:" and the lines that belong to it.`,
    also: [placeOf(original, pathOf(block), 'key')],
  };
}

/** The pairs of areas that could share figures, each once. Only these are compared. */
function pairsOf(areas: readonly Area[], marksOf: (area: Area) => readonly string[]): [Area, Area][] {
  const byMark = new Map<string, Area[]>();
  const pairs = new Map<string, [Area, Area]>();
  for (const area of areas) {
    for (const mark of marksOf(area)) {
      const known = byMark.get(mark) ?? [];
      // A copy shares many marks. A mark that many areas have is just a common figure.
      for (const other of known) if (known.length < 50) pairs.set(`${other.slug} ${area.slug}`, [other, area]);
      byMark.set(mark, [...known, area].slice(0, 50));
    }
  }
  return [...pairs.values()];
}

/** Marks that near areas or copies share: the square of the map and its neighbours, the counts, the shares. */
function marksOf({ data: { latitude, longitude, housing } }: Area): string[] {
  const [row = 0, column = 0] = [latitude, longitude].map((degrees) => Math.floor(degrees / near));
  const squares = [0, 1].flatMap((down) => [0, 1].map((right) => `${row + down} ${column + right}`));
  if (!housing?.flats) return squares;
  const { blocks, flats, decades, flatTypes } = housing;
  return [...squares, ...Object.entries({ blocks, flats, decades, flatTypes }).map((part) => JSON.stringify(part))];
}

function inPairs(content: Content): Problem[] {
  return pairsOf(content.all('neighbourhood'), marksOf).flatMap((pair) => {
    const blocks = copied(...pair);
    if (blocks.length === 0) return [];
    const [copy, original] = likelyCopyFirst(content, pair, (entry) => entry);
    return blocks.map((block) => problem(block, copy!, original!));
  });
}

export const copiedFacts: Check = {
  name: 'copied-facts',
  description: 'No area has the place or the figures of another.',
  run: inPairs,
};
