import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type CsvError } from 'csv-parse/sync';
import { copySentence, itemsIn, linkProblem } from '../folder.ts';
import { groupBy } from '../group.ts';
import { memoizeLast } from '../memoize.ts';
import { placeAt, startOf, type Place, type Problem } from '../problem.ts';
import { didYouMean } from '../text/wording.ts';
import { unreadableFile } from '../yaml/unreadable-file.ts';
import { checkRows } from './check-rows.ts';
import { columnsOf, definedName, csvFile, tableNames, tablesFolder, type Row, type TableName } from './definitions.ts';

export interface Table {
  file: string;
  /** The columns as the first line names them, such as flats_2020_on. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The rows of each area, by its slug. */
  bySlug: ReadonlyMap<string, readonly Row[]>;
}

/** The tables that exist. */
export type Tables = ReadonlyMap<TableName, Table>;

/** A table that a spreadsheet of some languages saved. */
function otherSeparator(file: string, source: string): Problem | undefined {
  const header = source.split('\n', 1)[0]!;
  if (header.includes(',') || !/[;\t]/.test(header)) return undefined;
  const message = `The cells have ${header.includes(';') ? 'semicolons' : 'tabs'} between them, as spreadsheets of some languages write them.`;
  const fix = 'save it with commas between the cells: when you export it, choose the comma as the separator.';
  return { place: placeAt(file, source, 0, header.length), rule: 'separator', message, fix };
}

/** What the parser says about quotes, for a person. */
const quotes: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A text in quotes begins before the end of the file, but its second quote is missing.',
  CSV_INVALID_CLOSING_QUOTE: 'There are letters after the second quote of a text.',
  INVALID_OPENING_QUOTE: 'There is a quote inside a text that does not begin with one.',
};

/** A problem of a line. */
type Report = (line: number, problem: Omit<Problem, 'place'>) => Problem;

/** The cells of a table by its rows, or what the parser cannot read. */
function parseRows(source: string, report: Report): { cells: string[]; line: number }[] | Problem {
  try {
    const records = parse(source, { info: true, relax_column_count: true, skip_records_with_empty_values: true });
    const rows = (records as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      cells: record,
      line: info.lines,
    }));
    const broken = rows.find(({ cells }) => cells.some((cell) => cell.includes('\n')));
    if (broken === undefined) return rows;
    const height = broken.cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const message = 'There is a line break inside quotes, so this row takes several lines.';
    return report(broken.line - height, { rule: 'line-break-in-quotes', message, fix: 'write the row on one line.' });
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number };
    const message = quotes[code];
    if (message === undefined) throw error;
    const fix =
      'put quotes around a text that contains a comma, and write a quote inside it twice, such as "Block 1, ""The Tower""".';
    return report(lines ?? 1, { rule: 'quotes', message, fix });
  }
}

/** What is wrong with the names of the columns, in the first line. */
function columnProblem(name: TableName, columns: readonly string[], report: Report): Problem | undefined {
  const names = columns.map(definedName);
  const missing = Object.keys(columnsOf(name)).filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const message = `The first line does not name the column ${missing.join(', ')}.${didYouMean(missing[0]!, columns)}`;
    return report(1, { rule: 'missing-column', message, fix: 'name the columns as the table had them before.' });
  }
  const twice = names.findIndex((column, index) => column in columnsOf(name) && names.indexOf(column) !== index);
  if (twice === -1) return undefined;
  const both = [columns[names.indexOf(names[twice]!)], columns[twice]].join(' and ');
  const message = `The first line names the same column twice: ${both}. Only one of them would be shown.`;
  return report(1, { rule: 'column-twice', message, fix: 'remove the column with the older figures.' });
}

function readTable(name: TableName, saved: string): Table | readonly Problem[] {
  const file = csvFile(name);
  // Spreadsheets write an invisible mark before the text, and the line ends of Windows.
  const source = saved.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const whole = unreadableFile(file, source, { yaml: '', offset: 0, body: '' }) ?? otherSeparator(file, source);
  if (whole !== undefined) return [whole];
  const lines = source.split('\n');
  const placeOfLine = (line: number): Place => {
    const text = lines[line - 1] ?? '';
    return { file, line, col: 1, length: Math.max(1, text.length), text };
  };
  const problemInLine: Report = (line, problem) => ({ place: placeOfLine(line), ...problem });
  const read = parseRows(source, problemInLine);
  if ('rule' in read) return [read];
  const [header, ...others] = read;
  const columns = header?.cells ?? [];
  const wrongColumn = columnProblem(name, columns, problemInLine);
  if (wrongColumn !== undefined) return [wrongColumn];
  const wrong = others.find(({ cells }) => cells.length !== columns.length);
  if (wrong !== undefined) {
    const message = `This row has ${wrong.cells.length} cells; the first line names ${columns.length} columns.`;
    const fix =
      'write one cell for each column. A number has no comma (1205), and a text with a comma needs quotes ("1, 2").';
    return [problemInLine(wrong.line, { rule: 'number-of-cells', message, fix })];
  }
  const rows = others.map(({ cells, line }): Row => ({
    cells: Object.fromEntries(columns.map((column, index) => [definedName(column), cells[index]!])),
    place: placeOfLine(line),
  }));
  const found = checkRows(name, rows);
  if (found.length > 0) return found;
  const ofAreas = rows.filter(({ cells }) => cells['slug'] !== undefined);
  return { file, columns, rows, bySlug: groupBy(ofAreas, ({ cells }) => cells['slug']!) };
}

function strangers(names: readonly string[]): Problem[] {
  return names
    .filter((name) => !tableNames.some((table) => `${table}.csv` === name))
    .map((name) => {
      const known = tableNames.map((table) => `${table}.csv`);
      const message = `Nothing on the site is made from this file.${copySentence(name) || didYouMean(name, known)}`;
      const fix = `give it the name of a table (${known.join(', ')}), or remove it.`;
      return { place: startOf(`${tablesFolder}/${name}`), rule: 'unknown-table', message, fix };
    });
}

const latest = memoizeLast<{ tables: Tables | undefined; problems: Problem[] }>();

/** Reads and checks the tables of a project. If one has problems, `tables` is undefined. */
export function readTables(root: string): { tables: Tables | undefined; problems: Problem[] } {
  const items = itemsIn(root, tablesFolder);
  const names = items.map(({ name }) => name);
  const links = items.flatMap(({ name, kind }) => (kind === 'other' ? [linkProblem(`${tablesFolder}/${name}`)] : []));
  const present = tableNames.filter((name) =>
    items.some((item) => item.name === `${name}.csv` && item.kind === 'file'),
  );
  const sources = present.map((name) => readFileSync(join(root, csvFile(name)), 'utf8'));
  return latest([JSON.stringify(items), ...sources], () => {
    const read = present.map((name, index) => [name, readTable(name, sources[index]!)] as const);
    const problems = [...links, ...read.flatMap(([, result]) => ('rows' in result ? [] : result))];
    const tables = new Map(read.flatMap(([name, result]) => ('rows' in result ? [[name, result] as const] : [])));
    return { tables: problems.length > 0 ? undefined : tables, problems: [...strangers(names), ...problems] };
  });
}
