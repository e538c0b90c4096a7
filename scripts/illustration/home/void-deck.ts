import { colour } from '../palette.ts';
import { washing } from '../parts/blocks-of-flats.ts';
import type { Random } from '../random.ts';
import { at, beyond, each, path, rect, repeat, use, d, line } from '../svg.ts';
import type { HomeGlyph } from './glyphs.ts';

const bayWidth = 136;
export const floorHeight = 104;
export const floors = 5;
const baysOnAFloor = 4;

type Put = (name: HomeGlyph, x: number, y: number, scale?: number) => string;

/** What is outside of a flat, by the flats from left to right and floor by floor. */
const decorations: readonly ((put: Put, random: Random, floor: number) => string)[] = [
  (put) => each([64, 92, 118], (x) => put('plant', x, 64)),
  (_, random) => washing(6, 24, 120, random),
  () => '',
  (put) => put('lantern', 51, 2) + put('lantern', 120, 2),
  (put) => put('fern', 52, 42) + put('fern', 116, 42) + put('plant', 86, 64),
  (_, random) => washing(46, 20, 84, random),
  (put) => put('cat', 78, 63),
  (_put, _random, floor) =>
    rect(52, 60, 58, 30, [colour.tile, colour.hibiscus, colour.pandan][floor % 3]!) +
    each([68, 78], (y) => rect(52, y, 58, 4, colour.white)),
];

/** The lit wall and windows of a bay, invisible until the stylesheet shows them for the service of this column. */
function lights(column: number): { wall: string; windows: string } {
  const lit = (shape: string, fill: string) =>
    `<path class="lit lit-${column + 1}" d="${shape}" fill="${fill}" opacity="0"/>`;
  return {
    wall: lit(`M0 12h${bayWidth}v50H0z`, colour.cream),
    windows: lit('M60 20h27v30H60zM93 20h27v30H93z', colour.mango),
  };
}

/** The one flat whose door is open: somebody cleans here, the broom stands outside. */
function openFlat(put: Put): string {
  return (
    rect(12, 14, 32, 52, colour.mango) +
    path('M44 14l16 7v45h-16z', colour.deep) +
    put('louvres', 0, 0) +
    put('broom', 92, 66, 0.42)
  );
}

/**
 * The corridors of block 20 from x, y on. Neighbouring flats differ, and one door is open. The first `lit` columns light
 * up when a visitor chooses a service: each stands over its column of the price board.
 */
export function corridors(x: number, y: number, prefix: string, random: Random, lit: number): string {
  const put: Put = (name, left, top, scale = 1) => use(prefix + name, left, top, scale);
  const flat = (floor: number, column: number) => {
    if (floor === 2 && column === 1) return put('bay', 0, 0) + openFlat(put);
    const decorate = decorations[(floor * 5 + column * 3) % decorations.length]!;
    const { wall, windows } = column < lit ? lights(column) : { wall: '', windows: '' };
    const door = put('door', 0, 0) + put('louvres', 0, 0);
    return put('bay', 0, 0) + wall + door + windows + decorate(put, random, floor);
  };
  return repeat(floors, (floor) =>
    repeat(baysOnAFloor, (column) => at(x + column * bayWidth, y + floor * floorHeight, flat(floor, column))),
  );
}

const { ink, rice, stone, concrete, hibiscus, mango, pandan, tile } = colour;

function letterboxes(x: number, y: number): string {
  const grid = d`M${x} ${y + 15}h84m-84 15h84m-84 15h84M${x + 21} ${y}v60m21-60v60m21-60v60`;
  return rect(x, y, 84, 60, concrete) + line(grid, ink, 2, { opacity: 0.4 });
}

function chessTable(): string {
  return (
    rect(0, -50, 74, 9, stone) +
    path('M28-41h18l6 41h-30z', concrete) +
    rect(-28, -26, 22, 26, stone) +
    rect(80, -26, 22, 26, stone) +
    rect(18, -54, 10, 5, ink) +
    rect(44, -54, 10, 5, hibiscus)
  );
}

const bands = [hibiscus, mango, pandan, tile] as const;

/**
 * The open ground floor from x on, between `top` and the ground: columns, letterboxes, chess table, bicycle, cat,
 * broom.
 */
export function voidDeck(x: number, top: number, ground: number, prefix: string): string {
  const column = (index: number) => {
    // The first column is against the gable.
    const left = Math.max(x, x + index * bayWidth - 11);
    return (
      rect(left, top, 22, ground - top, rice) +
      rect(left + 16, top, 6, ground - top, ink, 0.16) +
      rect(left, top + 70, 22, ground - top - 70, bands[index] ?? hibiscus)
    );
  };
  return (
    rect(x, top, 534, ground - top, '#2C4A43') +
    rect(x, top, 534, 14, ink, 0.4) +
    rect(x, top + 44, 534, ground - top - 44, colour.shade) +
    letterboxes(x + 40, top + 30) +
    repeat(4, column) +
    at(x + 196, ground, chessTable()) +
    use(`${prefix}bicycle`, x + 320, ground) +
    use(`${prefix}cat`, x + 446, ground) +
    `<use href="#${prefix}broom" transform="translate(${x + 26} ${ground}) rotate(9) scale(.7)"/>`
  );
}

/** The covered way from far left of the picture to the block. */
export function coveredWay(to: number, ground: number): string {
  // A plain colour: the renderer of the share pictures cannot draw a shade outside of the picture.
  const post = (x: number) => rect(x, ground - 82, 9, 82, rice) + rect(x + 6, ground - 82, 3, 82, '#D0D2C9');
  return (
    rect(-beyond, ground - 94, to + beyond, 12, hibiscus) +
    rect(-beyond, ground - 100, to + beyond + 4, 8, rice) +
    rect(-beyond, ground - 82, to + beyond, 5, ink, 0.25) +
    repeat(16, (index) => post(676 - index * 128))
  );
}
