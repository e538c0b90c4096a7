import { expect, test } from 'vitest';
import { changedTexts, differenceOf } from '../../../scripts/diff/compare.ts';

test.each([
  ['that are equal have no differences', 'a b c', 'a b c', []],
  ['have an item more in the middle', 'a b c', 'a b x c', [' → x']],
  ['have an item less at the end', 'a b c', 'a b', ['c → ']],
  ['have an item that moved', 'a b c d', 'b c d a', ['a → ', ' → a']],
])('two lists %s', (_, before, after, expected) => {
  const found = changedTexts(before.split(' '), after.split(' '));
  expect(found.map(({ before: gone = '', after: come = '' }) => `${gone} → ${come}`)).toEqual(expected);
});

const file = (facts: Record<string, string>) => ({ facts: new Map(Object.entries(facts)) });

test.each([
  [
    'a fact that changes',
    file({ a: '1', b: '2' }),
    file({ b: '3', a: '1' }),
    [{ part: 'facts', name: 'b', before: '2', after: '3' }],
  ],
  [
    'only another order',
    file({ a: '1', b: '2' }),
    file({ b: '2', a: '1' }),
    [{ part: 'facts', name: 'the order', after: 'changed' }],
  ],
  ['a new file', undefined, file({ a: '1' }), [{ part: 'facts', name: 'a', before: undefined, after: '1' }]],
])('the difference of %s', (_, before, after, facts) => {
  expect(differenceOf('site', before, after).changes).toEqual(facts);
});
