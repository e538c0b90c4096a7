import { expect, test } from 'vitest';
import { conflictsOf, rebased, resolved, withValues } from '../../../scripts/desk/changes/change.ts';

const file = 'data/pages/about.md';
const page = (title: string, lead: string, words: string) =>
  `---\ntitle: ${title}\nlead: ${lead} # yes\n---\n\n${words} words.\n`;
const before = page('About us', 'Words.', 'More');

test('changes of values and of Markdown change only their lines', () => {
  const after = withValues(file, before, { title: 'Who we are', lead: 'Words.' }, '\nOther words.\n');
  expect(after).toBe('---\ntitle: Who we are\nlead: Words. # yes\n---\n\nOther words.\n');
});

test.each([
  ['another field', page('Who we are', 'Words.', 'More'), page('Who we are', 'Mine', 'More')],
  ['the Markdown', page('About us', 'Words.', 'No more'), page('About us', 'Mine', 'No more')],
  ['the same field', page('About us', 'Theirs', 'More'), page('About us', 'Mine', 'More')],
])('a draft is applied again after another change of %s', (_, now, expected) => {
  expect(rebased(file, { before, text: before.replace('Words.', 'Mine') }, now).text).toBe(expected);
});

const list = (...items: string[]) => items.map((item) => `- ${item}\n`).join('');

test.each([
  ['different items', 'a b c', 'a2 b c', 'a b c2', [], 'a2 b c2'],
  ['an item, and a new one', 'a b', 'a b c', 'a2 b', [], 'a2 b c'],
  ['new items, of which one is the same', 'a', 'a b c', 'a c d', [], 'a c d b'],
  ['the same item', 'a b', 'a b2', 'a b3', [1], 'a b2'],
  ['an item after one that is removed', 'a b c', 'a c', 'a b c2', [], 'a c'],
])('a draft and another program change a list: %s', (_, start, yours, theirs, path, merged) => {
  const [before, text, now, expected] = [start, yours, theirs, merged].map((items) => list(...items.split(' ')));
  const draft = rebased('data/x.yaml', { before: before!, text: text! }, now!);
  expect(draft.text).toBe(expected);
  const [conflict, ...more] = conflictsOf('data/x.yaml', draft, now);
  expect(more).toEqual([]);
  expect(conflict === undefined).toBe(draft.before === now);
  if (conflict === undefined) return;
  expect(conflict.path).toEqual(['fields', ...path]);
  expect(resolved(draft, conflict, now!, 'yours')).toEqual({ before: now, text: expected });
  expect(resolved(draft, conflict, now!, 'theirs')).toEqual({ before: now, text: now });
});

test.each([
  ['is new', null, 'title: Mine\n', 'title: Theirs\n'],
  ['is empty for a moment', 'title: x\n', 'title: Mine\n', ''],
])('a file that %s is a conflict as a whole', (_, before, text, now) => {
  const draft = rebased('data/x.yaml', { before, text }, now);
  expect(draft).toEqual({ before, text });
  const [conflict] = conflictsOf('data/x.yaml', draft, now);
  expect(conflict?.path).toEqual([]);
  expect(resolved(draft, conflict!, now, 'yours')).toEqual({ before: now, text });
  expect(resolved(draft, conflict!, now, 'theirs').text).toBe(now);
});

test('the first items that a draft and another program add to a list are both kept', () => {
  const hours = (...days: string[]) =>
    `hours: 9 # to 6\n${days.length > 0 ? 'special:\n' : ''}${days.map((day) => `  - from: ${day}\n`).join('')}`;
  const draft = { before: hours(), text: hours('2026-12-24') };
  const now = hours('2027-01-01');
  expect(rebased('data/x.yaml', draft, now)).toEqual({ before: now, text: hours('2027-01-01', '2026-12-24') });
});
