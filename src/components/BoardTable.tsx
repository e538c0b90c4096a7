import { memo } from 'react';
import * as classes from '#generated/classes.ts';
import type { BoardCell, PriceBoard as Board } from '#types/price-board.ts';
import { BoardCells, Choice, Figure, HomeName, placeOf } from './BoardCells.tsx';

/** The table of homes by services. Each cell is a radio button whose name is whole by itself: "Move in/out (Condo) from $380". */
export const BoardTable = memo(function BoardTable({ board }: { board: Board }) {
  const { services, homes } = board;
  return (
    <BoardCells board={board} kind={classes.boardMany}>
      <tbody>
        {homes.map(({ label, picture, cells }, row) => (
          <tr key={label}>
            <th scope="row">
              <HomeName picture={picture} label={label} />
            </th>
            {cells.map((cell, column) => (
              <td key={cell.value}>
                <Choice value={cell.value} place={placeOf(row, column)}>
                  <span className={classes.boardName}>{services[column]} </span>
                  <span className={classes.hidden}>({label}) </span>
                  <Figure cell={cell} />
                </Choice>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </BoardCells>
  );
});

/** Two parts, of which the first is bold. */
type Words = readonly [bold: string, rest: string];

/**
 * The words while nothing is chosen, and those of each cell, one upon another, so that the longest gives the height. Only
 * those of the choice are visible.
 */
export function Says({ board: { homes }, none, of }: { board: Board; none: Words; of: (cell: BoardCell) => Words }) {
  const cells = homes.flatMap((home, row) =>
    home.cells.map((cell, column) => [placeOf(row, column), of(cell)] as const),
  );
  return [['none', none] as const, ...cells].map(([place, [bold, rest]]) => (
    <span key={place} data-says={place}>
      <b>{bold}</b> <span>{rest}</span>
    </span>
  ));
}
