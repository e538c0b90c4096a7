import { memo } from 'react';
import { BoardTable } from '#components/BoardTable.tsx';
import { Says } from '#components/Says.tsx';
import * as classes from '#generated/classes.ts';
import type { Choices } from '#types/price-board.ts';

/** The visitor's choice at the head of the form. It opens the price board, to change the choice in place. */
export const ChoiceStrip = memo(function ChoiceStrip({ choices: { board, words } }: { choices: Choices }) {
  return (
    <details className={classes.choice}>
      <summary>
        <span className={classes.choiceWords}>
          <Says board={board} none={[words.heading, words.none]} of={({ choice, line }) => [choice, line]} />
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
});
