import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Files } from './drafts.ts';
import type { Mistake } from './engine.ts';
import type { SendPage } from './Preview.tsx';
import type { Ask } from './start-engine.ts';
import type { Answer, Failure } from './worker.ts';

interface Content {
  /** The files that the engine began with. */
  files: Files;
  /** The texts now, drafts included. */
  current: Files;
  /** The file that is open. */
  file: string;
  /** The chosen page, if it is not the page of the file. */
  visited: string | undefined;
}

/** Asks the engine about the content after each change, and sends the page to the frame. */
export function useEngine(ask: Ask, { files, current, file, visited }: Content, frame: RefObject<SendPage | null>) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<Failure>();
  const entry = answer?.state.entries.find((each) => each.file === file);
  const path = visited ?? entry?.path ?? entry?.shownOn ?? '/';

  // The texts that the engine has.
  const known = useRef<Record<string, string | undefined>>({ ...files });
  const askNow = useCallback(
    (callback: (next: Answer) => void, onFailure: (failure: Failure) => void = setFailure) => {
      // All files, because another program may have changed one that is not open.
      const changed = Object.keys({ ...known.current, ...current }).flatMap((name) => {
        const text = current[name];
        if (known.current[name] === text) return [];
        known.current[name] = text;
        return [{ file: name, text: text ?? null }];
      });
      ask({ question: { type: 'look', page: path, changed, edited: file }, callback, onFailure });
    },
    [ask, current, file, path],
  );
  // Always the same function, so that a question replaces an earlier one that waits.
  const show = useCallback(
    (next: Answer) => {
      // Sent before the desk renders again, because an editor watches the page while typing.
      frame.current?.(next.shown);
      startTransition(() => {
        setAnswer(next);
        setFailure(undefined);
      });
    },
    [frame],
  );
  useEffect(() => askNow(show), [askNow, show]);

  /** Checks the current text, and returns its mistakes; undefined if the desk failed. */
  const check = () =>
    new Promise<readonly Mistake[] | undefined>((resolve) =>
      askNow(
        (next) => resolve(next.state.mistakes),
        (failed) => {
          setFailure(failed);
          resolve(undefined);
        },
      ),
    );
  return { answer, failure, setFailure, entry, path, check };
}
