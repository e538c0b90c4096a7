import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TextFile } from '../../codegen/write-files.ts';
import type { Path } from '#content/place.ts';
import { textsIn } from '#content/text/texts.ts';
import { confirmed, parseData, removedItem, type Files } from '../changes/change.ts';
import { conflictsIn, currentOf, draftedIn, withText, type Texts } from '../changes/drafts.ts';
import { openTexts } from '../changes/text-store.ts';
import { useWindowEvent } from '../changes/use-window-event.ts';
import type { Ask } from '../engine/start-engine.ts';
import { nameOfFile } from '../engine/state.ts';
import { schemaOf } from '../form/form-schema.ts';
import { useView } from './use-view.ts';

/** Calls back when another program has changed files. Returns a function that stops watching. */
export type Watch = (then: (files: Files) => void) => () => void;

/** The texts in the desk. Drafts are kept in this browser; other programs and other windows change them too. */
function useTexts(files: Files, watch: Watch | undefined) {
  const [store] = useState(() => openTexts(files));
  const { texts, ...state } = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => watch?.(store.followFiles), [watch, store]);
  useWindowEvent('storage', store.followStorage);
  const current = useMemo(() => currentOf(texts), [texts]);
  return { ...state, ...texts, current, store };
}

/** The file to open after a step: one that is back, the open one, or another of its files; '' if the open one is gone. */
function fileAfterStep(changed: readonly string[], open: string, before: Files, now: Files): string {
  const shown = changed.filter((file) => file in now);
  const back = shown.find((file) => !(file in before));
  return back ?? shown.find((file) => file === open) ?? (changed.includes(open) ? '' : shown[0]) ?? '';
}

/** Ctrl Z and Ctrl Y, or Ctrl Shift Z. What is typed elsewhere is no text of a file yet: the browser takes it back. */
function useStepKeys(step: (way: 'undo' | 'redo') => void): void {
  useWindowEvent('keydown', (event) => {
    const key = event.key.toLowerCase();
    const isElsewhere = (event.target as Element).closest('.new, dialog, search, .change') !== null;
    if (isElsewhere || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
}

/** The texts in the desk, what the engine says of them, what is open, and what an editor can do. */
export function useEditing(files: Files, ask: Ask, watch: Watch | undefined) {
  const texts = useTexts(files, watch);
  const { saved, drafts, current, store } = texts;
  const { navigate, ...open } = useView(ask, texts);
  const { state, updateView } = open;
  const { file } = open.view;
  const conflicts = useMemo(() => conflictsIn({ saved, drafts }), [saved, drafts]);
  // Nothing is overwritten without a choice.
  const changes = conflicts.length > 0 ? [] : draftedIn(texts);

  /** A text of a file, without the comments of a copy once everything in it is changed or confirmed. */
  function checked(name: string, text: string, paths?: readonly Path[]): string {
    const entry = state?.entries.find((each) => each.file === name);
    return entry ? confirmed(name, text, schemaOf(files, entry.kind), current, paths) : text;
  }

  function type(name: string, text: string): void {
    const removed = removedItem(name, currentOf(store.state().texts)[name] ?? '', text);
    store.change((now) => withText(now, name, checked(name, text)), removed === undefined);
    updateView({ status: removed === undefined ? '' : `Removed “${removed}”.` });
    // The button that had the focus is gone.
    if (removed !== undefined) requestAnimationFrame(() => document.getElementById('undo')?.focus());
  }

  function step(way: 'undo' | 'redo'): void {
    const changed = store[way]();
    if (changed.length === 0) return;
    const next = fileAfterStep(changed, file, current, currentOf(store.state().texts));
    if (next !== file) navigate(next);
    const where = next === file || next === '' ? '' : `: ${nameOfFile(next, state!)}`;
    updateView({ status: `${way === 'undo' ? 'Undone' : 'Done again'}${where}.` });
  }
  useStepKeys(step);

  function changeTexts(update: (now: Texts) => Texts, status: string): void {
    store.change(update);
    if (file !== '' && !(file in currentOf(store.state().texts))) navigate('');
    updateView({ status });
  }

  function confirm(paths: readonly Path[]): void {
    changeTexts((now) => withText(now, file, checked(file, currentOf(now)[file]!, paths)), 'Confirmed.');
    // The button that had the focus is gone. The title is above the list of the others.
    updateView({ wanted: { file, path: paths.length === 1 ? paths[0]! : [] } });
  }

  function make(planned: readonly TextFile[], done: string, status = ''): void {
    store.change((now) => planned.reduce((texts, plan) => withText(texts, plan.file, plan.text, done), now));
    const isOpened = ({ file: name, text }: TextFile) => text !== '' && (name === file || !(name in current));
    // After a deletion there is nothing to open.
    const { file: next = '', text = '' }: Partial<TextFile> = planned.find(isOpened) ?? {};
    navigate(next);
    const empty = textsIn(parseData(next, text)).find((found) => found.text === '');
    updateView({ visited: undefined, status, wanted: empty && { file: next, path: empty.path } });
  }

  const editing = { type, confirm, changeTexts, step, make };
  return { ...texts, ...open, ...editing, ask, files, changes, conflicts };
}
