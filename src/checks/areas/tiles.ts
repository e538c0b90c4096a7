import type { Entry } from '#content/content.ts';
import type { Kinds } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from '../check.ts';

type Area = Entry<Kinds['neighbourhood']>;

const wanted = { four: 4, six: 6 } as const;
const eight = {
  four: 'the four names, and four that all areas share',
  six: 'the six names, and two that all areas share',
} as const;

function count(area: Area): Problem | [] {
  const { pattern, names } = area.data.coverage;
  const missing = wanted[pattern] - names.length;
  if (missing === 0) return [];
  return {
    place: placeOf(area, ['coverage', 'names'], 'key'),
    rule: 'tile-count',
    message: `The pattern "${pattern}" needs ${wanted[pattern]} names, but there are ${names.length}. A page has eight tiles: ${eight[pattern]}.`,
    fix:
      missing > 0
        ? `add ${missing} more.`
        : `remove ${-missing} of the names, or write "pattern: six", which needs six names.`,
    form: `The pattern “${pattern}” needs ${wanted[pattern]} names, but there are ${names.length}. ${missing > 0 ? `Add ${missing} more.` : `Remove ${-missing}, or choose the pattern “six”, which needs six names.`}`,
  };
}

function property(area: Area): Problem | [] {
  const { pattern, property: tile } = area.data.coverage;
  if (pattern === 'six' || tile === undefined) return [];
  return {
    place: placeOf(area, ['coverage', 'property'], 'key'),
    rule: 'tile-count',
    message:
      'With the pattern "four", the page shows four names of this area and four tiles of all areas. It does not use "property".',
    fix: 'remove the line "property", or write "pattern: six" and give six names.',
    form: 'The pattern “four” does not use this. Empty it, or choose the pattern “six” and give six names.',
  };
}

function repeats(area: Area, generic: readonly string[]): Problem[] {
  const tiles = area.data.coverage.pattern === 'four' ? generic : [];
  const seen = new Map(tiles.map((tile) => [tile.toLowerCase(), 'one of the tiles that all areas share']));
  return area.data.coverage.names.flatMap((name, index) => {
    const before = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), `tile ${index + 1}`);
    if (before === undefined) return [];
    return {
      place: placeOf(area, ['coverage', 'names', index]),
      rule: 'repeated-tile',
      message: `"${name}" is already ${before}; a page shows eight different tiles.`,
      fix: 'write another street, estate or place of this area.',
    };
  });
}

/** Every area page has eight different tiles. */
export const tiles: Check = (content) => {
  const generic = content.all('page-neighbourhood')[0]?.data.coverage.genericTiles ?? [];
  return content.all('neighbourhood').flatMap((area) => [count(area), property(area), repeats(area, generic)].flat());
};
