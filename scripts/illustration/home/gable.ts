import { colour } from '../palette.ts';
import { at, each, label, line, path, rect, repeat } from '../svg.ts';
import { outlined } from '../letters.ts';

const { ink, rice, mint, tile, guava, hibiscus, mango, deep } = colour;

interface Figure {
  prefix?: string;
  value: string;
  unit?: string;
}

/**
 * What the gable shows for each cell of the price board, by rows: its figure, or the words for a quote. Condos, houses
 * and offices are painted below.
 */
export type BoardSigns = readonly { picture: string; cells: readonly { figure?: Figure; strong: string }[] }[];

/** The maximum width of a word on the gable, in the drawing's units, and the width of a character at font size 1. */
const widest = 168;
const characterWidth = 0.54;
const sizeFor = (text: string, most: number) => Math.min(most, widest / (text.length * characterWidth));

/** A figure in the middle of the gable: "2–3" above "hours", "from" above "$280", words one below another. */
function figure({ prefix, value, unit }: Figure, middle: number): string {
  const word = (text: string, y: number, most: number) =>
    label(text, middle, y, { fill: ink, size: sizeFor(text, most) });
  if (prefix !== undefined) return word(prefix, 388, 38) + word(value, 464, 74);
  if (unit !== undefined) return word(value, 442, 92) + word(unit, 494, 44);
  const words = value.split(' ');
  return each(words, (text, index) => word(text, 482 - (words.length - 1 - index) * 58, 64));
}

const shapes: Readonly<Record<string, string>> = {
  condo:
    path('M-37 0v-140q37-30 74 0v140z', mint) + line('M-27-122h54m-54 22h54m-54 22h54m-54 22h54m-54 22h54', tile, 8),
  house:
    path('M-55 0v-66h110v66z', guava) +
    path('M-67-64l67-54 67 54z', hibiscus) +
    path('M-41-50h26v22h-26zm56 0h26v22h-26z', mango) +
    path('M-11 0v-34h22v34z', deep),
  office:
    path('M-35 0v-136h70v136zm33-136v-26h4v26z', tile) +
    `<path d="M-25-120h50m-50 20h50m-50 20h50m-50 20h50m-50 20h50" stroke="${mango}" stroke-width="9" stroke-dasharray="8 6"/>`,
};

/** The figure and the painting of each cell; the stylesheet shows those of the chosen one. */
function signsAt(signs: BoardSigns, middle: number): string {
  return each(signs, ({ picture, cells }, row) => {
    const shape = shapes[picture];
    const painting = shape === undefined ? '' : at(middle, 712, shape);
    return each(
      cells,
      (cell, column) =>
        `<g data-says="${row + 1}-${column + 1}">${figure(cell.figure ?? { value: cell.strong }, middle)}${painting}</g>`,
    );
  });
}

export const gableWidth = 190;

function sizeOf(number: string): number {
  if (number.length <= 2) return 148;
  return number.length === 3 ? 98 : 74;
}

interface GableOptions {
  /** What the gable shows for a choice. */
  signs?: BoardSigns | undefined;
  letters?: 'outlines' | undefined;
}

/** The gable of block 20, with its top left corner at x, y: the number on hibiscus, three bands, windows of stairs. */
export function gable(x: number, y: number, number: string, { signs, letters }: GableOptions = {}): string {
  const size = sizeOf(number);
  const window = (index: number) => {
    const top = y + 290 + index * 80;
    return (
      rect(x + 70, top, 50, 26, ink, 0.75) +
      rect(x + 94, top, 2, 26, colour.white) +
      rect(x + 66, top + 26, 58, 4, '#E3D6BC')
    );
  };
  const paint = letters === 'outlines' ? outlined : label;
  const middle = x + gableWidth / 2;
  return (
    rect(x, y, gableWidth, 170, colour.hibiscus) +
    paint(number, middle, y + 85 + size * 0.345, { fill: rice, size }) +
    rect(x, y + 170, gableWidth, 26, colour.guava) +
    rect(x, y + 196, gableWidth, 26, colour.tile) +
    rect(x, y + 222, gableWidth, 26, colour.mint) +
    (signs
      ? `<g data-says="none">${repeat(4, window)}</g>` +
        `<g class="gable-sign" display="none">${rect(x, y + 170, gableWidth, 82, rice)}<g>${signsAt(signs, middle)}</g></g>`
      : repeat(4, window))
  );
}
