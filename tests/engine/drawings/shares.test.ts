import { expect, test } from 'vitest';
import { hundredths, flatBlock } from '../../../src/drawings/scenes/homes.ts';

test('shares that add up to 101 still give a hundred windows; without shares there are none', () => {
  // 9.90 11.88 48.51 29.70: the three largest remainders are rounded up.
  expect(hundredths([10, 12, 49, 30])).toEqual([10, 12, 48, 30]);
  expect(hundredths([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
});

/** How many windows of a type the block shows: the cells that its pattern fills. */
function windowsOf(art: string, type: number): number {
  const areas = [...art.matchAll(new RegExp(`width="(\\d+)" height="(\\d+)" fill="url\\(#fb${type}\\)"`, 'g'))];
  return areas.reduce((sum, [, width, height]) => sum + (Number(width) / 24) * (Number(height) / 38), 0);
}

test.each([
  [50, 50, 0, 0],
  [10, 12, 48, 30],
  [33, 33, 33, 1],
  [1, 2, 3, 94],
  [100, 0, 0, 0],
] as const)('the block has a hundred windows; by flat type: %i, %i, %i, %i', (...shares) => {
  const art = flatBlock({ shares, says: 'Shares', gable: '#009645' });
  expect([0, 1, 2, 3].map((type) => windowsOf(art, type))).toEqual([...shares]);
});
