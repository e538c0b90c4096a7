import { expect, test } from 'vitest';
import { rebased, withValues } from '../../../scripts/editors/desk/change.ts';

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
  expect(rebased({ file, before, text: before.replace('Words.', 'Mine') }, now)).toBe(expected);
});

test.each([
  ['has emptied its field gets it back', 'lead: 1\n', 'lead: [1]\n', 'lead:\n', 'lead: [1]\n'],
  ['uses the field that it removes', 'lead: 1\n', 'title: 1\n', 'lead: &a 1\nmore: *a\n', 'title: 1\n'],
])('a draft of a file in which another program %s', (_, before, text, now, expected) => {
  expect(rebased({ file: 'data/x.yaml', before, text }, now)).toBe(expected);
});
