import { describe, expect, test } from 'vitest';
import { afterOthers, afterSave, withText } from '../../../scripts/desk/changes/drafts.ts';
import { namedBy } from '../../../scripts/desk/frame/address.ts';
import { file, other, start, textsWith, yaml } from '../../support/desk-texts.ts';

describe('what is typed while the desk saves', () => {
  const sent = yaml('One', 'Words.');
  const changes = [{ file, before: start, text: sent }];
  const more = yaml('One two', 'Words.');

  test.each([
    ['nothing', sent, {}],
    ['more of the same field', more, { [file]: more }],
    ['another field', yaml('One', 'More.'), { [file]: yaml('One', 'More.') }],
    ['the old text again', start, { [file]: start }],
  ])('is a draft after the save: %s', (_, typed, drafts) => {
    const before = withText(textsWith({ [file]: sent }), file, typed);
    expect(afterSave(before, changes)).toEqual(textsWith(drafts, { [file]: sent }));
  });

  test('is a draft also if the saved files are read before the save has ended', () => {
    const read = afterOthers(textsWith({ [file]: more }), { [file]: sent });
    expect(afterSave(read, changes)).toEqual(textsWith({ [file]: more }, { [file]: sent }));
  });

  test('is no draft if the file was removed, also if the files are read before the save has ended', () => {
    const removed = textsWith({ [file]: '' });
    const change = [{ file, before: start, text: '' }];
    const gone = { saved: {}, drafts: {} };
    expect(afterSave(removed, change)).toEqual(gone);
    expect(afterSave(afterOthers(removed, {}), change)).toEqual(gone);
  });

  test('keeps what another program has saved after it', () => {
    const theirs = yaml('One', 'Theirs.');
    expect(afterSave(textsWith({}, { [file]: theirs }), changes)).toEqual(textsWith({}, { [file]: theirs }));
  });

  test('is a draft of a new file too', () => {
    const made = textsWith({ [other]: more }, {});
    expect(afterSave(made, [{ file: other, before: null, text: sent }])).toEqual(
      textsWith({ [other]: more }, { [other]: sent }),
    );
  });
});

test.each([
  ['#data/pages/home.yaml', 'data/pages/home.yaml'],
  ['#data/pages/b%C3%BCro.yaml', 'data/pages/büro.yaml'],
  ['#new/data/pages', 'new/data/pages'],
  ['#%E0%A4%A', ''],
  ['#constructor', ''],
  ['', ''],
])('the hash "%s" of an address opens "%s"', (hash, expected) => {
  expect(namedBy(hash, [file, 'data/pages/büro.yaml'])).toBe(expected);
});
