import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { findSpots } from '../../../scripts/review/mark.ts';

type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** A white picture with black rectangles. */
function draw(height: number, rectangles: readonly Rectangle[], width = 200): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [left, top, wide, high] of rectangles) {
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return PNG.sync.write(picture);
}

/** Lines of text that all differ, because each starts at another place. */
const lines = (from: number, count: number, top: number): Rectangle[] =>
  Array.from({ length: count }, (_, index) => [10 + (from + index) * 3, top + index * 20, 60, 10]);

test('two equal pictures have no differences, and an added shape has a box around it, also beside the other picture', () => {
  const before = draw(200, lines(0, 5, 10));
  expect(findSpots(before, before)).toEqual([]);
  const [spot, ...more] = findSpots(before, draw(200, [...lines(0, 5, 10), [150, 70, 20, 10]]));
  const [box] = spot!.after;
  expect([more, spot!.after.length]).toEqual([[], 1]);
  expect(box!.left <= 150 && box!.right >= 170 && box!.right - box!.left < 40).toBe(true);
  const wider = findSpots(before, draw(200, [...lines(0, 5, 10), [210, 20, 20, 20]], 240));
  expect(wider[0]!.after[0]!.right).toBeGreaterThan(200);
});

test('below an added line nothing differs', () => {
  const before = draw(300, [...lines(0, 3, 10), ...lines(5, 8, 70)]);
  const after = draw(320, [...lines(0, 3, 10), [120, 70, 60, 10], ...lines(5, 8, 90)]);
  const spots = findSpots(before, after);
  expect(spots).toHaveLength(1);
  for (const { top, bottom } of spots[0]!.after) expect([top >= 60, bottom <= 92]).toEqual([true, true]);
});

test('changes far from each other have two boxes, and near ones have one', () => {
  const base = lines(0, 20, 10);
  const with2 = (second: number) => draw(420, [...base, [150, 30, 20, 10], [150, second, 20, 10]]);
  expect(findSpots(draw(420, base), with2(330))).toHaveLength(2);
  expect(findSpots(draw(420, base), with2(50))).toHaveLength(1);
});
