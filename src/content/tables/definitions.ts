import type { Place } from '../problem.ts';

/** What the cells of a column contain. */
interface Column {
  /** Completes the sentence "It must be …". */
  wanted: string;
  pattern: RegExp;
  /** What the pattern cannot express. */
  isRight?: (cell: string) => boolean;
  /** Whether a cell may be empty, because the figure is unknown. */
  mayBeEmpty?: true;
  /** Whether a cell that is shorter than another has lost the zero at its beginning. */
  hasOneLength?: true;
}

export interface Definition {
  /** Whether only the finder uses the table. The others have figures, which pages show with their sources. */
  isForFinder?: true;
  /** The columns that together are different in each row. */
  key: readonly string[];
  /** The columns of the key of a row whose own key has an empty cell. */
  unnamed?: readonly string[];
  /** The columns that are used, by their names. A table may have others. YYYY stands for any year. */
  columns: Readonly<Record<string, Column>>;
}

/** One row of a table. */
export interface Row {
  /** The cells by the names of their columns in the definition, such as flats_YYYY_on. */
  cells: Readonly<Record<string, string>>;
  place: Place;
}

const unlessUnknown = (column: Column): Column => ({ ...column, mayBeEmpty: true });

const text: Column = { wanted: 'a name with letters, without spaces around it', pattern: /^(?=.*\p{L})\S(.*\S)?$/u };
const blocks: Column = {
  wanted: 'blocks, such as "12, 14–16, 101A–101C", with the long dash (–)',
  pattern: /^((?!0)(\d{1,4}[A-Z]?|\d{1,4}–\d{1,4}|(\d{1,4})[A-Z]–\3[A-Z])(, (?=\d)|$))+$/,
  isRight: (cell) =>
    cell.split(', ').every((range) => {
      const [from = '', to] = range.split('–');
      return to === undefined || from.localeCompare(to, 'en', { numeric: true }) < 0;
    }),
};
const slug: Column = {
  wanted: 'the name of a file in data/neighbourhoods, without .yaml',
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
};
const count: Column = { wanted: 'a whole number without a comma, such as 1205', pattern: /^\d{1,7}$/ };
const year: Column = {
  wanted: 'a year, such as 1999',
  pattern: /^(19|20)\d\d$/,
  isRight: (cell) => Number(cell) <= new Date().getFullYear(),
};
const percent: Column = { wanted: 'a whole number from 0 to 100', pattern: /^(100|\d{1,2})$/ };
const squareMetres: Column = { wanted: 'square metres, such as 67 or 67.5', pattern: /^\d{2,3}(\.\d+)?$/ };
const metres: Column = { wanted: 'whole metres, such as 310', pattern: /^\d{1,4}$/ };
const postcode: Column = {
  wanted: 'a postal code with all its digits, such as 050004',
  pattern: /^\d{3,10}$/,
  hasOneLength: true,
};
const sector: Column = {
  wanted: 'the first digits or capitals of postal codes, such as 05',
  pattern: /^[\dA-Z]{1,4}$/,
  hasOneLength: true,
};
const latitude: Column = { wanted: 'a latitude in degrees, such as 1.35', pattern: /^-?[0-8]?\d(\.\d+)?$/ };
const longitude: Column = { wanted: 'a longitude in degrees, such as 103.82', pattern: /^-?(1[0-7]|\d)?\d(\.\d+)?$/ };
const decades: Column = {
  wanted: 'shares of decades, such as "1980s 34%; 2010s 66%"',
  pattern: /^(before 1960|\d{4}s) \d{1,3}%(; (before 1960|\d{4}s) \d{1,3}%)*$/,
};

/** The tables of data/tables. Each area has the rows whose slug, if the table has slugs, is the name of its file. */
export const definitions = {
  'homes-1km': {
    key: ['slug'],
    columns: {
      slug,
      hdb_blocks: count,
      hdb_flats: count,
      year_min: unlessUnknown(year),
      year_max: unlessUnknown(year),
      decades_pct: unlessUnknown(decades),
      pct_1_2room: unlessUnknown(percent),
      pct_3room: unlessUnknown(percent),
      pct_4room: unlessUnknown(percent),
      pct_5room: unlessUnknown(percent),
      pct_exec_multigen: unlessUnknown(percent),
      flats_YYYY_on: unlessUnknown(count),
      pct_YYYY_on: unlessUnknown(percent),
    },
  },
  'new-homes': {
    key: ['slug', 'project'],
    unnamed: ['street', 'year_completed'],
    columns: { slug, street: text, year_completed: year, project: unlessUnknown(text), flats: count },
  },
  'floor-areas': {
    key: ['slug', 'flat_type'],
    columns: { slug, flat_type: text, median_sqm: squareMetres, records: count },
  },
  households: {
    key: ['slug'],
    columns: { slug, hdb_pct: percent, condo_pct: percent, landed_pct: percent },
  },
  streets: {
    key: ['slug', 'street'],
    columns: { slug, street: text, blocks, nearest_block_m: unlessUnknown(metres) },
  },
  'postcodes-nearest': { isForFinder: true, key: ['postcode'], columns: { postcode, slug } },
  'postal-sectors': {
    isForFinder: true,
    key: ['sector'],
    columns: { sector, places: text },
  },
  places: {
    isForFinder: true,
    key: ['name'],
    columns: { name: text, also: unlessUnknown(text), lat: latitude, lon: longitude },
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type TableName = keyof typeof definitions;
export const tableNames = Object.keys(definitions) as TableName[];

export const tablesFolder = 'data/tables';
export const csvFile = (name: string) => `${tablesFolder}/${name}.csv`;

/** The columns of a table that are used, by the names that its first line gives them. */
export function columnsOf(name: TableName): Readonly<Record<string, Column>> {
  return definitions[name].columns;
}

/** The name of a column in the definition: `flats_2020_on` is `flats_YYYY_on` there. */
export const definedName = (column: string) => column.replace(/(?<=_)\d{4}(?=_)/, 'YYYY');
