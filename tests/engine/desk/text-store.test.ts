import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Files } from '../../../scripts/desk/changes/change.ts';
import { afterOthers, afterSave, conflictsIn, currentOf, withText } from '../../../scripts/desk/changes/drafts.ts';
import type { Texts } from '../../../scripts/desk/changes/drafts.ts';
import { openTexts } from '../../../scripts/desk/changes/text-store.ts';

const file = 'data/pages/home.yaml';
const other = 'data/pages/about.yaml';
const yaml = (title: string, lead: string) => `title: ${title}\nlead: ${lead}\n`;
/** The saved text of the file. */
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
afterEach(() => vi.useRealTimers());

const keyOf = (name: string) => `desk draft ${name}`;
const readDrafts = (saved: Files) => openTexts(saved).state().texts.drafts;

/** A window of the desk, in which these texts are typed. */
function windowWith(drafts: Files, saved: Files = { [file]: start }) {
  const store = openTexts(saved);
  for (const [name, text] of Object.entries(drafts)) store.change((now) => withText(now, name, text));
  return store;
}

test('a conflict is still one after a reload, and after a later change of another field', () => {
  windowWith({ [file]: yaml('Mine', 'Words.') }).followFiles({ [file]: yaml('Theirs', 'Theirs.') });
  const saved = { [file]: yaml('Theirs', 'Later.') };
  const read = { saved, drafts: readDrafts(saved) };
  expect(conflictsIn(read)).toMatchObject([{ file, path: ['fields', 'title'], yours: 'Mine', theirs: 'Theirs' }]);
  expect(currentOf(read)).toEqual({ [file]: yaml('Mine', 'Later.') });
});

test('a draft of a file that the desk does not have is there again when the newest files have it', () => {
  storage[keyOf(other)] = draftOf('typed', 'newest');
  const store = openTexts({ [file]: start });
  expect(store.state().texts.drafts).toEqual({});
  store.followFiles({ [file]: start, [other]: 'newest' });
  expect(store.state().texts.drafts).toMatchObject({ [other]: { text: 'typed' } });
});

test('what was proposed and merged is the saved text, and no change of somebody else', () => {
  const proposed = yaml('Mine', 'Words.');
  const store = windowWith({ [file]: proposed, [other]: 'title: New\n' });
  store.proposed([
    { file, before: start, text: proposed },
    { file: other, before: null, text: 'title: New\n' },
  ]);
  store.change((now) => withText(now, file, yaml('Later', 'Words.')));
  store.followFiles({ [file]: proposed, [other]: 'title: New\n' });
  const drafts = { [file]: { before: proposed, text: yaml('Later', 'Words.') } };
  expect(store.state().texts.drafts).toEqual(drafts);
  expect(conflictsIn(store.state().texts)).toEqual([]);
  expect(readDrafts({ [file]: proposed })).toEqual(drafts);
});

test('two windows of one browser have the same drafts', () => {
  const [one, two] = [openTexts({ [file]: start }), openTexts({ [file]: start })];
  const deliver = () => two.followStorage({ key: keyOf(file), newValue: storage[keyOf(file)] ?? null });
  one.change((now) => withText(now, file, yaml('Mine', 'Words.')));
  deliver();
  expect(two.state().texts).toEqual(one.state().texts);
  one.undo();
  deliver();
  expect(two.state().texts.drafts).toEqual({});
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
    const window = windowWith({ [file]: yaml('Mine', 'Words.'), [other]: 'title: New\n' });
    expect(window.state().isKept).toBe(true);
    expect(readDrafts(texts.saved)).toEqual(window.state().texts.drafts);
    window.change((now) => withText(now, file, undefined));
    window.change((now) => afterSave(now, [{ file: other, before: null, text: 'title: New\n' }]));
    expect(readDrafts(texts.saved)).toEqual({});
  });

  test('is full keeps what fits, and the desk says so', () => {
    const setItem = (key: string, text: string) => (key.endsWith(file) ? refuse() : (storage[key] = text));
    vi.stubGlobal('localStorage', Object.assign(storage, { setItem }));
    const window = windowWith({ [file]: yaml('Mine', 'Words.'), [other]: 'title: New\n' });
    expect(window.state().isKept).toBe(false);
    expect(Object.keys(readDrafts(texts.saved))).toEqual([other]);
  });
});

const [first, second] = [yaml('First', 'Words.'), yaml('Second', 'Words.')];
const about = { [other]: 'title: About\n' };
const textsOf = (store: ReturnType<typeof openTexts>) => currentOf(store.state().texts);

test('undo and redo walk through the changes of all files; typing without a pause is one step', () => {
  vi.useFakeTimers();
  const store = openTexts({ [file]: start, ...about });
  const type = (name: string, text: string, wait = 2000) => {
    vi.advanceTimersByTime(wait);
    store.change((texts) => withText(texts, name, text), true);
  };
  type(file, yaml('Fir', 'Words.'));
  type(file, first, 300);
  type(other, 'title: We\n');
  type(file, second);
  expect(store.undo()).toEqual([file]);
  expect(textsOf(store)).toEqual({ [file]: first, [other]: 'title: We\n' });
  expect(store.undo()).toEqual([other]);
  expect(store.undo()).toEqual([file]);
  expect(store.state().texts.drafts).toEqual({});
  expect(store.undo()).toEqual([]);
  store.redo();
  store.redo();
  expect(textsOf(store)).toEqual({ [file]: first, [other]: 'title: We\n' });
  type(file, start);
  expect(store.redo()).toEqual([]);
  // What a button does is a step of its own.
  store.change((texts) => withText(texts, file, second));
  type(file, first, 0);
  store.undo();
  expect(textsOf(store)[file]).toBe(second);
  store.undo();
  expect(textsOf(store)[file]).toBe(start);
});

test('a file that was made or removed, and a save, can be taken back; what others have saved cannot', () => {
  const store = openTexts({ [file]: start });
  const done = 'Home is now About';
  store.change((texts) => withText(withText(texts, file, '', done), other, 'title: About\n', done));
  expect(textsOf(store)).toEqual(about);
  store.undo();
  expect(textsOf(store)).toEqual({ [file]: start });
  store.redo();
  expect(store.state().texts.drafts).toMatchObject({ [file]: { done }, [other]: { done } });
  store.undo();
  store.change((texts) => withText(texts, file, first));
  store.proposed([{ file, before: start, text: first }]);
  store.followFiles({ [file]: first });
  store.undo();
  expect(store.state().texts.drafts).toEqual({ [file]: { before: first, text: start } });
  store.followFiles({ [file]: second });
  expect(store.state().steps).toMatchObject({ undo: [], redo: [] });
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
});
