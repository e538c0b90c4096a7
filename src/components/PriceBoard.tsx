import { useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import { useChosen } from './use-chosen.ts';
import type { PriceBoard as Board } from '#types/price-board.ts';
import type { Site } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { BoardTable, lineOf, saidOf } from './BoardTable.tsx';
import { BookBar } from './BookBar.tsx';
import { Text } from './Contact.tsx';
import { Arrow } from './Icon.tsx';

function SubmitButton({ board }: { board: Board }) {
  return (
    <button type="submit" className={cx(classes.button, { tone: 'primary' })}>
      <span className={classes.boardLabels}>
        <span data-says="none">{board.button.start}</span>
        {saidOf(board, (cell) => (
          <>
            <span>
              {board.button.chosen} <i>· {lineOf(cell, board)}</i>
            </span>{' '}
            <small>{cell.choice}</small>
          </>
        ))}
      </span>
      <Arrow />
    </button>
  );
}

interface PriceBoardProps {
  board: Board;
  site: Site;
  heading?: string;
}

/**
 * The price board: one cell can be chosen, and the button opens the form with the choice in the address. Without
 * scripts, too: the stylesheet shows the words of the chosen cell.
 */
export function PriceBoard({ board, site, heading }: PriceBoardProps) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useChosen(form);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const choice = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    void navigate(`/contact?${choice}`, { state: { from: pathname } });
  }

  return (
    <form ref={form} id="board" action="/contact" className={classes.board} aria-label={board.name} onSubmit={onSubmit}>
      {heading !== undefined && <h2>{heading}</h2>}
      <BoardTable board={board} />
      <p className={classes.boardSays} role="status">
        <span data-says="none">
          <b>{board.start.strong}</b> {board.start.text}
        </span>
        {saidOf(board, ({ strong, text }) => (
          <>
            <b>{strong}</b> {text}
          </>
        ))}
      </p>
      {board.area !== undefined && <input type="hidden" name="area" value={board.area} />}
      <BookBar site={site} button={<SubmitButton board={board} />} />
      <p className={`${classes.boardNext} ${classes.small}`}>
        <Text text={board.next} contact={site} />
      </p>
    </form>
  );
}
