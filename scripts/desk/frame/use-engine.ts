import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Files, Texts } from '../changes/drafts.ts';
import type { View } from '../changes/use-desk.ts';
import type { Question } from '../engine/engine.ts';
import { askNewest, type Ask } from '../engine/start-engine.ts';
import type { FieldProblem, State } from '../engine/state.ts';

/** Asks the engine about the content after each change: the open file, and the chosen page, if it is not that of the file. */
export function useEngine(
  ask: Ask,
  { saved, drafts, current }: Texts & { current: Files },
  { file, visited }: Pick<View, 'file' | 'visited'>,
) {
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
