import type { ReactNode } from 'react';
import type { BoardCell, PriceBoard as Board } from './price-board.ts';
import { cellPosition } from './BoardTable.tsx';

/** Two parts, of which the first is bold. */
type Words<Rest> = readonly [bold: string, rest: Rest];

interface SaysProps {
  board: Board;
  /** The words while nothing is chosen. */
  none: Words<ReactNode>;
  of: (cell: BoardCell) => Words<string>;
}

/**
 * The words while nothing is chosen, and those of each cell, one upon another, so that the longest gives the height. Only
 * those of the choice are visible. `data-longest` marks those that the stylesheet lays out before a choice.
 */
export function Says({ board: { homes }, none, of }: SaysProps) {
  const cells = homes.flatMap((home, row) =>
    home.cells.map((cell, column) => [cellPosition(row, column), ...of(cell)] as const),
  );
  const longest = Math.max(...cells.map(([, bold, rest]) => (bold + rest).length));
  return (
    <>
      <span data-says="none">
        <b>{none[0]}</b> {none[1]}
      </span>
      {cells.map(([place, bold, rest]) => (
        <span key={place} data-says={place} data-longest={(bold + rest).length === longest || undefined}>
          <b>{bold}</b>
          {` ${rest}`}
        </span>
      ))}
    </>
  );
}
