import type { Place, Problem } from '../problem.ts';
import { columnsOf, definitions, type Row, type TableName } from './definitions.ts';

/** The place of a cell in its row, if the row has its text only once. */
function placeOfCell({ place }: Row, cell: string): Place {
  const at = place.text.indexOf(cell);
  const isOnlyOne = cell !== '' && at >= 0 && place.text.indexOf(cell, at + 1) < 0;
  return isOnlyOne ? { ...place, col: at + 1, length: cell.length } : place;
}

function cellProblems(name: TableName, row: Row): Problem[] {
  return Object.entries(columnsOf(name)).flatMap(([column, { wanted, pattern, mayBeEmpty }]) => {
    const cell = row.cells[column]!;
    if (pattern.test(cell) || (cell === '' && mayBeEmpty)) return [];
    return [
      {
        place: placeOfCell(row, cell),
        rule: 'wrong-cell',
        message:
          cell === ''
            ? `The cell of the column ${column} is empty.`
            : `"${cell}" in the column ${column} is not ${wanted}.`,
        fix: `write ${wanted}${mayBeEmpty ? ', or leave the cell empty if it is unknown' : ''}.`,
      },
    ];
  });
}

function repeatedRows(name: TableName, rows: readonly Row[]): Problem[] {
  const { key } = definitions[name];
  const first = new Map<string, Row>();
  return rows.flatMap((row) => {
    const cells = key.map((column) => row.cells[column]!).filter(Boolean);
    const known = first.get(cells.join('\n'));
    if (known === undefined) {
      first.set(cells.join('\n'), row);
      return [];
    }
    return [
      {
        place: row.place,
        rule: 'repeated-row',
        message: `There are two rows for ${cells.join(', ')}.`,
        fix: 'remove the row that is wrong or older.',
        also: [known.place],
      },
    ];
  });
}

/** The problems of the rows of a table. */
export function checkRows(name: TableName, rows: readonly Row[]): Problem[] {
  return [...rows.flatMap((row) => cellProblems(name, row)), ...repeatedRows(name, rows)];
}
