import { ink, rice } from '#brand/colours.ts';
import type { Light } from '../pictures.ts';
import type { BoardFigure, PriceBoard } from '#board/price-board.ts';
import { boxOf, contentOf, scene } from '../drawn.ts';
import { outlined } from '../letters.ts';
import { homeSky, skies } from '../palette.ts';
import { moved, drawEach, label, rect } from '../svg.ts';

/** The maximum width of a word on the gable, in the drawing's units, and the width of a character at font size 1. */
const widest = 168;
const characterWidth = 0.54;
const sizeFor = (text: string, most: number) => Math.min(most, widest / (text.length * characterWidth));

/** A figure in the middle of the gable: "2–3" above "hours", "from" above "$280", words one below another. */
function figure({ prefix, value, unit }: BoardFigure, middle: number): string {
  const word = (text: string, y: number, most: number) =>
    label(text, middle, y, { fill: ink, size: sizeFor(text, most) });
  if (prefix !== undefined) return word(prefix, 388, 38) + word(value, 464, 74);
  if (unit !== undefined) return word(value, 442, 92) + word(unit, 494, 44);
  const words = value.split(' ');
  return drawEach(words, (text, index) => word(text, 482 - (words.length - 1 - index) * 58, 64));
}

/**
 * What the gable shows for each cell of the price board: its figure, or the words for a quote, and condos, houses and
 * offices painted below. The stylesheet shows the sign of the chosen cell.
 */
function signsAt(signs: PriceBoard['homes'], middle: number): string {
  return drawEach(signs, ({ picture, cells }, row) => {
    const painting = picture === 'flats' ? '' : moved(middle, 712, contentOf(`signs/${picture}`));
    return drawEach(
      cells,
      (cell, column) =>
        `<g data-says="${row + 1}-${column + 1}">${figure(cell.figure ?? { value: cell.strong }, middle)}${painting}</g>`,
    );
  });
}

function sizeOf(number: string): number {
  if (number.length <= 2) return 148;
  return number.length === 3 ? 98 : 74;
}

/** The columns of flats. The first ones light up when a visitor chooses a service: each is over its column of the board. */
const columns = [1, 2, 3, 4];

interface Home {
  /** Painted on the gable: "20", "404", "OK!". */
  number: string;
  /** Without it the block is in front of the mango sky of the home page. */
  sky?: Light;
  /** With it the block shows a visitor's choice. */
  signs?: PriceBoard['homes'] | undefined;
  /** Draws the number as outlines, for a picture that is a file, because a file has no fonts. */
  letters?: 'outlines' | undefined;
}

/** The company's block, the home page's hero: 1440 x 790. */
export function homeScene({ number, sky, signs, letters }: Home): string {
  const paint = letters === 'outlines' ? outlined : label;
  const size = sizeOf(number);
  const lit = signs?.[0]?.cells.length ?? 0;
  return scene('home', {
    paints: sky === undefined ? homeSky : skies[sky],
    slots: {
      number: (shape) => {
        const { x, y, width, height, fill } = boxOf(shape);
        return paint(number, x + width / 2, y + height / 2 + size * 0.345, { fill, size });
      },
      sign: (shape) => {
        if (signs === undefined) return '';
        const { x, y, width, height } = boxOf(shape);
        const cells = signsAt(signs, x + width / 2);
        return `<g class="gable-sign" display="none">${rect(x, y, width, height, rice)}<g>${cells}</g></g>`;
      },
    },
    without: columns.filter((column) => column > lit).map((column) => `lit lit-${column}`),
  });
}
