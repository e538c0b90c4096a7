import type { Neighbourhood } from '../../../src/generated/entries.ts';
import type { Content } from '../../content/content.ts';
import { BookError, type Shelf } from './books.ts';
import { floorAreas, housing, newFlats, type SourceOf } from './homes.ts';

/** The blocks of an area's file that come from books, in the order of the file. */
const parts = { housing, floorAreas, newFlats } as const;

export const blockNames = Object.keys(parts) as (keyof typeof parts)[];
export type Blocks = Pick<Neighbourhood, keyof typeof parts>;

/** The blocks of an area that are made from the books. */
export function blocksOf(shelf: Shelf, slug: string, sourceOf: SourceOf): Blocks {
  const found = blockNames.map((name) => parts[name](shelf, slug, sourceOf));
  return Object.assign({}, ...found) as Blocks;
}

/** Finds the source in data/sources.yaml that names a book. */
export function sourceFinder(content: Content): SourceOf {
  const { sources } = content.single('sources').data;
  return (book) => {
    const source = sources.find(({ books = [] }) => books.includes(book));
    if (source !== undefined) return source.name;
    throw new BookError(
      `No source in data/sources.yaml names the table "${book}".\nFix: add it to the source that its figures come from →  books: [${book}]`,
    );
  };
}
