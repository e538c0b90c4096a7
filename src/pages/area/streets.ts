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

/** A name, the place on the page that it leads to, and what is there. */
export interface Tile {
  name: string;
  to: `#${string}`;
  lead: string;
}

/**
 * The eight tiles, which lead to a street of the list, the field for a block, the nearest areas, or the prices, which
 * answer for homes of any kind.
 */
export function tilesOf(
  { coverage }: Pick<Neighbourhood, 'coverage'>,
  { genericTiles, nearbyTile, propertyTile, leads }: NeighbourhoodWords['coverage'],
  streets: Streets | undefined,
): Tile[] {
  const listed = streets ? [...streets.near, ...streets.others] : [];
  const tile = (name: string, to: keyof typeof leads): Tile => ({ name, to: `#${to}`, lead: leads[to] });
  const named = coverage.names.map((name) => {
    const street = listed.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    if (street) return { name, to: `#${street.id}` as const, lead: street.count };
    return tile(name, streets ? 'block' : 'board');
  });
  if (coverage.pattern === 'four') return [...named, ...genericTiles.map((name) => tile(name, 'board'))];
  return [...named, tile(nearbyTile, 'nearest'), tile(coverage.property ?? propertyTile, 'board')];
}
