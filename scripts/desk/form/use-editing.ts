import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TextFile } from '../../area/new-plan.ts';
import { textsIn } from '#content/texts.ts';
import type { Maker } from '../engine/engine.ts';
import { dataOf, removedItem, type Change } from './change.ts';
import { conflictsIn, currentOf, withText, type Files } from './drafts.ts';
import type { FoundField } from '../engine/origins.ts';
import { namedBy } from './listed.ts';
import type { Ask } from './start-engine.ts';
import { useEngine } from './use-engine.ts';
import { useTexts, type Watch } from './use-texts.ts';

/** What is open in the desk, and what its messages are about. */
export interface View {
  file: string;
  /** The chosen page, if it is not the page of the file. */
  visited?: string | undefined;
  /** What is made in place of an open file. */
  making?: Maker | 'area' | undefined;
  /** The field that gets the focus. */
  wanted?: FoundField | undefined;
  /** The id of the input that has the focus. */
  focused?: string;
  /** Whether all mistakes are shown, also those in fields that nobody has typed in. */
  showsAll?: boolean;
  status: string;
  /** The last save, until the next change. */
  lastSaved: readonly Change[];
}

/** The texts in the desk, what the engine says of them, what is open, and what an editor can do. */
export function useEditing(files: Files, ask: Ask, watch: Watch | undefined) {
  const texts = useTexts(files, watch);
  const { saved, drafts, current, store, broken } = texts;
  const [view, setView] = useState((): View => {
    // A reload opens the file again.
    const file = namedBy(location.hash, Object.keys(current)) ?? '';
    const status = file in drafts ? 'This is your earlier draft. It is not saved yet.' : '';
    return { file, status, lastSaved: [] };
  });
  const { file, making } = view;
  const show = useCallback((part: Partial<View>) => setView((now) => ({ ...now, ...part })), []);
  /** The drafts before the last change of several files at once: undoing one of these files undoes all of them. */
  const [earlier, setEarlier] = useState<Readonly<Record<string, string | undefined>>>({});

  const changes = useMemo(
    () =>
      Object.entries(drafts)
        .filter(([name]) => !broken.some(({ file }) => file === name))
        .map(([name, { text }]): Change => ({ file: name, before: saved[name] ?? null, text })),
    [drafts, saved, broken],
  );
  const conflicts = useMemo(() => conflictsIn({ saved, drafts }), [saved, drafts]);

  const engine = useEngine(ask, { saved, drafts, current, file, visited: view.visited });
  const { answer, path } = engine;

  function open(next: string): void {
    history.replaceState(null, '', `#${next}`);
    const entry = answer?.state.entries.find((listed) => listed.file === next);
    // A file without a page of its own is previewed on the open page.
    const visited = entry !== undefined && entry.shownOn === undefined ? path : undefined;
    setView({ file: next, visited, status: '', lastSaved: [] });
    document.querySelector('main')?.scrollTo({ top: 0 });
  }

  const change = useCallback(
    (name: string, text: string) => {
      const removed = removedItem(name, currentOf(store.state().texts)[name] ?? '', text);
      store.change((now) => withText(now, name, text));
      show({ status: removed === undefined ? '' : `Removed “${removed}”. Undo brings it back.`, lastSaved: [] });
      // The button that had the focus is gone.
      if (removed !== undefined) requestAnimationFrame(() => document.getElementById('undo')?.focus());
    },
    [store, show],
  );

  /** Takes the last step back, or does it again, and opens its file. */
  const step = useEffectEvent((way: 'undo' | 'redo') => {
    const files = store[way]();
    if (files.length === 0) return;
    const now = currentOf(store.state().texts);
    if (!files.includes(file)) open(files.find((each) => each in now) ?? '');
    else if (!(file in now)) open('');
    show({ status: way === 'undo' ? 'Undone.' : 'Done again.', lastSaved: [] });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      // What is typed elsewhere is no text of a file yet: the browser takes it back.
      const isElsewhere = (event.target as Element).closest('.new, dialog, search, .change-area') !== null;
      if (isElsewhere || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  function undo(name: string): void {
    const together = name in earlier ? earlier : { [name]: undefined };
    store.change((now) => Object.entries(together).reduce((result, [each, text]) => withText(result, each, text), now));
    setEarlier({});
    if (saved[name] === undefined) open('');
    show({ status: 'Undone.' });
  }

  /** Opens a file, unless it is open, and moves the focus to a field. */
  function openAt(found: FoundField): void {
    if (found.file !== file || making) open(found.file);
    show({ wanted: { ...found } });
  }

  async function isRight(): Promise<boolean> {
    const mistakes = await engine.check();
    const first = mistakes?.find((mistake) => mistake.file === file) ?? mistakes?.[0];
    if (first) openAt(first);
    show({ showsAll: first !== undefined });
    return mistakes?.length === 0;
  }

  /** Moves the focus to the field of words that were clicked in the page, which stays open. */
  function openField(field: FoundField | undefined): void {
    if (field === undefined)
      show({ status: 'The desk cannot tell which field has this text. Search for some of its words.' });
    else {
      openAt(field);
      show({ visited: path });
    }
  }

  /** Makes drafts of files, opens the first at its first empty text, and shows a message. */
  function make(planned: readonly TextFile[], status: string): void {
    setEarlier(Object.fromEntries(planned.map((plan) => [plan.file, drafts[plan.file]?.text])));
    store.change((now) => planned.reduce((texts, plan) => withText(texts, plan.file, plan.text), now));
    const { file, text } = planned[0]!;
    open(file);
    const empty = textsIn(dataOf(file, text)).find((found) => found.text === '');
    show({ visited: undefined, status, wanted: empty && { file, path: empty.path } });
  }

  const actions = { show, open, openAt, openField, change, step, make, undo, isRight };
  return { texts, view, changes, conflicts, engine, ...actions };
}
