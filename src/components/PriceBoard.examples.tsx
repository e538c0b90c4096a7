import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import type { PriceBoard as Board } from '#types/price-board.ts';
import { board } from '#examples/board.ts';
import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { PriceBoard } from './PriceBoard.tsx';

const shown = (data: Board, place: string, heading?: string) => (
  <section className={`${cx(classes.hero)} ${cx(classes.boardHero)} ${place} ${cx(classes.choosing)}`}>
    <PriceBoard board={data} site={site} {...(heading !== undefined && { heading })} />
  </section>
);

export const examples: readonly Example[] = [
  { name: 'two services', element: shown(board, cx(classes.boardHome)) },
  {
    name: 'on the page of a service',
    element: shown(
      {
        ...board,
        services: board.services.slice(0, 1),
        homes: board.homes.map((home) => ({ ...home, cells: home.cells.slice(0, 1) })),
      },
      cx(classes.boardService),
      'A heading',
    ),
  },
];
