import { blocksIn } from '#content/places/blocks.ts';
import type { FinderIndex, Reading } from '#places/places.ts';
import type { Street } from './data.ts';
import { findAreas } from '#places/find-areas.ts';
import { readTyped } from '#places/read-typed.ts';

/**
 * The answer of the field for a block. Its kinds: a block of one street, or of several if none is named; a place where the
 * company comes to from this area; one that the finder explains; a block that no list has; nothing is called so.
 */
export interface BlockAnswer<S> {
  kind: 'found' | 'place' | 'finder' | 'unlisted' | 'unknown';
  block: string;
  streets: readonly S[];
  place: string;
}

/** The area whose page has the field. */
export interface CoveredArea<S> {
  path: string;
  streets: readonly S[];
  /** The names of places in the area. */
  places: readonly string[];
  short: Reading['short'];
}

/** The streets that have one of the blocks; without its letter if no street has just this block. */
function findStreets<S extends Pick<Street, 'blocks'>>(blocks: readonly string[], among: readonly S[]) {
  for (const letter of ['', '[A-Z]'])
    for (const block of blocks) {
      const pattern = new RegExp(`^${block}${letter}$`);
      const streets = among.filter((street) => blocksIn(street.blocks).some((own) => pattern.test(own)));
      if (streets.length > 0) return { block, streets };
    }
  return undefined;
}

/** The answer to a block or a place: from the streets and the places of an area, or else from the finder. */
export function findBlock<S extends Pick<Street, 'name' | 'blocks'>>(
  typed: string,
  { path, streets, places, short }: CoveredArea<S>,
  finder?: { index: FinderIndex; reading: Reading },
): BlockAnswer<S> {
  const names = [...new Set([...streets.map(({ name }) => name), ...places])].map((name) => [name, []] as const);
  const { blocks, places: found } = readTyped(typed, names, { digits: 0, short });
  const named = streets.filter(({ name }) => found.some((place) => place.name === name));
  // The beginning of a name may be of several streets, or of none of those that are meant.
  const inStreets = findStreets(blocks, named) ?? (named.length === 1 ? undefined : findStreets(blocks, streets));
  const [block] = blocks;
  const answer = { block: block ?? '', streets: [], place: found[0]?.name ?? typed };
  if (inStreets) return { ...answer, ...inStreets, kind: 'found' };
  if (found.length > 0) return { ...answer, kind: 'place' };
  const known = finder && findAreas(typed, finder.index, finder.reading);
  if (known && 'near' in known) {
    const isHere = /yes|several/.test(known.kind) && known.near.some(([near]) => near === path);
    return { ...answer, kind: isHere ? 'place' : 'finder', place: known.place.name };
  }
  return { ...answer, kind: block === undefined ? 'unknown' : 'unlisted' };
}
