import { expect, test } from 'vitest';
import { findSpots, type Place } from '../../../scripts/review/mark.ts';

/** Lines of text below each other, each with 20 pixels. */
const page = (...lines: readonly string[]): Place[] =>
  lines.map((seen, index) => ({ seen, box: { left: 10, top: index * 20, right: 70, bottom: index * 20 + 10 } }));
const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
const changed = (...at: readonly number[]) =>
  page(...lines.map((line, index) => (at.includes(index) ? 'other' : line)));

test('two equal pages have no differences, and a changed line has a box on both sides', () => {
  expect(findSpots(page(...lines), page(...lines))).toEqual([]);
  const box = { left: 10, top: 60, right: 70, bottom: 70 };
  expect(findSpots(page(...lines), changed(3))).toEqual([
    { before: [box], after: [box], rows: { before: [60, 70], after: [60, 70] } },
  ]);
});

test.each([
  ['in the middle', 3, [60, 60]],
  ['at the end', 20, [390, 390]],
])('an added line %s has a box only after the change, at its place, and nothing below it differs', (_, at, rows) => {
  const [spot, ...others] = findSpots(page(...lines), page(...lines.toSpliced(at, 0, 'new')));
  expect(others).toEqual([]);
  expect(spot).toMatchObject({ before: [], after: [{ top: at * 20 }], rows: { before: rows } });
});

test('changes far from each other are two places, near ones are one, and boxes that touch are one', () => {
  expect(findSpots(page(...lines), changed(1, 16))).toHaveLength(2);
  expect(findSpots(page(...lines), changed(1, 3)).map(({ after }) => after.length)).toEqual([2]);
  expect(findSpots(page(...lines), changed(1, 2)).map(({ after }) => after.length)).toEqual([1]);
});
