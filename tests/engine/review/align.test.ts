import { expect, test } from 'vitest';
import { align } from '../../../scripts/review/align.ts';
import { textChanges } from '../../../scripts/review/compare.ts';

test.each([
  ['that are equal have no differences', 'a b c', 'a b c', []],
  ['have an item more in the middle', 'a b c', 'a b x c', [' → x']],
  ['have an item less at the end', 'a b c', 'a b', ['c → ']],
  ['differ in two places', 'a b c d e', 'a x c d y', ['b → x', 'e → y']],
  ['have an item that moved', 'a b c d', 'b c d a', ['a → ', ' → a']],
  ['have equal items again and again', 'more a more b more', 'more a more x more b more', [' → x more']],
  ['have no unique item', 'a a b b', 'a b b', ['a → ']],
  ['share nothing', 'a b', 'x y z', ['a b → x y z']],
])('two lists %s', (_, before, after, expected) => {
  const found = textChanges(before.split(' '), after.split(' '));
  expect(found.map(({ removed, added }) => `${removed.join(' ')} → ${added.join(' ')}`)).toEqual(expected);
});

test('the runs of two lists cover both without a gap', () => {
  const random = (seed: number) => Array.from({ length: 60 }, (_, index) => (index * seed * 7919) % 23);
  expect(align([], [1])).toEqual([{ isSame: false, before: [0, 0], after: [0, 1] }]);
  for (let seed = 1; seed < 40; seed += 1) {
    const [before, after] = [random(seed), random(seed + 1)];
    let [one, other] = [0, 0];
    for (const run of align(before, after)) {
      expect([run.before[0], run.after[0]]).toEqual([one, other]);
      if (run.isSame) expect(before.slice(...run.before)).toEqual(after.slice(...run.after));
      [one, other] = [run.before[1], run.after[1]];
    }
    expect([one, other]).toEqual([before.length, after.length]);
  }
});
