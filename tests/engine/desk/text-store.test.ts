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

/** Windows of one browser, which hear of each change of the storage only when `deliver` is called. */
function openWindows(count: number) {
  const events: { from: number; key: string; newValue: string }[] = [];
  let active = 0;
  const setItem = (key: string, newValue: string) => {
    if (storage[key] !== newValue) events.push({ from: active, key, newValue });
    storage[key] = newValue;
  };
  vi.stubGlobal('localStorage', Object.assign(storage, { setItem }));
  const windows = Array.from({ length: count }, () => openTexts({ [file]: start }));
  const use = (index: number, action: (store: (typeof windows)[number]) => void) => {
    active = index;
    action(windows[index]!);
  };
  function deliver(): void {
    // Windows that answer each other never end.
    for (let event = events.shift(), sent = 1; event !== undefined; event = events.shift(), sent += 1) {
      expect(sent).toBeLessThan(100);
      const { from, key, newValue } = event;
      windows.forEach((_, index) => {
        if (index !== from) use(index, (store) => store.followStorage({ key, newValue }));
      });
    }
  }
  return { windows, use, deliver };
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

describe('two windows of one browser', () => {
  const typed = 'Mine, and more words'
    .split('')
    .map((_, index, all) => yaml(all.slice(0, index + 1).join(''), 'Words.'));

  test.each([1, 2, 3, 7])('lose no letter if a window hears of them after every %i', (often) => {
    const { windows, use, deliver } = openWindows(3);
    for (const [index, text] of typed.entries()) {
      const now = index > 9 ? text.replace('Words.', 'Theirs.') : text;
      use(0, (store) => store.change((texts) => withText(texts, file, now)));
      // Another program saves another field while the windows know different drafts.
      if (index === 9)
        windows.forEach((_, each) => use(each, (store) => store.followFiles({ [file]: yaml('Home', 'Theirs.') })));
      if (index % often === 0) deliver();
    }
    deliver();
    const last = yaml('Mine, and more words', 'Theirs.');
    for (const window of windows) expect(currentOf(window.state().texts)).toEqual({ [file]: last });
    expect(currentOf(openTexts({ [file]: yaml('Home', 'Theirs.') }).state().texts)).toEqual({ [file]: last });
  });

  test('keep what was typed after the other window has stored an older text, or has undone one', () => {
    for (const older of [draftOf(typed[0]!), JSON.stringify({ at: 5 })]) {
      const window = windowWith({ [file]: typed[3]! });
      storage[keyOf(file)] = older;
      window.followStorage({ key: keyOf(file), newValue: older });
      expect(window.state().texts.drafts[file]?.text).toBe(typed[3]);
      expect(readDrafts({ [file]: start })).toEqual(textsWith({ [file]: typed[3]! }).drafts);
    }
  });
});

describe('a file that another program saves with a mistake', () => {
  const mine = yaml('Mine', 'Words.');
  const torn = { [file]: 'title: "Home\nlead: Words.\n', [other]: 'title: About\n' };
  const broken = [{ file, line: 1 }];

  test.each([
    ['while the desk is open', false],
    ['before it is reloaded', true],
  ])('is named with its line; the texts stay, and others can be saved: %s', (_, isReloaded) => {
    const before = windowWith({ [file]: mine });
    before.followFiles(torn);
    const window = isReloaded ? openTexts(torn) : before;
    expect(window.state().broken).toEqual(broken);
    expect(conflictsIn(window.state().texts)).toEqual([]);
    expect(currentOf(window.state().texts)).toEqual({ [file]: mine, [other]: 'title: About\n' });
    window.followFiles({ [file]: yaml('Home', 'Theirs.') });
    expect(window.state().broken).toEqual([]);
    expect(currentOf(window.state().texts)).toEqual({ [file]: yaml('Mine', 'Theirs.') });
  });
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
