import { memo } from 'react';
import * as classes from '#generated/classes.ts';
import type { PriceBoard as Board } from './price-board.ts';
import { BoardCells, Choice, Figure, HomeName, cellPosition } from './BoardTable.tsx';

/**
 * The table of a board with one service. Each home is a radio button: "Condo Move in/out from $380". Neighbours with the
 * same figure are a group of rows around one cell.
 */
export const BoardOfOne = memo(function BoardOfOne({ board }: { board: Board }) {
  const {
    services: [service],
    homes,
  } = board;
  const firstRows = homes.flatMap(({ cells }, row) => (cells[0]?.line === homes[row - 1]?.cells[0]?.line ? [] : [row]));
  const groups = firstRows.map((first, index) => {
    const group = homes.slice(first, firstRows[index + 1]);
    return (
      <tbody key={first}>
        {group.flatMap(({ label, picture, cells }, row) =>
          cells.map((cell) => (
            <tr key={label}>
              <th scope="row">
                <Choice cell={cell} place={cellPosition(first + row, 0)} about={`${label} ${service}`}>
                  <HomeName picture={picture} label={label} />
                </Choice>
              </th>
              {row === 0 && (
                <td rowSpan={group.length}>
                  <Figure cell={cell} />
                </td>
              )}
            </tr>
          )),
        )}
      </tbody>
    );
  });
  return (
    <BoardCells board={board} kind={classes.boardOne}>
      {groups}
    </BoardCells>
  );
});
