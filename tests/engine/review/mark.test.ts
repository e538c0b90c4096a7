import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { merged } from '../../../scripts/editors/review/boxes.ts';
import { findSpots } from '../../../scripts/editors/review/mark.ts';

type Rectangle = readonly [left: number, top: number, width: number, height: number, colour?: number];

/** A white picture with rectangles, black or in the given grey. */
function draw(height: number, rectangles: readonly Rectangle[], width = 200): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [left, top, wide, high, colour = 0] of rectangles) {
    for (let y = top; y < top + high; y += 1) {
      for (let x = left; x < left + wide; x += 1)
        picture.data.fill(colour, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return PNG.sync.write(picture);
}

/** Lines of text that all differ, because each starts at another place. */
const lines = (from: number, count: number, top: number): Rectangle[] =>
  Array.from({ length: count }, (_, index) => [10 + (from + index) * 3, top + index * 20, 60, 10]);

describe('two pictures', () => {
  test('that are equal have no differences', () => {
    const picture = draw(200, lines(0, 5, 10));
    expect(findSpots(picture, picture)).toEqual([]);
  });

  test('have a box around an added shape', () => {
    const spots = findSpots(draw(200, lines(0, 5, 10)), draw(200, [...lines(0, 5, 10), [150, 70, 20, 10]]));
    expect(spots).toHaveLength(1);
    expect(spots[0]!.after).toHaveLength(1);
    const [box] = spots[0]!.after;
    expect(box!.left).toBeLessThanOrEqual(150);
    expect(box!.right).toBeGreaterThanOrEqual(170);
    expect(box!.right - box!.left).toBeLessThan(40);
  });

  test('have no differences below an added line', () => {
    const before = draw(300, [...lines(0, 3, 10), ...lines(5, 8, 70)]);
    const after = draw(320, [...lines(0, 3, 10), [120, 70, 60, 10], ...lines(5, 8, 90)]);
    const spots = findSpots(before, after);
    expect(spots).toHaveLength(1);
    for (const { top, bottom } of spots[0]!.after) expect([top >= 60, bottom <= 92]).toEqual([true, true]);
  });

  test('have two boxes for changes far from each other, and one for near changes', () => {
    const base = lines(0, 20, 10);
    const with2 = (second: number) => draw(420, [...base, [150, 30, 20, 10], [150, second, 20, 10]]);
    expect(findSpots(draw(420, base), with2(330))).toHaveLength(2);
    expect(findSpots(draw(420, base), with2(50))).toHaveLength(1);
  });

  test('have no marks that overlap', () => {
    const boxes = [
      { left: 0, top: 0, right: 10, bottom: 10 },
      { left: 40, top: 0, right: 50, bottom: 10 },
      { left: 8, top: 8, right: 42, bottom: 20 },
      { left: 80, top: 0, right: 90, bottom: 10 },
    ];
    expect(merged(boxes)).toEqual([
      { left: 0, top: 0, right: 50, bottom: 20 },
      { left: 80, top: 0, right: 90, bottom: 10 },
    ]);
  });

  test('of different widths can be compared', () => {
    const spots = findSpots(draw(100, lines(0, 3, 10)), draw(100, [...lines(0, 3, 10), [210, 20, 20, 20]], 240));
    expect(spots[0]!.after[0]!.right).toBeGreaterThan(200);
  });

  test('have no difference if an edge moved by less than a pixel below a new line', () => {
    const edges = (top: number, grey: number): Rectangle[] => [
      [20, top, 100, 1, grey],
      [20, top + 1, 100, 8],
      [20, top + 9, 100, 1, 255 - grey],
    ];
    const before = draw(300, [...lines(0, 3, 10), ...edges(150, 200)]);
    const after = draw(320, [...lines(0, 3, 10), [120, 70, 60, 10], ...edges(170, 90)]);
    const boxes = findSpots(before, after).flatMap((spot) => spot.after);
    expect(boxes).not.toEqual([]);
    expect(boxes.filter(({ top }) => top > 120)).toEqual([]);
  });
});
