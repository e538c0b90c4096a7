import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import { fillText } from '#content/fill.ts';
import { blocksIn } from '#content/places/blocks.ts';

/** The streets whose blocks are near the station, and the words of the field for a block. */
export interface Streets extends Omit<NeighbourhoodWords['streets'], 'distance' | 'oneBlock' | 'blocks'> {
  /** Nearest first. */
  near: readonly Street[];
  /** `all` is their heading. */
  others: readonly Street[];
}

export interface Street {
  id: string;
  name: string;
  /** A list with ranges: 12A–12C, 14, 17–19. */
  blocks: string;
  /** The number of blocks, in words. */
  count: string;
  /** The distance from the station to the nearest block of the street, in words. */
  distance?: string;
}

/** How many streets are shown at first. More would push the questions out of sight on a phone. */
const seen = 6;

const streetId = (street: string) => `street-${street.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The streets around a station, the nearest first. */
export function streetsOf(
  streets: NonNullable<Neighbourhood['streets']>['list'],
  words: NeighbourhoodWords['streets'],
): Streets {
  const { distance, oneBlock, blocks: countOf, all, ...others } = words;
  const allStreets = streets.map(({ name, blocks, nearest }) => {
    const { length } = blocksIn(blocks);
    return {
      id: streetId(name),
      name,
      blocks,
      count: length === 1 ? oneBlock : fillText(countOf, { count: String(length) }),
      ...(nearest !== undefined && { distance: fillText(distance, { street: name, distance: String(nearest) }) }),
    };
  });
  // If only one street would be left over, it is shown with the others.
  const near = allStreets.slice(0, allStreets.length === seen + 1 ? seen + 1 : seen);
  return {
    ...others,
    near,
    others: allStreets.slice(near.length),
    all: fillText(all, { count: String(allStreets.length - near.length) }),
  };
}
