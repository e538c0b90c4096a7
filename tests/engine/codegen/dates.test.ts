import { expect, test } from 'vitest';
import { monthsBetween, shownDate } from '../../../src/content/date.ts';

test.each([
  ['2026-07-06', 'en-SG', '6 July 2026'],
  ['2026-07', 'en-SG', 'July 2026'],
  ['2020', 'en-SG', '2020'],
  ['2026-07', 'de-AT', 'Juli 2026'],
])('%s in %s is %s', (date, language, words) => {
  expect(shownDate(date, language)).toBe(words);
});

test.each([
  ['2024-11-22', '2026-11-22', 24],
  ['2024-11-23', '2026-11-22', 23],
  ['2024-10', '2026-11-22', 25],
  ['2024', '2026-11-22', 34],
  ['2026-12', '2026-11-22', -1],
])('from %s to %s are %i months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});
