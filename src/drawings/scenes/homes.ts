import { boxOf, scene, word } from '../drawn.ts';
import { drawEach, rect } from '../svg.ts';

/** Whole numbers that add up to a hundred, by the largest remainder: each kind's number of windows in a hundred. */
export function hundredths(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * 100);
  const counts = exact.map(Math.floor);
  const missing = 100 - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** The window of a flat type, for the key beside the block. There are four types, from small to large. */
export const flatWindowKey = (type: number) => scene(`flats/window-${type + 1}`);

interface FlatBlock {
  /** Percent of the flats: one and two rooms, three, four, five and more. */
  shares: readonly [number, number, number, number];
  /** The text for screen readers: "10% 1- and 2-room, ...". */
  says: string;
  /** Colour of the gable: that of the station's line, dark enough for words. */
  gable: string;
  /** The number of the station; without it the gable stays plain. */
  number?: string | undefined;
}

/** Windows are in columns of five, filled from the top left; each takes a cell of this size. */
const rows = 5;
const cell = { width: 24, height: 38 };

/** The windows of a type are a pattern of the drawing, in at most three rectangles: whole columns are one. */
function windowsAt(left: number, top: number, shares: FlatBlock['shares']): string {
  let from = 0;
  return drawEach(hundredths(shares), (count, type) => {
    let art = '';
    for (const end = from + count; from < end;) {
      const [column, row] = [Math.floor(from / rows), from % rows];
      const high = Math.min(rows - row, end - from);
      const wide = high === rows ? Math.floor((end - from) / rows) : 1;
      const [x, y] = [left + column * cell.width, top + row * cell.height];
      art += rect(x, y, wide * cell.width, high * cell.height, `url(#fb${type})`);
      from += wide * high;
    }
    return art;
  });
}

/** A block of a hundred windows, filled column by column: 600 x 266. Each window is one flat in a hundred. */
export const flatBlock = ({ shares, says, gable, number }: FlatBlock): string =>
  scene(
    'flats/block',
    {
      paints: { gable },
      slots: {
        number: (shape) => (number === undefined ? '' : word(number)(shape)),
        windows: (shape) => windowsAt(boxOf(shape).x, boxOf(shape).y, shares),
      },
    },
    says,
  );
