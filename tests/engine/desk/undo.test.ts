import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentOf, withText } from '../../../scripts/desk/changes/drafts.ts';
import { openTexts } from '../../../scripts/desk/changes/text-store.ts';
import { file, other, start, yaml } from '../../support/desk-texts.ts';

const [first, second] = [yaml('First', 'Words.'), yaml('Second', 'Words.')];
const about = { [other]: 'title: About\n' };
const now = (store: ReturnType<typeof openTexts>) => currentOf(store.state().texts);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('undo and redo walk through the changes of all files; typing without a pause is one step', () => {
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
  expect(now(store)).toEqual({ [file]: first, [other]: 'title: We\n' });
  expect(store.undo()).toEqual([other]);
  expect(store.undo()).toEqual([file]);
  expect(store.state().texts.drafts).toEqual({});
  expect(store.undo()).toEqual([]);
  store.redo();
  store.redo();
  expect(now(store)).toEqual({ [file]: first, [other]: 'title: We\n' });
  type(file, start);
  expect(store.redo()).toEqual([]);
  // What a button does is a step of its own.
  store.change((texts) => withText(texts, file, second));
  type(file, first, 0);
  store.undo();
  expect(now(store)[file]).toBe(second);
  store.undo();
  expect(now(store)[file]).toBe(start);
});

test('a file that was made or removed, and a save, can be taken back; what others have saved cannot', () => {
  const store = openTexts({ [file]: start });
  const done = 'Home is now About';
  store.change((texts) => withText(withText(texts, file, '', done), other, 'title: About\n', done));
  expect(now(store)).toEqual(about);
  store.undo();
  expect(now(store)).toEqual({ [file]: start });
  store.redo();
  expect(store.state().texts.drafts).toMatchObject({ [file]: { done }, [other]: { done } });
  store.undo();
  store.change((texts) => withText(texts, file, first));
  store.proposed([{ file, before: start, text: first }]);
  store.followFiles({ [file]: first });
  store.undo();
  expect(store.state().texts.drafts).toEqual({ [file]: { before: first, text: start } });
  store.followFiles({ [file]: second });
  expect(store.state().steps).toEqual({ undo: [], redo: [] });
});
