import { skyNoon } from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import { board } from '#examples/board.ts';
import { picture, site } from '#examples/placeholder.ts';
import type { PriceBoard } from '#types/price-board.ts';
import { cx } from '#styles/cx.ts';
import { BoardHero } from './BoardHero.tsx';

const hero = { title: 'The heading of a page', subtitle: 'One sentence under it.' };
const ofOneService = {
  ...board,
  services: board.services.slice(0, 1),
  homes: board.homes.map((home) => ({ ...home, cells: home.cells.slice(0, 1) })),
};

const shown = (place: string, board: PriceBoard, heading?: string) => (
  <BoardHero {...{ hero, sky: 'noon', picture: picture(1440, 800, skyNoon), place, board, site, heading }} />
);

export const examples = {
  home: shown(classes.boardHome, board),
  area: shown(cx(classes.boardArea, { side: 'left' }), board),
  'area, words at the right': shown(cx(classes.boardArea, { side: 'right' }), board),
  service: shown(classes.boardService, ofOneService, 'A heading'),
};
