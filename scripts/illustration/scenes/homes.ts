import { colour } from '../palette.ts';
import { picture, rect, repeat, at, each, label, path, d, line, circle } from '../svg.ts';
import { columns, slab } from '../parts/blocks-of-flats.ts';
import { withPatterns } from '../patterns.ts';
import { rainTree } from '../parts/plants.ts';

const { ink, rice, white } = colour;

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
    at(80, 250, columns(0, 98.4, 6, 32, rice)) +
    rect(0, 250, 600, 4, ink);
  return picture({ name: 'flat-block', viewBox: [0, -10, 600, 266], says }, content);
}

function shutter(x: number): string {
  const slats = `h64${'m-64 12h64'.repeat(4)}`;
  return rect(x, -72, 64, 72, '#E4DFD2') + line(d`M${x} -60` + slats, ink, 2, { opacity: 0.3 });
}

function window(x: number): string {
  return rect(x, -84, 64, 24, ink, 0.6) + rect(x + 30, -84, 3, 24, white);
}

function shed(x: number, front: string): string {
  return (
    path(d`M${x} -132v-58l92 58z`, colour.peach) +
    path(d`M${x} -132v-58l16 10v48z`, ink, 0.5) +
    path(d`M${x + 16} -180l76 48h-32z`, ink, 0.12) +
    front
  );
}

/** Two sawtooth sheds: 92 wide each, 132 high and a roof of 58. The second one has a roller shutter. */
function factory(): string {
  return (
    rect(0, -132, 184, 132, colour.peach) +
    rect(0, -132, 184, 16, colour.hibiscus) +
    shed(0, window(14)) +
    shed(92, shutter(106)) +
    rect(0, -10, 184, 10, ink, 0.3)
  );
}

interface NoFlats {
  /** The building: sheds if the area has no flats, a block of flats if it has flats that are not counted. */
  here: 'sheds' | 'flats';
  /** How far the nearest homes are: "2.4 km". */
  distance: string;
  livery: string;
  says: string;
}

/**
 * For areas without figures of flats: the building here, a block in the nearest area, and the line between. 640 x 150.
 */
export function noFlats({ here, distance, livery, says }: NoFlats): string {
  const stop = (x: number) => circle(x, 139, 11, colour.ink) + circle(x, 139, 6, colour.white);
  const block = (floors: number, wall: string, accent: string, prefix: string) =>
    slab({ bays: 4, floors, wall, accent, prefix });
  const own =
    here === 'sheds' ? at(0, 140, factory(), 0.72) : at(6, 140, block(9, colour.peach, colour.hibiscus, 'nfh'), 0.5);
  const content =
    own +
    rect(146, 136, 316, 6, livery) +
    each([157, 451], stop) +
    label(distance, 304, 122, { fill: colour.ink, size: 26 }) +
    at(476, 140, block(7, colour.rice, colour.tile, 'nf'), 0.5) +
    at(620, 140, rainTree(), 0.5);
  return picture(
    { name: 'no-flats', viewBox: [0, 0, 680, 150], fit: 'xMinYMax meet', says },
    withPatterns('nf', content),
  );
}
