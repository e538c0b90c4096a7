import type { ReactNode } from 'react';
import type { BoardCell, PriceBoard as Board } from './price-board.ts';
import { cellPosition } from './BoardCells.tsx';

/** Two parts, of which the first is bold. */
type Words = readonly [bold: string, rest: ReactNode];

/**
 * The words while nothing is chosen, and those of each cell, one upon another, so that the longest gives the height. Only
 * those of the choice are visible.
 */
export function Says({ board: { homes }, none, of }: { board: Board; none: Words; of: (cell: BoardCell) => Words }) {
  const cells = homes.flatMap((home, row) =>
    home.cells.map((cell, column) => [cellPosition(row, column), of(cell)] as const),
  );
  return [['none', none] as const, ...cells].map(([place, [bold, rest]]) => (
    <span key={place} data-says={place}>
      <b>{bold}</b> <span>{rest}</span>
    </span>
  ));
}
