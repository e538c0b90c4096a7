import type { PNG } from 'pngjs';
import type { Box } from './boxes.ts';

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
export function isOnlyShifted(before: PNG, after: PNG, box: Box, down: number): boolean {
  const old = { ...box, top: Math.max(0, box.top + down), bottom: box.bottom + down };
  return isWithin(after, before, box, down) && isWithin(before, after, old, -down);
}
