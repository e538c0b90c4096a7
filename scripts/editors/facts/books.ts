import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestion } from '../../content/suggest.ts';
import { parseTable, type Row, type Table } from './csv.ts';

type Form = 'text' | 'number';

/** A column by its name, or by a pattern if the name contains years. */
interface Column {
  name: string | RegExp;
  form: Form;
  /** How a message calls a column whose name contains a year. */
  example?: string;
}

const text = (name: string): Column => ({ name, form: 'text' });
const number = (name: string | RegExp, example?: string): Column => ({
  name,
  form: 'number',
  ...(example && { example }),
});

export const yearsOf = {
  newFlats: /^flats_(\d{4})_on$/,
  newPercent: /^pct_(\d{4})_on$/,
};

const shares = ['1_2room', '3room', '4room', '5room', 'exec_multigen'].map((type) => number(`pct_${type}`));

/** The books of data/books, each with the columns that are used. */
export const books = {
  'homes-1km': [
    text('slug'),
    ...['hdb_blocks', 'hdb_flats', 'year_min', 'year_max'].map((name) => number(name)),
    text('decades_pct'),
    ...shares,
    number(yearsOf.newFlats, 'flats_2020_on'),
    number(yearsOf.newPercent, 'pct_2020_on'),
  ],
  'new-homes': [text('slug'), text('street'), number('year_completed'), text('project'), number('flats')],
  'floor-areas': [text('slug'), text('flat_type'), number('median_sqm'), number('records')],
  stations: ['slug', 'codes'].map(text),
  streets: [text('slug'), text('street'), text('blocks'), number('flats'), number('nearest_block_m')],
  'postcodes-nearest': [text('postcode'), text('slug')],
} as const satisfies Readonly<Record<string, readonly Column[]>>;

export type BookName = keyof typeof books;
export const bookNames = Object.keys(books) as BookName[];

export const fileOf = (name: string) => `data/books/${name}.csv`;

/** The file that lists which rows and blocks in the books are not used, such as blocks that may soon be gone. */
export const leftOutFile = fileOf('left-out');

const fits = ({ name }: Column, column: string) => (typeof name === 'string' ? name === column : name.test(column));

/** A mistake in a table; its message is for a person. */
export class BookError extends Error {}

/** The columns of a table that a book uses. All columns with years are kept, such as flats_2020_on. */
export function columnsOf(name: BookName, table: Table): string[] {
  return table.columns.filter((column) => books[name].some((wanted) => fits(wanted, column)));
}

const missingOf = (name: BookName, columns: readonly string[]) =>
  books[name].filter((wanted) => !columns.some((column) => fits(wanted, column))).map((wanted) => nameOf(wanted));

const nameOf = ({ name, example }: Column) => (typeof name === 'string' ? name : (example ?? name.source));

/**
 * The book that a file is a newer edition of, by the columns of the file. If no book has these columns, the error names
 * the book with a similar file name.
 */
export function bookOf(file: string, table: Table): BookName {
  const whole = bookNames.filter((name) => missingOf(name, table.columns).length === 0);
  const [book] = whole.toSorted((one, two) => books[two].length - books[one].length);
  if (book !== undefined) return book;
  const base = file.replace(/^.*\//, '').replace(/\.csv$/, '');
  const named = bookNames.find((name) => base.includes(name)) ?? (suggestion(base, bookNames) as BookName | undefined);
  throw new BookError(
    named === undefined
      ? `${file} has the columns ${table.columns.join(', ')}; no table in data/books has these.\nFix: give the file the columns of one of ${bookNames.map(fileOf).join(', ')}.`
      : `${file} seems to be a newer ${fileOf(named)}, but these columns are missing: ${missingOf(named, table.columns).join(', ')}. It has ${table.columns.join(', ')}.\nFix: name the columns as in ${fileOf(named)}.`,
  );
}

/** Reports the first field that should be a number and is not. An empty field is an unknown figure. */
function checkNumbers(file: string, name: BookName, { columns, rows }: Table): void {
  const numbers = columns.filter((column) =>
    books[name].some((wanted) => wanted.form === 'number' && fits(wanted, column)),
  );
  for (const { line, fields } of rows) {
    const wrong = numbers.find((column) => !/^(\d+(\.\d+)?)?$/.test(fields[column]!));
    if (wrong === undefined) continue;
    throw new BookError(
      `${file}:${line}: "${fields[wrong]}" in the column ${wrong} is not a number.\nFix: write only digits, such as 1234, or leave it empty if it is unknown.`,
    );
  }
}

/** Reads and checks the text of a book. */
export function readTable(file: string, name: BookName, source: string): Table {
  const table = parseTable(source);
  const missing = missingOf(name, table.columns);
  if (missing.length > 0) {
    throw new BookError(
      `${file} has no column ${missing.join(', ')}.\nFix: restore the file with: git checkout -- ${file}`,
    );
  }
  checkNumbers(file, name, table);
  return table;
}

/** All books by their names; a missing book has no rows. */
export type Shelf = Readonly<Record<BookName, Table>> & { readonly leftOut: readonly Row[] };

const none: Table = { columns: [], rows: [] };

/** Reads the books of a project. */
export function readShelf(root: string): Shelf {
  const source = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  const read = (name: BookName): [BookName, Table] => {
    const found = source(fileOf(name));
    return [name, found === undefined ? none : readTable(fileOf(name), name, found)];
  };
  return {
    ...(Object.fromEntries(bookNames.map(read)) as Record<BookName, Table>),
    leftOut: parseTable(source(leftOutFile) ?? '').rows,
  };
}
