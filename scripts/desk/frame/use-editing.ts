import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextFile } from '../../area/new-plan.ts';
import { textsIn } from '#content/texts.ts';
import { dataOf, removedItem, type Change } from '../changes/change.ts';
import { conflictsIn, currentOf, withText, type Files, type Texts } from '../changes/drafts.ts';
import type { FoundField } from '../engine/origins.ts';
import { focusTitle } from '../form/focus-field.ts';
import { namedBy } from '../form/listed.ts';
import type { Ask } from '../engine/start-engine.ts';
import { useEngine } from './use-engine.ts';
import { useTexts, type Watch } from '../changes/use-texts.ts';

/** What is open in the desk, and what its messages are about. */
export interface View {
  /** The open file; `new/` and a folder if a file of it is made; '' on the start. The address has it after its #. */
  file: string;
  /** Which of the two a narrow screen shows. */
  tab?: 'edit' | 'page';
  /** The chosen page, if it is not the page of the file. */
  visited?: string | undefined;
  /** The field that gets the focus. */
  wanted?: FoundField | undefined;
  /** The id of the input that has the focus. */
  focused?: string;
  /** Whether all mistakes are shown, also those in fields that nobody has typed in. */
  showsAll?: boolean;
  status: string;
}

/** The texts in the desk, what the engine says of them, what is open, and what an editor can do. */
export function useEditing(files: Files, ask: Ask, watch: Watch | undefined) {
  const texts = useTexts(files, watch);
  const { saved, drafts, current, store, broken } = texts;
  // A reload opens the file again.
  const [view, setView] = useState((): View => ({ file: namedBy(location.hash, Object.keys(current)), status: '' }));
  const { file } = view;
  const show = useCallback((part: Partial<View>) => setView((now) => ({ ...now, ...part })), []);

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

  function enter(next: string): void {
    const entry = answer?.state.entries.find((listed) => listed.file === next);
    // A file without a page of its own is previewed on the open page.
    const visited = entry?.shownOn === undefined ? path : undefined;
    flushSync(() => setView({ file: next, visited, status: '' }));
    // The link that led here may be gone.
    if (next === '' || document.activeElement === document.body) focusTitle();
  }

  function open(next: string): void {
    history.pushState(null, '', `#${next || 'start'}`);
    enter(next);
  }

  // A link, a pasted address, Back and Forward.
  const follow = useEffectEvent(() => {
    const next = namedBy(location.hash, Object.keys(current));
    if (next !== file) enter(next);
  });
  useEffect(() => {
    const listen = () => follow();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  const change = useCallback(
    (name: string, text: string) => {
      const removed = removedItem(name, currentOf(store.state().texts)[name] ?? '', text);
      store.change((now) => withText(now, name, text), removed === undefined);
      show({ status: removed === undefined ? '' : `Removed “${removed}”.` });
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
    show({ status: way === 'undo' ? 'Undone.' : 'Done again.' });
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

  /** Changes texts from the list of changes, and shows a message. */
  function changeListed(update: (now: Texts) => Texts, status: string): void {
    store.change(update);
    if (file !== '' && !(file in currentOf(store.state().texts))) open('');
    show({ status });
  }

  /** Opens a file, unless it is open, and moves the focus to a field. */
  function openAt(found: FoundField): void {
    if (found.file !== file) open(found.file);
    show({ wanted: { ...found }, tab: 'edit' });
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

  /** Makes drafts of files, which are one change, opens the first at its first empty text, and shows a message. */
  function make(planned: readonly TextFile[], done: string, status = ''): void {
    store.change((now) => planned.reduce((texts, plan) => withText(texts, plan.file, plan.text, done), now));
    const { file, text } = planned[0]!;
    open(file);
    const empty = textsIn(dataOf(file, text)).find((found) => found.text === '');
    show({ visited: undefined, status, wanted: empty && { file, path: empty.path } });
  }

  const actions = { show, open, openAt, openField, change, changeListed, step, make, isRight };
  return { texts, view, changes, conflicts, engine, ...actions };
}
