import { memo } from 'react';
import * as classes from '#generated/classes.ts';
import type { PriceBoard as Board } from './price-board.ts';
import { BoardCells, Choice, Figure, HomeName, cellPosition } from './BoardCells.tsx';

/** Whether figures would break in two on a phone, where a row of cells has room for 22 characters. */
function isCrowded({ services, homes }: Board): boolean {
  const words = homes.flatMap(({ cells }) => cells.flatMap(({ figure }) => figure?.value.split(' ') ?? []));
  return services.length * (Math.max(...words.map(({ length }) => length)) + 0.5) > 22;
}

/**
 * The table of homes by services. Each cell is a radio button whose name is whole by itself: "Move in/out (Condo) from
 * $380".
 */
export const BoardTable = memo(function BoardTable({ board }: { board: Board }) {
  const { services, homes } = board;
  return (
    <BoardCells
      board={board}
      kind={isCrowded(board) ? `${classes.boardMany} ${classes.boardCrowded}` : classes.boardMany}
    >
      <tbody>
        {homes.map(({ label, picture, cells }, row) => (
          <tr key={label}>
            <th scope="row">
              <HomeName picture={picture} label={label} />
            </th>
            {cells.map((cell, column) => (
              <td key={cell.value}>
                <Choice cell={cell} place={cellPosition(row, column)} about={`${services[column]} (${label})`}>
                  <span className={classes.boardName}>{`${services[column]} `}</span>
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
