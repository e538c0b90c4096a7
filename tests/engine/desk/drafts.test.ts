import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  afterChoice,
  afterOthers,
  afterSave,
  afterStored,
  conflictsIn,
  currentOf,
  keepDrafts,
  readDrafts,
  withText,
  type Files,
  type Texts,
} from '../../../scripts/editors/desk/drafts.ts';
import { namedBy } from '../../../scripts/editors/desk/listed.ts';

const file = 'data/pages/home.yaml';
const other = 'data/pages/about.yaml';
const yaml = (title: string, lead: string) => `title: ${title}\nlead: ${lead}\n`;
const start = yaml('Home', 'Words.');
/** Texts with drafts of what is saved. */
const textsWith = (drafts: Files, saved: Files = { [file]: start }): Texts =>
  Object.entries(drafts).reduce((texts, [name, text]) => withText(texts, name, text), { saved, drafts: {} } as Texts);
const draftOf = (text: string, before: string | null = start) => JSON.stringify({ before, text });

/** A browser's storage, whose keys are its properties, as those of a real one are. */
const methods = {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  },
  setItem(key: string, text: string) {
    (this as unknown as Record<string, string>)[key] = text;
  },
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  },
};
let storage: Record<string, string>;
beforeEach(() => {
  storage = Object.create(methods) as Record<string, string>;
  vi.stubGlobal('localStorage', storage);
});

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

describe('a field that another program changes, too,', () => {
  const theirs = { [file]: yaml('Theirs', 'Theirs.') };
  const texts = afterOthers(textsWith({ [file]: yaml('Mine', 'Words.') }), theirs);
  const [conflict] = conflictsIn(texts);
  const path = ['fields', 'title'];

  test('is a conflict; the change of another field is in the draft', () => {
    expect(conflictsIn(texts)).toEqual([{ file, path, yours: 'Mine', theirs: 'Theirs' }]);
    expect(currentOf(texts)).toEqual({ [file]: yaml('Mine', 'Theirs.') });
  });

  test.each([
    ['yours', yaml('Mine', 'Theirs.')],
    ['theirs', theirs[file]],
  ] as const)('has the value that the editor chooses: %s', (whose, expected) => {
    const chosen = afterChoice(texts, conflict!, whose);
    expect(currentOf(chosen)).toEqual({ [file]: expected });
    expect(conflictsIn(chosen)).toEqual([]);
    expect(conflictsIn(withText(chosen, file, yaml('Mine again', 'Theirs.')))).toEqual([]);
  });

  test('is still a conflict after a reload, and after a later change of another field', () => {
    keepDrafts({}, texts);
    const saved = { [file]: yaml('Theirs', 'Later.') };
    const read = { saved, drafts: readDrafts(saved) };
    expect(conflictsIn(read)).toEqual([conflict]);
    expect(currentOf(read)).toEqual({ [file]: yaml('Mine', 'Later.') });
  });

  test('is no conflict if both change it to the same value', () => {
    expect(conflictsIn(afterOthers(textsWith(theirs), { [file]: yaml('Theirs', 'Words.') }))).toEqual([]);
  });
});

test('two windows with the same file keep the changes of both', () => {
  const title = yaml('Mine', 'Words.');
  const both = yaml('Mine', 'Yours.');
  const key = `desk draft ${file}`;
  const first = withText(textsWith({}), file, title);
  keepDrafts({}, first);
  const second = afterStored(textsWith({}), { key, newValue: storage[key]! });
  expect(second).toEqual(first);
  keepDrafts(second.drafts, withText(second, file, both));
  expect(readDrafts({ [file]: start })).toEqual(textsWith({ [file]: both }).drafts);
});

test.each([
  ['of another field', yaml('Mine', 'Yours.'), yaml('Mine', 'Yours.')],
  ['that was undone', undefined, undefined],
  ['with broken JSON', '{', undefined],
])('a window follows the draft of another window %s', (_, now, expected) => {
  const texts = textsWith({ [file]: yaml('Mine', 'Words.') });
  const newValue = now === undefined ? null : now === '{' ? now : draftOf(now);
  const next = afterStored(texts, { key: `desk draft ${file}`, newValue });
  expect(next.drafts[file]?.text).toBe(expected);
  expect(afterStored(texts, { key: 'other', newValue })).toBe(texts);
});

test('a new file of another window appears, and disappears when it is undone there', () => {
  const event = { key: `desk draft ${other}`, newValue: draftOf('title: New\n', null) };
  const made = afterStored(textsWith({}), event);
  expect(made).toEqual(textsWith({ [other]: 'title: New\n' }));
  expect(afterStored(made, { ...event, newValue: null }).drafts).toEqual({});
});

test.each(['{', 'null', '7', '{}', '{"before":null}', '{"before":1,"text":"title: x"}', '{"before":"a: [","text":2}'])(
  'a stored draft that is %s is skipped; the others are read',
  (broken) => {
    storage[`desk draft ${other}`] = broken;
    storage[`desk draft ${file}`] = draftOf(yaml('Mine', 'Words.'));
    storage['something else'] = 'x';
    const { drafts } = textsWith({ [file]: yaml('Mine', 'Words.') });
    expect(readDrafts({ [file]: start, [other]: start })).toEqual(drafts);
  },
);

describe('a storage that', () => {
  const texts = textsWith({ [file]: yaml('Mine', 'Words.') });
  const refuse = (): never => {
    throw new DOMException('No room', 'QuotaExceededError');
  };

  test('has room keeps drafts, and forgets those that are saved or undone', () => {
    expect(keepDrafts({}, texts)).toBe(true);
    expect(readDrafts(texts.saved)).toEqual(texts.drafts);
    expect(keepDrafts(texts.drafts, textsWith({}))).toBe(true);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('is full keeps what fits', () => {
    const setItem = (key: string, text: string) => (key.endsWith(file) ? refuse() : (storage[key] = text));
    vi.stubGlobal('localStorage', Object.assign(storage, { setItem }));
    const more = withText(texts, other, 'title: New\n');
    expect(keepDrafts({}, more)).toBe(false);
    expect(readDrafts({})).toEqual({ [other]: more.drafts[other] });
  });

  test('is blocked keeps nothing, and the desk starts without drafts', () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    expect(keepDrafts({}, texts)).toBe(false);
    expect(readDrafts(texts.saved)).toEqual({});
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

test.each([
  ['#data/pages/home.yaml', 'data/pages/home.yaml'],
  ['#data/pages/b%C3%BCro.yaml', 'data/pages/büro.yaml'],
  ['#%E0%A4%A', undefined],
  ['#constructor', undefined],
  ['', undefined],
])('the hash "%s" of an address opens the file %s', (hash, expected) => {
  expect(namedBy(hash, [file, 'data/pages/büro.yaml'])).toBe(expected);
});
