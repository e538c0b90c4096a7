import type { Neighbourhood, Sources } from '#generated/entries.ts';
import { blocksIn } from '../places/blocks.ts';
import { figure, floorAreasOf, householdsOf, housingOf, newFlatsOf } from './homes.ts';
import type { Tables } from './read.ts';
import type { Entry } from '../content.ts';
import { memoize } from '../memoize.ts';
import { definitions, type Row, type TableName } from './definitions.ts';

type Street = NonNullable<Neighbourhood['streets']>['list'][number];
type LeftOut = NonNullable<Neighbourhood['leftOut']>;

/** The blocks of a list without some of them. A range of which no block is left out stays a range. */
function without(blocks: string, leftOut: ReadonlySet<string>): string {
  const rest = blocks.split(',').flatMap((part) => {
    const ofPart = blocksIn(part);
    return ofPart.some((block) => leftOut.has(block)) ? ofPart.filter((block) => !leftOut.has(block)) : [part.trim()];
  });
  return rest.join(', ');
}

/** The streets around a station, the nearest first, without the blocks that the area leaves out. */
function streetsOf(rows: readonly Row[], leftOut: LeftOut = []): Street[] {
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

/** A part of an area that a table has: its name and its figures, and the table and the row that they are from. */
interface Part {
  name: 'housing' | 'floorAreas' | 'newFlats' | 'households' | 'streets';
  table: TableName;
  row: Row | undefined;
  figures: object | undefined;
}

function tableParts({ slug, data }: Entry<Neighbourhood>, tables: Tables): Part[] {
  const areaRows = (name: TableName) => tables.get(name)?.bySlug.get(slug) ?? [];
  const [homes] = areaRows('homes-1km');
  const [households] = areaRows('households');
  const [sizes, fresh, streets] = [areaRows('floor-areas'), areaRows('new-homes'), areaRows('streets')];
  const list = streetsOf(streets, data.leftOut);
  return [
    { name: 'housing', table: 'homes-1km', row: homes, figures: homes && housingOf(homes) },
    { name: 'floorAreas', table: 'floor-areas', row: sizes[0], figures: floorAreasOf(sizes) },
    {
      name: 'newFlats',
      table: 'new-homes',
      row: fresh[0],
      figures: homes && newFlatsOf(homes, tables.get('homes-1km')!, fresh),
    },
    { name: 'households', table: 'households', row: households, figures: households && householdsOf(households) },
    { name: 'streets', table: 'streets', row: streets[0], figures: list.length > 0 ? { list } : undefined },
  ];
}

/** The name of the source of a table; undefined if no source names the table. */
export const sourceOf = (table: TableName, { sources }: Sources): string | undefined =>
  sources.find((source) => source.tables?.includes(table))?.name;

/** The tables with figures, whose sources pages show. */
export const tablesOfFigures = (tables: Tables): TableName[] =>
  [...tables.keys()].filter((name) => !('isForFinder' in definitions[name]));

/** An area with the figures of the tables. What its own file says wins. */
const joined = memoize((area: Entry<Neighbourhood>, tables: Tables, sources: Sources): Entry<Neighbourhood> => {
  const parts = tableParts(area, tables).flatMap(({ name, table, row, figures }) =>
    figures === undefined || row === undefined || name in area.data
      ? []
      : [{ name, place: row.place, value: { source: sourceOf(table, sources), ...figures } }],
  );
  return {
    ...area,
    data: { ...area.data, ...Object.fromEntries(parts.map(({ name, value }) => [name, value])) },
    origins: Object.fromEntries(parts.map(({ name, place }) => [name, place])),
  };
});

/**
 * Joins the tables to the areas, by the names of the areas' files. While the figures or their sources are not known, the
 * areas are left out, because many checks would report what follows from the one problem.
 */
export function joinTables(entries: readonly Entry[], tables: Tables | undefined): readonly Entry[] {
  const sources = entries.find(({ kind }) => kind === 'sources')?.data as Sources | undefined;
  const isArea = ({ kind }: Entry) => kind === 'neighbourhood';
  if (tables === undefined || !sources || tablesOfFigures(tables).some((name) => sourceOf(name, sources) === undefined))
    return entries.filter((entry) => !isArea(entry));
  return entries.map((entry) => (isArea(entry) ? joined(entry as Entry<Neighbourhood>, tables, sources) : entry));
}
