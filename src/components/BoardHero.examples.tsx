import { skyNoon } from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import { board } from '#examples/board.ts';
import { picture, site } from '#examples/placeholder.ts';
import { cx } from '#styles/cx.ts';
import { BoardHero } from './BoardHero.tsx';
import { BoardOfOne } from './BoardOfOne.tsx';
import { BoardTable } from './BoardTable.tsx';

const hero = { title: 'The heading of a page', subtitle: 'One sentence under it.' };
const all = { hero, sky: 'noon', Table: BoardTable, picture: picture(1440, 800, skyNoon), board, site } as const;
const homes = board.homes.map((home) => ({ ...home, cells: home.cells.slice(0, 1) }));
const ofOneService = { ...board, services: board.services.slice(0, 1), homes };

export const examples = {
  home: <BoardHero {...all} place={`${classes.boardHome} ${classes.lighting}`} />,
  area: <BoardHero {...all} place={cx(classes.boardArea, { side: 'left' })} />,
  'area, words at the right': <BoardHero {...all} place={cx(classes.boardArea, { side: 'right' })} />,
  service: (
    <BoardHero {...all} Table={BoardOfOne} place={classes.boardService} board={ofOneService} heading="A heading" />
  ),
};
