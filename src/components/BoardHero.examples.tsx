import { skyNoon } from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import { board } from '#examples/board.ts';
import type { Example } from '#examples/example.ts';
import { picture, site } from '#examples/placeholder.ts';
import { cx } from '#styles/cx.ts';
import { BoardHero } from './BoardHero.tsx';
import { PriceBoard } from './PriceBoard.tsx';

const hero = { title: 'The heading of a page', subtitle: 'One sentence under it.' };
const places = {
  home: cx(classes.boardHome),
  area: cx(classes.boardArea, { side: 'left' }),
  'area, words at the right': cx(classes.boardArea, { side: 'right' }),
  service: cx(classes.boardService),
};

export const examples: readonly Example[] = Object.entries(places).map(([name, place]) => ({
  name,
  element: (
    <BoardHero hero={hero} picture={picture(1440, 800, skyNoon)} sky="noon" place={place}>
      <PriceBoard board={board} site={site} />
    </BoardHero>
  ),
}));
