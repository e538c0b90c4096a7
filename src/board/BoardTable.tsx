import { memo, type KeyboardEvent, type ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { figureWords, type BoardCell, type BoardFigure, type Home, type PriceBoard as Board } from './price-board.ts';

const signs: Record<Home['picture'], string> = {
  flats: 'M1 18V3H25V18H15V13H11V18zM4 6V9H9V6zM11 6V9H15V6zM17 6V9H22V6zM4 11V14H9V11zM17 11V14H22V11z',
  condo: 'M3 18V5Q3 1 7.5 1T12 5V18zM14 18V10Q14 6 18.5 6T23 10V18z',
  house: 'M13 1L26 10H23V18H3V10H0z',
  office: 'M2 18V9H9V1H17V6H24V18z',
};

/** The position of a cell in the board, from 1: the stylesheet shows what belongs to the chosen one. */
export const cellPosition = (row: number, column: number) => `${row + 1}-${column + 1}`;

function FigureText({ figure: { prefix, value, unit, short } }: { figure: BoardFigure }) {
  return (
    <>
      {prefix !== undefined && <small>{`${prefix} `}</small>}
      <b>{short === undefined ? value : `${value} ${short}`}</b>
      {unit !== undefined && short === undefined && <small>{` ${unit}`}</small>}
    </>
  );
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrow keys choose along a row and along a column. The browser alone would go through all cells of a row first. */
function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const cell = event.currentTarget;
  const [row = 0, column = 0] = (cell.dataset['cell'] ?? '').split('-').map(Number);
  const place = `${row + step[0]}-${column + step[1]}`;
  const next = cell.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${place}"]`);
  next?.focus();
  next?.click();
}

interface ChoiceProps {
  cell: BoardCell;
  place: string;
  /** The service and the home, which screen readers say before the figure, in place of what is visible. */
  about: string;
  children: ReactNode;
}

/** The content of a cell: a radio button as large as the cell, and what is read on it. */
export function Choice({ cell: { value, figure, line }, place, about, children }: ChoiceProps) {
  const name = `${about} ${figure ? figureWords(figure) : line}`;
  return (
    <>
      <input type="radio" name="choice" value={value} aria-label={name} data-cell={place} onKeyDown={onKeyDown} />
      <span aria-hidden="true">{children}</span>
    </>
  );
}

export function HomeName({ picture, label }: Pick<Home, 'picture' | 'label'>) {
  return (
    <>
      <svg viewBox="0 0 26 18" aria-hidden="true">
        <path fillRule="evenodd" d={signs[picture]} />
      </svg>
      {label}
    </>
  );
}

export const Figure = ({ cell: { figure, line } }: { cell: BoardCell }) =>
  figure === undefined ? <em>{line}</em> : <FigureText figure={figure} />;

interface CellsProps {
  board: Board;
  /** The class of the kind of table. */
  kind: string;
  children: ReactNode;
}

/** The table around the rows, with the names of the services at its head. */
export const BoardCells = ({ board: { legend, services }, kind, children }: CellsProps) => (
  <fieldset className={`${classes.boardCells} ${kind}`}>
    <legend className={classes.hidden}>{legend}</legend>
    <table>
      <thead>
        <tr>
          <td />
          {services.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </fieldset>
);

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
