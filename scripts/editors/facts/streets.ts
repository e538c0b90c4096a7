import { blocksIn } from '../../../src/components/blocks.ts';
import type { Streets } from '../../../src/generated/entries.ts';
import type { Shelf } from './books.ts';
import { figure, rowsOf, type SourceOf } from './homes.ts';

type Street = Streets['streets'][number];

const listOf = (blocks: string) => blocks.split(',').map((item) => item.trim());

/** The blocks of a list without some of them. A range of which no block is left out stays a range. */
function without(blocks: string, leftOut: ReadonlySet<string>): string {
  const rest = listOf(blocks).flatMap((item) => {
    const own = blocksIn(item);
    return own.some((block) => leftOut.has(block)) ? own.filter((block) => !leftOut.has(block)) : [item];
  });
  return rest.join(', ');
}

/** The streets of an area as its file in data/streets lists them; undefined if it has none. */
export function streetsOf(shelf: Shelf, slug: string, sourceOf: SourceOf): Streets | undefined {
  const leftOut = (street: string) =>
    shelf.leftOut
      .filter(({ fields }) => fields['book'] === 'streets' && fields['street'] === street)
      .flatMap(({ fields }) => blocksIn(fields['blocks']!));
  const rows = rowsOf(shelf.streets, slug).toSorted(
    (one, two) => (figure(one, 'nearest_block_m') ?? 0) - (figure(two, 'nearest_block_m') ?? 0),
  );
  const streets = rows.flatMap((row): Street[] => {
    const { street: name = '', blocks: all = '' } = row.fields;
    const blocks = without(all, new Set(leftOut(name)));
    if (blocks === '') return [];
    // The figures of a street are true of all its blocks together, so they are left out if a block is.
    if (blocks !== all) return [{ name, blocks }];
    return [{ name, blocks, flats: figure(row, 'flats')!, nearest: figure(row, 'nearest_block_m')! }];
  });
  const [first, ...others] = streets;
  return first === undefined ? undefined : { source: sourceOf('streets'), streets: [first, ...others] };
}

/** The postcodes of an area, in their order. */
export const postcodesOf = (shelf: Shelf, slug: string): string[] =>
  rowsOf(shelf['postcodes-nearest'], slug)
    .map(({ fields }) => fields['postcode']!)
    .toSorted();
