import { colour } from '../palette.ts';
import { picture, rect, repeat, each, label, path } from '../svg.ts';

const { ink, rice } = colour;

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

/** Four flat types from small to large, with different panes as well as colours. */
const flatColours = [colour.hibiscus, colour.mango, colour.leaf, colour.tile] as const;

/** The window of a flat type: 18 x 22; the first type has one pane, the last four. */
function flatWindow(x: number, y: number, type: number): string {
  const mullion = (index: number) => rect(x + 2 + (14 * (index + 1)) / (type + 1) - 0.75, y + 2, 1.5, 18, colour.ink);
  return (
    rect(x, y, 18, 22, colour.ink) +
    rect(x + 2, y + 2, 14, 18, flatColours[type] ?? colour.mint) +
    repeat(type, mullion)
  );
}

/** The same window for the key beside the block. */
export function flatWindowKey(type: number): string {
  return picture({ name: 'flat-key', viewBox: [0, 0, 18, 22] }, flatWindow(0, 0, type));
}

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
const prefix = 'fb';

interface Area {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** The cells from number `from` to `to - 1`, as at most three rectangles. Numbers start at 0. */
function areasOf(from: number, to: number): Area[] {
  if (from >= to) return [];
  const x = Math.floor(from / rows);
  const y = from % rows;
  const whole = y === 0 ? Math.floor((to - from) / rows) : 0;
  if (whole > 0) return [{ x, y: 0, columns: whole, rows }, ...areasOf(from + whole * rows, to)];
  const height = Math.min(rows - y, to - from);
  return [{ x, y, columns: 1, rows: height }, ...areasOf(from + height, to)];
}

/** The windows of a type are a pattern, so that a hundred of them weigh no more than four. */
function windows(shares: FlatBlock['shares']): string {
  let from = 0;
  return each(hundredths(shares), (count, type) => {
    const areas = areasOf(from, from + count);
    from += count;
    return each(areas, ({ x, y, columns: wide, rows: high }) =>
      rect(92 + x * cell.width, 28 + y * cell.height, wide * cell.width, high * cell.height, `url(#${prefix}${type})`),
    );
  });
}

function patterns(): string {
  return repeat(
    4,
    (type) =>
      `<pattern id="${prefix}${type}" x="92" y="28" width="${cell.width}" height="${cell.height}" patternUnits="userSpaceOnUse">${flatWindow(0, 0, type)}</pattern>`,
  );
}

/** A block of a hundred windows, filled column by column: 600 x 266. Each window is one flat in a hundred. */
export function flatBlock({ shares, says, gable, number }: FlatBlock): string {
  const content =
    `<defs>${patterns()}</defs>` +
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
    repeat(6, (column) => rect(80 + column * 98.4, 218, 8, 32, rice)) +
    rect(0, 250, 600, 4, ink);
  return picture({ name: 'flat-block', viewBox: [0, -10, 600, 266], says }, content);
}
