import { expect, test } from 'vitest';
import { gableScene, roomScenes } from '../../../src/drawings/scenes/sheet.ts';
import { idsOf, referencesOf } from './marks.ts';

test.each([
  [1, 'wide'],
  [2, 'left right'],
  [3, 'left right wide'],
  [5, 'left right wide left right'],
  [8, 'left right left right left right left right'],
])('%i rooms are on floors of two, and an odd one is alone in the middle', (count, places) => {
  const rooms = roomScenes(Array.from({ length: count }, () => 'kitchen'));
  expect(rooms.map(({ place }) => place).join(' ')).toBe(places);
});

test('the same room twice has no id twice, and each refers to its own; a room without a name is empty', () => {
  const [one, other, empty] = roomScenes(['floors', 'floors', undefined]).map(({ picture }) => picture);
  const ids = [one!, other!].flatMap(idsOf);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  expect([one!, other!].flatMap(referencesOf)).toEqual(ids);
  expect(empty).toMatch(/class="cat"/);
});

test('a long number on the gable is smaller, and its marks are escaped', () => {
  expect(gableScene('20')).toContain('font-size="60"');
  expect(gableScene('123&4')).toMatch(/font-size="26"[^>]*>123&amp;4</);
});
