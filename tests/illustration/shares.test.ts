import { expect, test } from 'vitest';
import { hundredths } from '../../scripts/illustration/homes/shares.ts';
import { flatBlock } from '../../scripts/illustration/scenes/homes.ts';

test('shares that add up to 101 still give a hundred windows', () => {
  expect(hundredths([10, 12, 49, 30])).toEqual([10, 12, 48, 30]); // 9.90 11.88 48.51 29.70: the three largest remainders
});

test('the block shows a hundred windows, so many of each type', () => {
  const art = flatBlock({ shares: [50, 50, 0, 0], says: 'Half and half', gable: '#009645' });
  expect(art.match(/width="14" height="18" fill="#C8341F"/g)).toHaveLength(50);
  expect(art.match(/width="14" height="18" fill="#FFBF3F"/g)).toHaveLength(50);
});

test('no shares, no windows', () => {
  expect(hundredths([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
});
