import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import { fillText } from '#content/fill.ts';
import { blocksIn } from '#types/blocks.ts';
import type { Streets } from '#types/places.ts';

/** How many streets are shown at first. More would push the questions out of sight on a phone. */
const seen = 6;

/** The id of the price board, which answers for homes of any kind. */
const board = '#board' as const;

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

/**
 * The eight tiles with the places on the page that they lead to: a street of the list, the field for a block, the
 * nearest areas, or the prices.
 */
export function tilesOf(
  { coverage }: Pick<Neighbourhood, 'coverage'>,
  words: NeighbourhoodWords['coverage'],
  streets: Streets | undefined,
): { name: string; to: `#${string}` }[] {
  const all = streets ? [...streets.near, ...streets.others] : [];
  const own = coverage.names.map((name) => {
    const street = all.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    return { name, to: street ? (`#${street.id}` as const) : streets ? ('#block' as const) : board };
  });
  if (coverage.pattern === 'four') return [...own, ...words.genericTiles.map((name) => ({ name, to: board }))];
  return [
    ...own,
    { name: words.nearbyTile, to: '#nearest' },
    ...(coverage.property ? [{ name: coverage.property, to: board }] : []),
  ];
}
