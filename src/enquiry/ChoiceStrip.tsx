import { memo } from 'react';
import { BoardTable } from '#board/BoardTable.tsx';
import { Says } from '#board/Says.tsx';
import * as classes from '#generated/classes.ts';
import type { Choices } from '#board/price-board.ts';
import type { Site } from '#content/site.ts';

interface ChoiceStripProps {
  choices: Choices;
  service: string;
  area: string | undefined;
  place: string | undefined;
  /** The services that a button may name. Until the script runs, the place is undefined, and the hash shows one of them. */
  services: Site['services'] | undefined;
}

/**
 * What the enquiry is about, in one line at the head of the form: the choice or the service, and where. It opens the
 * price board, to change the choice in place.
 */
export const ChoiceStrip = memo(function ChoiceStrip({ choices, service, services, area, place }: ChoiceStripProps) {
  const { board, words } = choices;
  const where = [area, place].filter(Boolean).join(' · ');
  return (
    <details className={classes.choice}>
      <summary>
        <span className={classes.choiceWords}>
          <Says
            board={board}
            none={service ? [service, where] : [words.heading, where || words.none]}
            of={({ choice, line }) => [choice, where === '' ? line : `${line} · ${where}`]}
          />
          {services?.map(({ path, enquiry }) => (
            <span key={path} id={place === undefined ? path.slice(1) : undefined} data-says="none">
              <b>{enquiry}</b>
            </span>
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
});
