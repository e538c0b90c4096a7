import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import { fillText } from '#content/fill.ts';
import { blocksIn } from '#types/blocks.ts';
import type { Streets } from '#types/places.ts';

/** How many streets are shown at first. More would push the questions out of sight on a phone. */
const seen = 6;

const idOf = (street: string) => `street-${street.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The streets around a station, the nearest first. */
export function streetsOf(
  streets: NonNullable<Neighbourhood['streets']>['list'],
  words: NeighbourhoodWords['streets'],
): Streets {
  const { distance, oneBlock, blocks: countOf, all, ...others } = words;
  const shown = streets.map(({ name, blocks, nearest }) => {
    const { length } = blocksIn(blocks);
    return {
      id: idOf(name),
      name,
      blocks,
      count: length === 1 ? oneBlock : fillText(countOf, { count: String(length) }),
      ...(nearest !== undefined && { distance: fillText(distance, { street: name, distance: String(nearest) }) }),
    };
  });
  // If only one street would be left over, it is shown with the others.
  const near = shown.slice(0, shown.length === seen + 1 ? seen + 1 : seen);
  return {
    ...others,
    near,
    others: shown.slice(near.length),
    all: fillText(all, { count: String(shown.length - near.length) }),
  };
}

/** The names on the eight tiles. */
export function tilesOf(
  { coverage: { pattern, names, property } }: Pick<Neighbourhood, 'coverage'>,
  { genericTiles, nearbyTile, propertyTile }: NeighbourhoodWords['coverage'],
): string[] {
  return pattern === 'four' ? [...names, ...genericTiles] : [...names, nearbyTile, property ?? propertyTile];
}
