import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import pixelmatch from 'pixelmatch';
import { align } from './align.ts';

/** A rectangle of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A place where two pictures of a page differ. On the two sides it may be at different heights, because another part
 * has moved it down.
 */
export interface Spot {
  before: readonly Box[];
  after: readonly Box[];
  /** The rows of each picture that contain the place. */
  rows: { before: readonly [from: number, to: number]; after: readonly [from: number, to: number] };
}

/** The side of a square in pixels. Differing pixels are grouped into squares. */
const side = 8;
/** Boxes with at most this many pixels between them form one, such as the letters of a line. */
const reach = 16;
/** Two places with fewer rows than this between them are shown as one. */
const nearRows = 60;

/** The smallest box around two boxes. */
export const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Merges boxes that are near each other. */
function merged(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let own of boxes) {
    const isNear = (other: Box) =>
      own.left - reach <= other.right &&
      other.left <= own.right + reach &&
      own.top - reach <= other.bottom &&
      other.top <= own.bottom + reach;
    for (let at = found.findIndex(isNear); at >= 0; at = found.findIndex(isNear)) {
      own = around(own, found.splice(at, 1)[0]!);
    }
    found.push(own);
  }
  return found;
}

/** The boxes around the pixels of a mask that are not transparent. */
function boxesOf(mask: Uint8Array, width: number, height: number): Box[] {
  const columns = Math.ceil(width / side);
  const squares = new Set<number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] === 0) continue;
    squares.add(Math.floor(pixel / width / side) * columns + Math.floor((pixel % width) / side));
  }
  const boxes = [...squares].map((square) => {
    const [left, top] = [(square % columns) * side, Math.floor(square / columns) * side];
    return { left, top, right: Math.min(left + side, width), bottom: Math.min(top + side, height) };
  });
  return merged(boxes);
}

/** Each row of a picture as one number; equal rows have equal numbers. */
function rowsOf({ data, width, height }: PNG): number[] {
  return Array.from({ length: height }, (_, row) => {
    const pixels = data.subarray(row * width * 4, (row + 1) * width * 4);
    return createHash('sha1').update(pixels).digest().readUIntBE(0, 6);
  });
}

/** Some rows of a picture, filled up below to a height with copies of the row above them, which is usually empty. */
function cut({ data, width }: PNG, [from, to]: readonly [number, number], height: number): Buffer {
  const rows = data.subarray(from * width * 4, to * width * 4);
  const above = data.subarray(Math.max(0, from - 1) * width * 4, Math.max(1, from) * width * 4);
  return Buffer.concat([rows, ...Array.from({ length: height - (to - from) }, () => above)]);
}

/**
 * The boxes of a run on one side. One that the other picture has unchanged at another height is left out: something
 * beside it makes the rows differ.
 */
function boxesAt([from, to]: readonly [number, number], boxes: readonly Box[], own: PNG, other: PNG, downs: number[]) {
  const pixels = ({ data, width }: PNG, row: number, { left, right }: Box) =>
    data.subarray((row * width + left) * 4, (row * width + right) * 4);
  return boxes
    .map((box) => ({ ...box, top: box.top + from, bottom: Math.min(box.bottom + from, to) }))
    .filter((box) => {
      const rows = Array.from({ length: Math.max(0, box.bottom - box.top) }, (_, index) => box.top + index);
      return !downs.some((down) => rows.every((row) => pixels(own, row, box).equals(pixels(other, row + down, box))));
    });
}

/** A picture with empty pixels added at the right, up to a width. */
function widened(picture: PNG, width: number): PNG {
  const wide = new PNG({ width, height: picture.height });
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
  return wide;
}

/**
 * Finds where two PNG pictures of a page differ. Their rows are aligned first, so that an added line does not mark
 * everything below it.
 */
export function findSpots(beforePng: Buffer, afterPng: Buffer): Spot[] {
  const read = [PNG.sync.read(beforePng), PNG.sync.read(afterPng)] as const;
  const width = Math.max(read[0].width, read[1].width);
  const [before, after] = [widened(read[0], width), widened(read[1], width)];
  const spots: Spot[] = [];
  for (const { isSame, ...rows } of align(rowsOf(before), rowsOf(after))) {
    if (isSame) continue;
    const height = Math.max(rows.before[1] - rows.before[0], rows.after[1] - rows.after[0]);
    const mask = new Uint8Array(width * 4 * height);
    const [old, now] = [cut(before, rows.before, height), cut(after, rows.after, height)];
    if (pixelmatch(old, now, mask, width, height, { diffMask: true }) === 0) continue;
    const boxes = boxesOf(mask, width, height);
    // What is beside the run has not moved, or as far as the part above or below it.
    const downs = [0, rows.after[0] - rows.before[0], rows.after[1] - rows.before[1]];
    const ups = downs.map((down) => -down);
    const [gone, come] = [
      boxesAt(rows.before, boxes, before, after, downs),
      boxesAt(rows.after, boxes, after, before, ups),
    ];
    if (gone.length + come.length === 0) continue;
    const last = spots.at(-1);
    const isNear =
      last && rows.before[0] - last.rows.before[1] < nearRows && rows.after[0] - last.rows.after[1] < nearRows;
    const start = isNear ? spots.pop()! : { before: [], after: [], rows };
    spots.push({
      before: merged([...start.before, ...gone]),
      after: merged([...start.after, ...come]),
      rows: {
        before: [start.rows.before[0], rows.before[1]],
        after: [start.rows.after[0], rows.after[1]],
      },
    });
  }
  return spots;
}
