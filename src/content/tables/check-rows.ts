import { repeats } from '../group.ts';
import type { Place, Problem } from '../problem.ts';
import { columnsOf, definitions, type Definition, type Row, type TableName } from './definitions.ts';

/** The place of a cell in its row, if the row has its text only once. */
function placeOfCell({ place }: Row, cell: string): Place {
  const at = place.text.indexOf(cell);
  const isOnlyOne = cell !== '' && at >= 0 && place.text.indexOf(cell, at + 1) < 0;
  return isOnlyOne ? { ...place, col: at + 1, length: cell.length } : place;
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** What a spreadsheet makes of a text that looks like something else. None of it is right in any column. */
const causes: readonly { pattern: RegExp; cause: string }[] = [
  {
    pattern: new RegExp(
      String.raw`^\d{1,2}[-. /]+${month}([-. /]+\d{2,4})?$|^${month}-\d{1,4}$|^\d{4}-\d\d-\d\d|^\d{1,2}/\d{1,2}(/\d{2,4})?$|^\d{1,2}\.\d{1,2}\.\d{2,4}$`,
      'i',
    ),
    cause: 'A spreadsheet probably made a date of it, as it makes 3-Jan of 1-3.',
  },
  {
    pattern: /^\d+([.,]\d+)?E[+-]?\d+$/i,
    cause: 'A spreadsheet probably shortened a long number, or read a block such as 1E5 as a number.',
  },
  { pattern: /^#[A-Z/0!?]+$|^#{2,}$/, cause: 'A spreadsheet wrote this because of a mistake in a formula.' },
];

const causeOf = (cell: string) => causes.find(({ pattern }) => pattern.test(cell))?.cause;

const asText = 'Before you paste into a spreadsheet, give its columns the format "Text".';

function cellProblems(name: TableName, row: Row): Problem[] {
  return Object.entries(columnsOf(name)).flatMap(([column, { wanted, pattern, isRight, mayBeEmpty }]) => {
    const cell = row.cells[column]!;
    const cause = causeOf(cell);
    const isWanted = pattern.test(cell) && isRight?.(cell) !== false;
    if ((isWanted && cause === undefined) || (cell === '' && mayBeEmpty)) return [];
    return [
      {
        place: placeOfCell(row, cell),
        rule: 'wrong-cell',
        message:
          cell === ''
            ? `The cell of the column ${column} is empty.`
            : `"${cell}" in the column ${column} is not ${wanted}.${cause === undefined ? '' : ` ${cause}`}`,
        fix: `write ${wanted}${mayBeEmpty ? ', or leave the cell empty if it is unknown' : ''}.${cause === undefined ? '' : ` ${asText}`}`,
      },
    ];
  });
}

/** Cells that are shorter than others of their column. */
function shortCells(name: TableName, rows: readonly Row[]): Problem[] {
  return Object.entries(columnsOf(name)).flatMap(([column, { hasOneLength }]) => {
    if (!hasOneLength) return [];
    const longest = rows.reduce((most, { cells }) => Math.max(most, cells[column]!.length), 0);
    return rows.flatMap((row) => {
      const cell = row.cells[column]!;
      if (cell.length === longest || /[A-Z]/.test(cell)) return [];
      return {
        place: placeOfCell(row, cell),
        rule: 'short-cell',
        message: `"${cell}" in the column ${column} has ${cell.length} digits; others have ${longest}. A spreadsheet probably removed the zero at its beginning.`,
        fix: `write all digits, such as ${cell.padStart(longest, '0')}. ${asText}`,
      };
    });
  });
}

function repeatedRows(name: TableName, rows: readonly Row[]): Problem[] {
  const { key, unnamed = [] }: Definition = definitions[name];
  const rowName = ({ cells }: Row) => {
    const own = key.map((column) => cells[column]!).filter(Boolean);
    return [...own, ...(own.length < key.length ? unnamed.map((column) => cells[column]!) : [])].join(', ');
  };
  return repeats(rows, rowName).map(({ item, first }) => ({
    place: item.place,
    rule: 'repeated-row',
    message: `There are two rows for ${rowName(item)}.`,
    fix: 'remove the row that is wrong or older.',
    also: [first.place],
  }));
}

/** The problems of the rows of a table. */
export function checkRows(name: TableName, rows: readonly Row[]): Problem[] {
  return [...rows.flatMap((row) => cellProblems(name, row)), ...shortCells(name, rows), ...repeatedRows(name, rows)];
}
