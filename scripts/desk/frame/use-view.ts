import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Files } from '../changes/change.ts';
import type { Texts } from '../changes/drafts.ts';
import type { View } from '../changes/use-desk.ts';
import { useWindowEvent } from '../changes/use-window-event.ts';
import type { Question } from '../engine/engine.ts';
import type { FoundField } from '../engine/origins.ts';
import { askNewest, type Ask } from '../engine/start-engine.ts';
import type { FieldProblem, State } from '../engine/state.ts';
import { focusTitle } from '../form/focus-field.ts';
import { namedBy } from './address.ts';

/** Asks the engine about the content after each change: about the open file, and the chosen page or that of the file. */
function useEngine(ask: Ask, { saved, drafts, current }: Texts & { current: Files }, { file, visited }: View) {
  const [state, setState] = useState<State>();
  const [failure, fail] = useState<string>();
  const entry = state?.entries.find((each) => each.file === file);
  const isPage = visited !== undefined && state?.entries.some((each) => each.path === visited);
  const path = isPage ? visited : (entry?.shownOn ?? '/');
  const question = useMemo((): Question => ({ files: current, edited: file, page: path }), [current, file, path]);
  const look = useMemo(() => {
    const showState = (next: State) =>
      startTransition(() => {
        setState(next);
        fail(undefined);
      });
    return askNewest((asked: Question) => ask('look', asked), showState, fail);
  }, [ask]);
  // The pages of the saved files are shown first, in case the drafts have problems.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && Object.keys(drafts).length > 0) look({ ...question, files: saved });
    isFirst.current = false;
    look(question);
  }, [look, question, saved, drafts]);

  /** Checks the current text, and returns its problems; undefined if the desk failed. */
  const currentProblems = (): Promise<readonly FieldProblem[] | undefined> =>
    ask('look', question).then(
      ({ problems }) => problems,
      (words: string) => void fail(words),
    );
  return { state, failure, fail, path, currentProblems };
}

/** What is open in the desk, and what the engine says of it. */
export function useView(ask: Ask, texts: Texts & { current: Files }) {
  const fileInAddress = () => namedBy(location.hash, Object.keys(texts.current));
  // A reload opens the file again.
  const [view, setView] = useState((): View => ({ file: fileInAddress(), status: '' }));
  const { file } = view;
  const updateView = (part: Partial<View>) => setView((now) => ({ ...now, ...part }));
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
    const next = fileInAddress();
    if (next !== file) enter(next);
  });

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

  return { ...engine, view, updateView, navigate, openAt, isRight };
}
