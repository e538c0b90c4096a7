import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { TextFile } from '../../area/new-plan.ts';
import type { Path } from '#content/place.ts';
import { textsIn } from '#content/text/texts.ts';
import { confirmed, parseData, removedItem } from '../changes/change.ts';
import { conflictsIn, currentOf, draftedIn, withText, type Files, type Texts } from '../changes/drafts.ts';
import { openTexts } from '../changes/text-store.ts';
import type { View } from '../changes/use-desk.ts';
import { useWindowEvent } from '../changes/use-window-event.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Ask } from '../engine/start-engine.ts';
import { nameOfFile } from '../engine/state.ts';
import { focusTitle } from '../form/focus-field.ts';
import { schemaOf } from '../form/form-schema.ts';
import { namedBy } from './address.ts';
import { useEngine } from './use-engine.ts';

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

/** The texts in the desk, what the engine says of them, what is open, and what an editor can do. */
export function useEditing(files: Files, ask: Ask, watch: Watch | undefined) {
  const texts = useTexts(files, watch);
  const { saved, drafts, current, store } = texts;
  // A reload opens the file again.
  const [view, setView] = useState((): View => ({ file: namedBy(location.hash, Object.keys(current)), status: '' }));
  const { file } = view;
  const updateView = (part: Partial<View>) => setView((now) => ({ ...now, ...part }));

  const conflicts = useMemo(() => conflictsIn({ saved, drafts }), [saved, drafts]);
  // Nothing is overwritten without a choice.
  const changes = conflicts.length > 0 ? [] : draftedIn(texts);

  const { currentProblems, ...engine } = useEngine(ask, texts, view);

  /** Opens a file. Its own page is shown, unless `page` is to stay; a file without a page is previewed on the open page. */
  function enter(next: string, page?: string): void {
    const entry = engine.state?.entries.find((listed) => listed.file === next);
    const visited = page ?? (entry?.shownOn === undefined ? engine.path : undefined);
    flushSync(() => setView({ file: next, last: file, visited, status: '' }));
    // The link that led here may be gone.
    if (next === '' || document.activeElement === document.body) focusTitle();
  }

  function navigate(next: string, page?: string): void {
    history.pushState(null, '', `#${next || 'start'}`);
    enter(next, page);
  }

  // A link, a pasted address, Back and Forward.
  useWindowEvent('hashchange', () => {
    const next = namedBy(location.hash, Object.keys(current));
    if (next !== file) enter(next);
  });

  /** A text of a file, without the comments of a copy once everything in it is changed or confirmed. */
  function checked(name: string, text: string, paths?: readonly Path[]): string {
    const entry = engine.state?.entries.find((each) => each.file === name);
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
    const files = store[way]();
    if (files.length === 0) return;
    const now = currentOf(store.state().texts);
    const shown = files.filter((each) => each in now);
    const back = shown.find((each) => !(each in current));
    const next = back ?? shown.find((each) => each === file) ?? (files.includes(file) ? '' : shown[0]) ?? '';
    if (next !== file) navigate(next);
    const where = next === file || next === '' ? '' : `: ${nameOfFile(next, engine.state!)}`;
    updateView({ status: `${way === 'undo' ? 'Undone' : 'Done again'}${where}.` });
  }
  useWindowEvent('keydown', (event) => {
    const key = event.key.toLowerCase();
    // What is typed elsewhere is no text of a file yet: the browser takes it back.
    const isElsewhere = (event.target as Element).closest('.new, dialog, search, .change') !== null;
    if (isElsewhere || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });

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

  function openAt(found: FoundField, page?: string): void {
    if (found.file !== file) navigate(found.file, page);
    updateView({ wanted: { ...found }, tab: 'edit', ...(page !== undefined && { visited: page }) });
  }

  async function isRight(): Promise<boolean> {
    const problems = await currentProblems();
    const first = problems?.find((problem) => problem.file === file) ?? problems?.[0];
    if (first) openAt(first);
    updateView({ showsAll: first !== undefined });
    return problems?.length === 0;
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

  const doing = { updateView, openAt, type, confirm, changeTexts, step, make, isRight };
  return { ...texts, ...engine, ...doing, ask, files, view, changes, conflicts };
}
