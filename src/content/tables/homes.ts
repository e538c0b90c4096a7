import type { Neighbourhood } from '#generated/entries.ts';
import type { Row } from './definitions.ts';
import type { Table } from './read.ts';

/** The number in a cell; undefined if the cell is empty. */
export function figure(row: Row, column: string): number | undefined {
  const cell = row.cells[column]!;
  return cell === '' ? undefined : Number(cell);
}

type Part<K extends keyof Neighbourhood> = Omit<NonNullable<Neighbourhood[K]>, 'source'>;

/** "before 1960 5%; 1960s 7%" as fields, oldest first. A share that rounds to nothing is left out. */
function decadesOf(row: Row): Record<string, number> {
  const shares = [...row.cells['decades_pct']!.matchAll(/(before 1960|\d{4}s) (\d+)%/g)].map(
    ([, decade, share]): [string, number] => [decade!.replace(' ', ''), Number(share)],
  );
  const order = ([decade]: [string, number]) => (decade === 'before1960' ? '' : decade);
  return Object.fromEntries(shares.filter(([, share]) => share > 0).toSorted((a, b) => (order(a) < order(b) ? -1 : 1)));
}

/** The HDB flats around a station. */
export function housingOf(row: Row): Part<'housing'> {
  const [blocks, flats] = [figure(row, 'hdb_blocks')!, figure(row, 'hdb_flats')!];
  if (flats === 0) return { blocks, flats };
  const share = (type: string) => figure(row, `pct_${type}`) ?? 0;
  const [firstBuilt, lastBuilt] = [figure(row, 'year_min'), figure(row, 'year_max')];
  return {
    blocks,
    flats,
    ...(firstBuilt !== undefined && { firstBuilt }),
    ...(lastBuilt !== undefined && { lastBuilt }),
    decades: decadesOf(row),
    flatTypes: {
      oneAndTwoRoom: share('1_2room'),
      threeRoom: share('3room'),
      fourRoom: share('4room'),
      fiveRoomAndLarger: share('5room') + share('exec_multigen'),
    },
  };
}

const types = { '2-room': 'oneAndTwoRoom', '3-room': 'threeRoom', '4-room': 'fourRoom', '5-room': 'fiveRoomAndLarger' };
/** With fewer sales, a median says little. */
const leastSales = 10;

/** The typical sizes of flats, in square metres; undefined if no type was sold often enough. */
export function floorAreasOf(rows: readonly Row[]): Part<'floorAreas'> | undefined {
  const often = rows.filter((row) => figure(row, 'records')! >= leastSales);
  const sizes = Object.entries(types).flatMap(([type, field]) => {
    const row = often.find(({ cells }) => cells['flat_type'] === type);
    return row === undefined ? [] : [[field, Math.round(figure(row, 'median_sqm')!)]];
  });
  return sizes.length === 0 ? undefined : (Object.fromEntries(sizes) as Part<'floorAreas'>);
}

/** The most streets with new flats that a page lists. */
const mostStreets = 5;

/** The flats that were completed recently, from the row of all flats and the rows of the new ones. */
export function newFlatsOf(row: Row, { columns }: Table, streets: readonly Row[]): Part<'newFlats'> | undefined {
  const flats = figure(row, 'flats_YYYY_on');
  const since = columns.map((column) => /^flats_(\d{4})_on$/.exec(column)?.[1]).find(Boolean);
  const [first, ...others] = streets
    .map(({ cells: { street, year_completed: year, flats, project } }) => ({
      name: street!,
      year: Number(year),
      flats: Number(flats),
      ...(project && { project }),
    }))
    .toSorted((one, two) => two.year - one.year || two.flats - one.flats)
    .slice(0, mostStreets);
  if (!flats || first === undefined) return undefined;
  return { since: Number(since), flats, percent: figure(row, 'pct_YYYY_on') ?? 0, streets: [first, ...others] };
}

/** The kinds of homes of the households in the planning area. */
export const householdsOf = (row: Row): Part<'households'> => ({
  hdb: figure(row, 'hdb_pct')!,
  condo: figure(row, 'condo_pct')!,
  landed: figure(row, 'landed_pct')!,
});
