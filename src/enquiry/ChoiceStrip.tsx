import { BoardTable, lineOf, saidOf } from '#components/BoardTable.tsx';
import * as classes from '#generated/classes.ts';
import type { Choices } from '#types/price-board.ts';

/** The visitor's choice at the head of the form. It opens the price board, to change the choice in place. */
export function ChoiceStrip({ choices: { board, words } }: { choices: Choices }) {
  return (
    <details className={classes.choice}>
      <summary>
        <span className={classes.choiceWords}>
          <span data-says="none">
            <b>{words.heading}</b> {words.none}
          </span>
          {saidOf(board, (cell) => (
            <>
              <b>{cell.choice}</b> <span>{lineOf(cell, board)}</span>
            </>
          ))}
        </span>
        <span className={classes.choiceButtons}>
          <span>{words.choose}</span>
          <span>{words.change}</span>
          <span>{words.done}</span>
        </span>
      </summary>
      <BoardTable board={board} />
    </details>
  );
}
