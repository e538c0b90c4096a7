import { colour } from '../palette.ts';
import { at, d, line, path, rect, repeat, use } from '../svg.ts';
import { bayWidth } from './corridors.ts';

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
  const beyond = 1440;
  // A plain colour: the renderer of the share pictures cannot draw a shade outside of the picture.
  const post = (x: number) => rect(x, ground - 82, 9, 82, rice) + rect(x + 6, ground - 82, 3, 82, '#D0D2C9');
  return (
    rect(-beyond, ground - 94, to + beyond, 12, hibiscus) +
    rect(-beyond, ground - 100, to + beyond + 4, 8, rice) +
    rect(-beyond, ground - 82, to + beyond, 5, ink, 0.25) +
    repeat(16, (index) => post(676 - index * 128))
  );
}
