import { colour } from '../palette.ts';
import { outlined } from '../letters.ts';
import { label, rect, repeat } from '../svg.ts';
import { signsAt, type BoardSigns } from './signs.ts';

const { ink, rice } = colour;

export const gableWidth = 190;

function sizeOf(number: string): number {
  if (number.length <= 2) return 148;
  return number.length === 3 ? 98 : 74;
}

interface GableOptions {
  /** What the gable shows for a choice. */
  signs?: BoardSigns;
  letters?: 'outlines';
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
