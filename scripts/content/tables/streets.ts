import type { Neighbourhood } from '../../../src/generated/entries.ts';
import { blocksIn } from '../../../src/types/blocks.ts';
import type { Row } from './definitions.ts';
import { figure } from './homes.ts';

type Street = NonNullable<Neighbourhood['streets']>['list'][number];
type LeftOut = NonNullable<Neighbourhood['leftOut']>;

/** The blocks of a list without some of them. A range of which no block is left out stays a range. */
function without(blocks: string, leftOut: ReadonlySet<string>): string {
  const rest = blocks.split(',').flatMap((part) => {
    const own = blocksIn(part);
    return own.some((block) => leftOut.has(block)) ? own.filter((block) => !leftOut.has(block)) : [part.trim()];
  });
  return rest.join(', ');
}

/** The streets around a station, the nearest first, without the blocks that the area leaves out. */
export function streetsOf(rows: readonly Row[], leftOut: LeftOut = []): Street[] {
  const nearestOf = (row: Row) => figure(row, 'nearest_block_m');
  const nearestFirst = rows.toSorted((one, two) => (nearestOf(one) ?? Infinity) - (nearestOf(two) ?? Infinity));
  return nearestFirst.flatMap((row): Street[] => {
    const { street: name = '', blocks: all = '' } = row.cells;
    const gone = leftOut.filter(({ street }) => street === name).flatMap(({ blocks }) => blocksIn(blocks));
    const blocks = without(all, new Set(gone));
    if (blocks === '') return [];
    // The distance is that of all blocks together, so it is left out if a block is.
    const nearest = blocks === all ? nearestOf(row) : undefined;
    return [{ name, blocks, ...(nearest !== undefined && { nearest }) }];
  });
}
