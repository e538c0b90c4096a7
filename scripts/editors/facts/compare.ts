import type { Content, Entry } from '../../content/content.ts';
import type { Kinds } from '../../content/kinds.ts';
import { sourcesOf } from '../../content/sources.ts';
import { flattenFacts } from '../diff/flat.ts';
import { blockNames, blocksOf, sourceFinder, type Blocks } from './area.ts';
import type { Shelf } from './books.ts';
import { rowsOf } from './homes.ts';
import { postcodesOf, streetsOf } from './streets.ts';

type Area = Entry<Kinds['neighbourhood']>;

/** One figure of an entry that differs from the books. A new one has no `before`, a removed one no `after`. */
export interface Difference {
  field: string;
  before?: string;
  after?: string;
}

/** The changes after which one area agrees with the books. A block that is undefined is removed. */
export interface Update {
  area: Area;
  differences: readonly Difference[];
  blocks: Readonly<Partial<Record<keyof Blocks, Blocks[keyof Blocks] | undefined>>>;
  /** The new streets, if they change. Without `after`, the area's file in data/streets is removed. */
  streets?: { after: Kinds['streets'] | undefined };
  postcodes?: readonly string[];
}

function differences(name: string, before: unknown, after: unknown): Difference[] {
  if (after === undefined) return before === undefined ? [] : [{ field: name, before: 'there' }];
  const [old, now] = [before, after].map((value) => new Map(value === undefined ? [] : flattenFacts(value, [name])));
  return [...new Set([...old!.keys(), ...now!.keys()])].flatMap((field) => {
    const [was, is] = [old!.get(field), now!.get(field)];
    if (was === is) return [];
    return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}

/**
 * Tells whether the figures of a block have a source with books. Other figures, such as our own counts, are not
 * compared.
 */
function sourcesWithBooks(content: Content): (value: object | undefined) => boolean {
  const names = new Set(content.single('sources').data.sources.flatMap(({ name, books }) => (books ? [name] : [])));
  return (value) => value === undefined || sourcesOf(value).some(({ name }) => names.has(name));
}

/** Whether any book has the area. An area that is newer than the books has figures of its own, or none. */
const isKnown = (shelf: Shelf, slug: string) =>
  [shelf['homes-1km'], shelf.stations].some((table) => rowsOf(table, slug).length > 0);

function changedBlocks(area: Area, after: Blocks, isFromBooks: (value: object | undefined) => boolean) {
  return blockNames.flatMap((name) => {
    const before = area.data[name];
    const found = isFromBooks(before) ? differences(name, before, after[name]) : [];
    return found.length === 0 ? [] : [{ name, found }];
  });
}

interface Postcodes {
  known: readonly string[];
  inBook: readonly string[];
}

/** The postcodes of an area; undefined if they are those of the book. */
function changedPostcodes(content: Content, shelf: Shelf, slug: string): Postcodes | undefined {
  const inBook = postcodesOf(shelf, slug);
  const { areas } = content.single('postcodes').data;
  const known = areas.find(({ area }) => area === slug)?.postcodes.split(' ') ?? [];
  return known.toSorted().join() === inBook.join() ? undefined : { known, inBook };
}

const postcodeDifference = ({ known, inBook }: Postcodes): Difference => ({
  field: 'postcodes',
  ...(known.length > 0 && { before: String(known.length) }),
  ...(inBook.length > 0 && { after: String(inBook.length) }),
});

/** Compares every area with the books. Areas that agree are left out. */
export function compareWithBooks(content: Content, shelf: Shelf): Update[] {
  const sourceOf = sourceFinder(content);
  const isFromBooks = sourcesWithBooks(content);
  const streets = new Map(content.all('streets').map((entry) => [entry.slug, entry.data]));
  const areas = content.all('neighbourhood').filter(({ slug }) => isKnown(shelf, slug));
  return areas.flatMap((area): Update[] => {
    const after = blocksOf(shelf, area.slug, sourceOf);
    const blocks = changedBlocks(area, after, isFromBooks);
    const [before, now] = [streets.get(area.slug), streetsOf(shelf, area.slug, sourceOf)];
    const ofStreets = isFromBooks(before) ? differences('streets', before?.streets, now?.streets) : [];
    const postcodes = changedPostcodes(content, shelf, area.slug);
    const all = [
      ...blocks.flatMap(({ found }) => found),
      ...ofStreets,
      ...(postcodes ? [postcodeDifference(postcodes)] : []),
    ];
    if (all.length === 0) return [];
    return [
      {
        area,
        differences: all,
        blocks: Object.fromEntries(blocks.map(({ name }) => [name, after[name]])),
        ...(ofStreets.length > 0 && { streets: { after: now } }),
        ...(postcodes && { postcodes: postcodes.inBook }),
      },
    ];
  });
}
