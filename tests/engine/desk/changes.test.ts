import { expect, test } from 'vitest';
import { changesIn } from '../../../scripts/desk/changes/changes.ts';
import type { Files } from '../../../scripts/desk/changes/change.ts';
import { afterOthers, conflictsIn, currentOf, withText, type Texts } from '../../../scripts/desk/changes/drafts.ts';
import { fieldLabel } from '../../../src/content/text/wording.ts';
import type { Path } from '../../../src/content/place.ts';
import { nameOfFile } from '../../../scripts/desk/engine/state.ts';

const file = 'data/pages/home.yaml';
const nameOf = (file: string, path: Path) => fieldLabel(nameOfFile(file, { entries: [] }), {}, path);
const start = `title: Home # yes
why:
  # The first reason.
  - text: We are near.
  - text: We are quick.
names: [Bedok, Simei]
isNew: false
closed: 2026-12-24
steps: [A, B, C, D]
`;
const textsWith = (text: string): Texts => withText({ saved: { [file]: start }, drafts: {} }, file, text);

test.each([
  ['a text', ['near', 'around'], 'Home › Why › 1 › Text', 'We are near.', 'We are around.'],
  ['a new field', ['isNew', 'price: 12\nisNew'], 'Home › Price', '', '12'],
  ['an answer', ['false', 'true'], 'Home › Is new', 'No', 'Yes'],
  ['a removed item', ['  - text: We are quick.\n', ''], 'Home › Why', 'We are quick.', ''],
  ['an added item', ['names', '  - text: We are kind.\nnames'], 'Home › Why › 3', '', 'We are kind.'],
  ['a new list', ['isNew', 'days: [24 May, 25 May]\nisNew'], 'Home › Days', '', '24 May, 25 May'],
  ['other items', ['Bedok, Simei', 'Simei, Eunos, Kovan'], 'Home › Names', 'Bedok', 'Eunos, Kovan'],
  ['another order', ['A, B, C, D', 'D, B, A, C'], 'Home › Steps', '', 'in the order D, B, A, C'],
  ['a date', ['2026-12-24', '2026-12-26'], 'Home › Closed', '24 December 2026', '26 December 2026'],
])('%s is one change in words, and taken back leaves the file as it was', (_, [from, to], label, before, after) => {
  const texts = textsWith(start.replace(from!, to!));
  const [change, ...more] = changesIn(texts, [], nameOf);
  expect(more).toEqual([]);
  expect(change).toMatchObject({ label, parts: [{ file, label, before, after }] });
  expect(change!.choices[0]!.choose(texts).drafts).toEqual({});
});

test('what was done to several files is one change with its own words', () => {
  const [bedok, homes] = ['data/areas/bedok.yaml', 'data/tables/homes.csv'];
  const saved: Files = { [file]: start, [bedok]: 'name: Bedok\n', [homes]: 'bedok,1\n' };
  const planned = { [file]: start.replace('Bedok, ', ''), [bedok]: '', [homes]: '' };
  const made = Object.entries(planned).reduce(
    (texts, [name, text]) => withText(texts, name, text, 'Bedok is deleted'),
    { saved, drafts: {} } as Texts,
  );
  const texts = withText(made, file, planned[file]!.replace('near', 'around'));
  const [change, ...more] = changesIn(texts, [], nameOf);
  expect(more).toEqual([]);
  expect(change!.label).toBe('Bedok is deleted');
  const labels = ['Bedok', 'Homes (table)', 'Home › Why › 1 › Text', 'Home › Names'];
  expect(change!.parts.map(({ label }) => label)).toEqual(labels);
  expect(change!.choices[0]!.choose(texts).drafts).toEqual({});
});

test('a change says that it is proposed until it is changed again', () => {
  const text = start.replace('near', 'around');
  const proposed = [{ file, before: start, text }];
  const isProposed = (now: string) =>
    changesIn({ ...textsWith(now), proposed }, [], nameOf).map((each) => each.isProposed);
  expect(isProposed(text)).toEqual([true]);
  expect(isProposed(text.replace('false', 'true'))).toEqual([true, false]);
  expect(isProposed(text.replace('around', 'far'))).toEqual([false]);
});

test('a field that somebody else has changed too is a choice between both words; other fields are not', () => {
  const mine = textsWith(start.replace('near', 'around').replace('false', 'true'));
  const texts = afterOthers(mine, { [file]: start.replace('near', 'nearby') });
  const [choice, ...others] = changesIn(texts, conflictsIn(texts), nameOf);
  expect(choice).toMatchObject({
    label: 'Home › Why › 1 › Text',
    choices: [
      { words: 'Keep yours', value: 'We are around.' },
      { words: 'Take theirs', value: 'We are nearby.' },
    ],
  });
  expect(others.map(({ label }) => label)).toEqual(['Home › Is new']);
  for (const [index, words] of ['around', 'nearby'].entries()) {
    const chosen = choice!.choices[index]!.choose(texts);
    expect(currentOf(chosen)[file]).toBe(start.replace('near', words).replace('false', 'true'));
    expect(conflictsIn(withText(chosen, file, start.replace('near', 'far')))).toEqual([]);
  }
});
