import { beforeEach, describe, expect, test, vi } from 'vitest';
import { afterSave, conflictsIn, currentOf, withText, type Files } from '../../../scripts/desk/changes/drafts.ts';
import { openTexts } from '../../../scripts/desk/changes/text-store.ts';
import { file, other, start, textsWith, yaml } from '../../support/desk-texts.ts';

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

test('while another program has saved a file with a mistake, a draft of it waits for a choice, and is kept', () => {
  const store = windowWith({ [file]: yaml('Mine', 'Words.') });
  store.followFiles({ [file]: 'title: "Home\nlead: Words.\n' });
  expect(conflictsIn(store.state().texts)).toMatchObject([{ file, path: [] }]);
  store.followFiles({ [file]: yaml('Home', 'Theirs.') });
  expect(conflictsIn(store.state().texts)).toEqual([]);
  expect(currentOf(store.state().texts)).toEqual({ [file]: yaml('Mine', 'Theirs.') });
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

  test('is full keeps what fits, and the rest once there is room', () => {
    let isFull = true;
    const setItem = (key: string, text: string) => (key.endsWith(file) && isFull ? refuse() : (storage[key] = text));
    vi.stubGlobal('localStorage', Object.assign(storage, { setItem }));
    const window = windowWith({ [file]: yaml('Mine', 'Words.'), [other]: 'title: New\n' });
    expect(window.state().isKept).toBe(false);
    expect(Object.keys(readDrafts(texts.saved))).toEqual([other]);
    isFull = false;
    window.change((now) => withText(now, other, 'title: Newer\n'));
    expect(window.state().isKept).toBe(true);
    expect(readDrafts(texts.saved)).toEqual(window.state().texts.drafts);
  });

  test('is blocked keeps nothing, and the desk starts without drafts', () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    const window = windowWith({ [file]: yaml('Mine', 'Words.') });
    expect(window.state()).toMatchObject({ texts, isKept: false });
    expect(readDrafts(texts.saved)).toEqual({});
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
