import type { Neighbourhood } from '../../../src/generated/entries.ts';
import { BookError, fileOf, yearsOf, type Shelf } from './books.ts';
import type { Row, Table } from './csv.ts';

export type SourceOf = (book: string) => string;
type Part<K extends keyof Neighbourhood> = Pick<Neighbourhood, K>;

export const rowsOf = ({ rows }: Table, slug: string) => rows.filter(({ fields }) => fields['slug'] === slug);

/** A figure of a row; undefined if the field is empty. */
export function figure(row: Row | undefined, column: string | undefined): number | undefined {
  const field = column === undefined ? '' : (row?.fields[column] ?? '');
  return field === '' ? undefined : Number(field);
}

/** The latest of the columns whose names contain years. */
function latest({ columns }: Table, pattern: RegExp): string | undefined {
  const found = columns.filter((column) => pattern.test(column));
  const yearOf = (column: string) => Number(pattern.exec(column)?.[1]);
  return found.toSorted((one, two) => yearOf(two) - yearOf(one))[0];
}

/** "1960s 7%; 2010s 21%; before 1960 0%" as fields, oldest first. A share that rounds to nothing is left out. */
function decadesOf({ fields, line }: Row): Record<string, number> {
  const parts = fields['decades_pct']!.split(';').map((part) => part.trim());
  const shares = parts.filter(Boolean).map((part): [string, number] => {
    const [, decade, share] = /^(\d{4}s|before 1960) (\d+)%$/.exec(part) ?? [];
    if (decade === undefined) {
      const reason = `"${part}" is not the share of a decade`;
      throw new BookError(`${fileOf('homes-1km')}:${line}: ${reason}.\nFix: write it as "1980s 34%".`);
    }
    return [decade === 'before 1960' ? 'before1960' : decade, Number(share)];
  });
  const oldest = ([decade]: [string, number]) => (decade === 'before1960' ? '' : decade);
  return Object.fromEntries(
    shares.filter(([, share]) => share > 0).toSorted((a, b) => (oldest(a) < oldest(b) ? -1 : 1)),
  );
}

export function housing(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'housing'> {
  const [row] = rowsOf(shelf['homes-1km'], slug);
  const [blocks, flats] = [figure(row, 'hdb_blocks'), figure(row, 'hdb_flats')];
  if (row === undefined || blocks === undefined || flats === undefined) return {};
  const source = sourceOf('homes-1km');
  if (flats === 0) return { housing: { source, blocks, flats } };
  const share = (type: string) => figure(row, `pct_${type}`) ?? 0;
  return {
    housing: {
      source,
      blocks,
      flats,
      firstBuilt: figure(row, 'year_min')!,
      lastBuilt: figure(row, 'year_max')!,
      decades: decadesOf(row),
      flatTypes: {
        oneAndTwoRoom: share('1_2room'),
        threeRoom: share('3room'),
        fourRoom: share('4room'),
        fiveRoomAndLarger: share('5room') + share('exec_multigen'),
      },
    },
  };
}

const types = { '2-room': 'oneAndTwoRoom', '3-room': 'threeRoom', '4-room': 'fourRoom', '5-room': 'fiveRoomAndLarger' };
/** With fewer sales, a median says little. */
const leastSales = 10;

export function floorAreas(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'floorAreas'> {
  const rows = rowsOf(shelf['floor-areas'], slug).filter((row) => (figure(row, 'records') ?? 0) >= leastSales);
  const sizes = Object.entries(types).flatMap(([type, field]) => {
    const size = figure(
      rows.find(({ fields }) => fields['flat_type'] === type),
      'median_sqm',
    );
    return size === undefined ? [] : [[field, Math.round(size)]];
  });
  if (sizes.length === 0) return {};
  return { floorAreas: { source: sourceOf('floor-areas'), ...(Object.fromEntries(sizes) as Record<string, number>) } };
}

/** The most streets that a page lists. */
const mostStreets = 5;

export function newFlats(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'newFlats'> {
  const table = shelf['homes-1km'];
  const [row] = rowsOf(table, slug);
  const column = latest(table, yearsOf.newFlats);
  const flats = figure(row, column);
  const streets = rowsOf(shelf['new-homes'], slug)
    .map((street) => ({
      name: street.fields['street']!,
      year: figure(street, 'year_completed')!,
      flats: figure(street, 'flats')!,
      ...(street.fields['project'] && { project: street.fields['project'] }),
    }))
    .toSorted((one, two) => two.year - one.year || two.flats - one.flats);
  if (!flats || column === undefined || streets.length === 0) return {};
  const since = Number(yearsOf.newFlats.exec(column)?.[1]);
  const percent = figure(row, latest(table, yearsOf.newPercent)) ?? 0;
  return {
    newFlats: { source: sourceOf('new-homes'), since, flats, percent, streets: streets.slice(0, mostStreets) },
  };
}
