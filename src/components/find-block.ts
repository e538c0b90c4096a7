import { blocksIn } from '#types/blocks.ts';
import type { FinderIndex, Reading, ShortForms } from '#types/finder.ts';
import type { Street } from '#types/places.ts';
import { findAreas } from './find-areas.ts';
import { readTyped } from './read-typed.ts';

interface Found<S> {
  block: string;
  /** The streets of the block: several if more than one has it and none of them is named. */
  streets: readonly S[];
  /** If the block is of no street: the place that is named, where the company comes to. */
  place?: string | undefined;
}

/** The answer to a block or a place: from the streets and the places of an area, or else from the finder's index. */
export function findBlock<S extends Pick<Street, 'name' | 'blocks'>>(
  typed: string,
  { streets, places, short }: { streets: readonly S[]; places: readonly string[]; short: ShortForms },
  finder?: { index: FinderIndex; reading: Reading },
): Found<S> {
  const names = [...new Set([...streets.map(({ name }) => name), ...places])].map((name) => [name, []] as const);
  const { blocks, places: found } = readTyped(typed, { places: names, codes: {}, texts: {} }, { digits: 0, short });
  const named = streets.filter(({ name }) => found.some((place) => place.name === name));
  // The beginning of a name may be of several streets, or of none of those that are meant.
  for (const among of named.length === 1 ? [named] : [named, streets])
    for (const block of blocks) {
      const having = among.filter((street) => blocksIn(street.blocks).includes(block));
      if (having.length > 0) return { block, streets: having };
    }
  const answer = finder && findAreas(typed, finder.index, finder.reading);
  const granted = answer?.kind === 'yes' || answer?.kind === 'several' ? answer.place.name : undefined;
  return { block: blocks[0] ?? '', streets: [], place: found[0]?.name ?? granted };
}
