import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Files, Texts } from '../changes/drafts.ts';
import type { Mistake } from '../engine/engine.ts';
import { askNewest, type Ask } from '../engine/start-engine.ts';
import type { Answer, Question } from '../engine/worker.ts';

interface Content extends Texts {
  /** The texts now, drafts included. */
  current: Files;
  /** The file that is open. */
  file: string;
  /** The chosen page, if it is not the page of the file. */
  visited: string | undefined;
}

/** Asks the engine about the content after each change. */
export function useEngine(ask: Ask, { saved, drafts, current, file, visited }: Content) {
  const [{ answer, known }, setAnswer] = useState<{ answer?: Answer; known?: Files }>({});
  const [failure, setFailure] = useState<string>();
  const entry = answer?.state.entries.find((each) => each.file === file);
  const isPage = visited !== undefined && answer?.state.pages.includes(visited);
  const path = isPage ? visited : (entry?.shownOn ?? '/');
  const question = useMemo((): Question => ({ files: current, edited: file, page: path }), [current, file, path]);
  const look = useMemo(() => {
    const show = (next: { answer: Answer; known: Files }) =>
      startTransition(() => {
        setAnswer(next);
        setFailure(undefined);
      });
    const answered = (asked: Question) => ask('look', asked).then((answer) => ({ answer, known: asked.files }));
    return askNewest(answered, show, setFailure);
  }, [ask]);
  // The pages of the saved files are shown first, in case the drafts have mistakes.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && Object.keys(drafts).length > 0) look({ ...question, files: saved });
    isFirst.current = false;
    look(question);
  }, [look, question, saved, drafts]);

  /** Checks the current text, and returns its mistakes; undefined if the desk failed. */
  const check = (): Promise<readonly Mistake[] | undefined> =>
    ask('look', question).then(
      ({ state }) => state.mistakes,
      (words: string) => void setFailure(words),
    );
  return { answer, known, failure, setFailure, entry, path, check };
}
