import { PNG } from 'pngjs';
import pixelmatch from 'pixelmatch';
import { around, boxesOf, merged, type Box } from './boxes.ts';
import { align } from './align.ts';

/** In pixels: how far the edges of a part can spread if the part moves by a fraction of a pixel. */
const [reachX, reachY] = [1, 3];
/** How far a channel may be outside the range of the pixels around it. */
const tolerance = 40;
/** The number of pixels outside the range that still count as equal: `fewPixels`, plus one in every `ofMany`. */
const [fewPixels, ofMany] = [6, 400];

/**
 * Whether the pixels in a box of one picture are in the range of the pixels around the same place in the other picture.
 */
function isWithin(one: PNG, other: PNG, { left, top, right, bottom }: Box, down: number): boolean {
  let outside = 0;
  const most = fewPixels + ((right - left) * (bottom - top)) / ofMany;
  for (let y = top; y < Math.min(bottom, one.height, other.height - down); y += 1) {
    for (let x = left; x < right; x += 1) {
      const fits = [0, 1, 2].every((channel) => {
        const value = one.data[(y * one.width + x) * 4 + channel]!;
        let [low, high] = [255, 0];
        for (let row = Math.max(0, y + down - reachY); row <= Math.min(other.height - 1, y + down + reachY); row += 1) {
          for (let column = Math.max(0, x - reachX); column <= Math.min(other.width - 1, x + reachX); column += 1) {
            const near = other.data[(row * other.width + column) * 4 + channel]!;
            if (near < low) low = near;
            if (near > high) high = near;
          }
        }
        return value >= low - tolerance && value <= high + tolerance;
      });
      if (!fits && (outside += 1) > most) return false;
    }
  }
  return true;
}

/**
 * Whether a part of a page differs only because something above it has moved it by a fraction of a pixel. `box` is in
 * the picture after the change. The same part is `down` rows further down in the picture before the change.
 */
function isOnlyShifted(before: PNG, after: PNG, box: Box, down: number): boolean {
  const old = { ...box, top: Math.max(0, box.top + down), bottom: box.bottom + down };
  return isWithin(after, before, box, down) && isWithin(before, after, old, -down);
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

/** Two differences with fewer rows than this between them are shown as one. */
const nearRows = 60;

/** Each row of a picture as one number; equal rows have equal numbers. */
function rowsOf({ data, width, height }: PNG): number[] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  return Array.from({ length: height }, (_, row) => {
    let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      one = Math.imul(one ^ pixels[at]!, 0x01_00_01_93);
      other = Math.imul(other ^ pixels[at]!, 0x85_eb_ca_6b) ^ (other >>> 15);
    }
    return (one >>> 0) * 0x20_00_00 + ((other >>> 0) & 0x1f_ff_ff);
  });
}

/** Some rows of a picture, filled up below to a height with copies of the row above them, which is usually empty. */
function cut({ data, width }: PNG, from: number, to: number, height: number): Buffer {
  const rows = Buffer.alloc(width * 4 * height);
  data.copy(rows, 0, from * width * 4, to * width * 4);
  const above = Math.max(0, from - 1);
  for (let row = to - from; row < height; row += 1) {
    data.copy(rows, row * width * 4, above * width * 4, (above + 1) * width * 4);
  }
  return rows;
}

const moved = (boxes: readonly Box[], from: number, to: number): Box[] =>
  boxes
    .map((box) => ({ ...box, top: box.top + from, bottom: Math.min(box.bottom + from, to) }))
    .filter(({ top, bottom }) => top < bottom);

/** A picture with empty pixels added at the right, up to a width. */
function widened(picture: PNG, width: number): PNG {
  if (picture.width === width) return picture;
  const wide = new PNG({ width, height: picture.height });
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
  return wide;
}

function joined(spots: readonly Spot[]): Spot[] {
  const found: Spot[] = [];
  for (const spot of spots) {
    const last = found.at(-1);
    const isNear =
      last &&
      spot.rows.before[0] - last.rows.before[1] < nearRows &&
      spot.rows.after[0] - last.rows.after[1] < nearRows;
    if (!isNear) found.push(spot);
    else
      found[found.length - 1] = {
        before: [...last.before, ...spot.before],
        after: [...last.after, ...spot.after],
        rows: {
          before: [last.rows.before[0], spot.rows.before[1]],
          after: [last.rows.after[0], spot.rows.after[1]],
        },
      };
  }
  return found;
}

/**
 * Finds where two PNG pictures of a page differ. Their rows are aligned first, so that an added line does not mark
 * everything below it.
 */
export function findSpots(beforePng: Buffer, afterPng: Buffer): Spot[] {
  const read = [PNG.sync.read(beforePng), PNG.sync.read(afterPng)] as const;
  const width = Math.max(read[0].width, read[1].width);
  const [before, after] = [widened(read[0], width), widened(read[1], width)];
  let isMoved = false;
  const spots = align(rowsOf(before), rowsOf(after)).flatMap((run): Spot[] => {
    if (run.isSame) return [];
    isMoved ||= run.before[1] - run.before[0] !== run.after[1] - run.after[0];
    const height = Math.max(run.before[1] - run.before[0], run.after[1] - run.after[0]);
    const mask = new Uint8Array(width * 4 * height);
    const [old, now] = [cut(before, ...run.before, height), cut(after, ...run.after, height)];
    if (pixelmatch(old, now, mask, width, height, { diffMask: true }) === 0) return [];
    // The distances by which the parts above and below the run have moved.
    const downs = [run.before[0] - run.after[0], run.before[1] - run.after[1]];
    const boxes = boxesOf(mask, width, height).filter((box) => {
      const place = { ...box, top: box.top + run.after[0], bottom: box.bottom + run.after[0] };
      return !isMoved || !downs.some((down) => isOnlyShifted(before, after, place, down));
    });
    if (boxes.length === 0) return [];
    return [{ before: moved(boxes, ...run.before), after: moved(boxes, ...run.after), rows: run }];
  });
  return joined(spots).map((spot) => ({ ...spot, before: merged(spot.before), after: merged(spot.after) }));
}

/** The smallest box around all differences of a spot on one side; undefined if that side has none there. */
export const extentOf = ([first, ...others]: readonly Box[]): Box | undefined => first && others.reduce(around, first);
