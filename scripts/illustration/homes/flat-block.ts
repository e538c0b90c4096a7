import { colour } from '../palette.ts';
import { columns } from '../parts/columns.ts';
import { at, each, label, path, picture, rect, repeat } from '../svg.ts';
import { flatWindow } from './flat-window.ts';
import { hundredths } from './shares.ts';

const { ink, rice } = colour;

export interface FlatBlock {
  /** Percent of the flats: one and two rooms, three, four, five and more. */
  shares: readonly [number, number, number, number];
  /** What the block says to a reader: "10% 1- and 2-room, ...". */
  says: string;
  /** Colour of the gable: that of the station's line, dark enough for words. */
  gable: string;
  /** The number of the station; without it the gable stays plain. */
  number?: string | undefined;
}

function windows(shares: FlatBlock['shares']): string {
  const types = hundredths(shares).flatMap((count, type) => Array<number>(count).fill(type));
  return each(types, (type, index) => flatWindow(92 + Math.floor(index / 5) * 24.3, 28 + (index % 5) * 38, type));
}

/** A block of a hundred windows, filled column by column: 600 x 266. Each window is one flat in a hundred. */
export function flatBlock({ shares, says, gable, number }: FlatBlock): string {
  const content =
    rect(4, 18, 76, 232, gable) +
    (number === undefined ? '' : label(number, 42, 72, { fill: rice, size: 40 })) +
    path('M22 92h40v6h-40zm0 15h40v6h-40zm0 15h40v6h-40z', rice) +
    rect(80, 18, 500, 232, rice) +
    rect(0, 10, 584, 9, ink) +
    rect(300, -6, 90, 16, rice) +
    rect(296, -9, 98, 5, ink) +
    windows(shares) +
    repeat(5, (floor) => rect(80, 56 + floor * 38, 500, 4, ink, 0.13)) +
    rect(80, 218, 500, 32, ink, 0.55) +
    at(80, 250, columns(0, 98.4, 6, 32, rice)) +
    rect(0, 250, 600, 4, ink);
  return picture({ name: 'flat-block', viewBox: [0, -10, 600, 266], says }, content);
}
