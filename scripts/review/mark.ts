import { runsOf } from './compare.ts';

/** A rectangle of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of a photographed page: a picture, or an element with its own text. */
export interface Place {
  /** What a visitor sees there; equal for two places that look the same. */
  seen: string;
  box: Box;
}

/** A place where two pages differ. It may be at different heights, because another part has moved it down. */
export interface Spot {
  before: readonly Box[];
  after: readonly Box[];
  /** The rows of each picture that contain the place. */
  rows: { before: Rows; after: Rows };
}

type Rows = readonly [from: number, to: number];

/** Two places with fewer rows than this between them are shown as one. */
const nearRows = 60;

/** The smallest box around two boxes. */
export const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The box around some places; none without places. */
const boxesOf = (places: readonly Place[], [from, to]: Rows): Box[] =>
  from < to
    ? [
        places
          .slice(from, to)
          .map(({ box }) => box)
          .reduce(around),
      ]
    : [];

/** The rows that contain some places. Without places, the row where they would be: above the one that follows. */
function rowsOf(places: readonly Place[], range: Rows): Rows {
  const row = places[range[1]]?.box.top ?? places.at(-1)?.box.bottom ?? 0;
  const [{ top, bottom } = { top: row, bottom: row }] = boxesOf(places, range);
  return [top, bottom];
}

const joined = (rows: Rows, others: Rows): Rows => [Math.min(rows[0], others[0]), Math.max(rows[1], others[1])];

/** Finds where two photographed pages differ. */
export function findSpots(before: readonly Place[], after: readonly Place[]): Spot[] {
  const runs = runsOf(
    before.map(({ seen }) => seen),
    after.map(({ seen }) => seen),
  );
  const spots: Spot[] = [];
  for (const run of runs) {
    const rows = { before: rowsOf(before, run.before), after: rowsOf(after, run.after) };
    const last = spots.at(-1);
    const isNear = (side: 'before' | 'after') => rows[side][0] - last!.rows[side][1] < nearRows;
    const start = last && isNear('before') && isNear('after') ? spots.pop()! : { before: [], after: [], rows };
    spots.push({
      before: [...start.before, ...boxesOf(before, run.before)],
      after: [...start.after, ...boxesOf(after, run.after)],
      rows: { before: joined(start.rows.before, rows.before), after: joined(start.rows.after, rows.after) },
    });
  }
  return spots;
}
