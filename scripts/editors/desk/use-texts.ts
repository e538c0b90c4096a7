import { useEffect, useMemo, useRef, useState } from 'react';
import { afterOthers, afterStored, currentOf, keepDrafts, readDrafts, type Files, type Texts } from './drafts.ts';

/** Calls back when another program has changed files. Returns a function that stops watching. */
export type Watch = (then: (files: Files) => void) => () => void;

/** The texts in the desk. Drafts are kept in this browser; other programs and other windows change them too. */
export function useTexts(files: Files, watch: Watch | undefined) {
  const [texts, setTexts] = useState<Texts>(() => ({ saved: files, drafts: readDrafts(files) }));
  const [isKept, setIsKept] = useState(true);
  const kept = useRef<Texts['drafts']>({});

  useEffect(() => {
    setIsKept(keepDrafts(kept.current, texts));
    kept.current = texts.drafts;
  }, [texts]);
  useEffect(() => watch?.((next) => setTexts((now) => afterOthers(now, next))), [watch]);
  useEffect(() => {
    const follow = (event: StorageEvent) => setTexts((now) => afterStored(now, event));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const current = useMemo(() => currentOf(texts), [texts]);
  return { ...texts, current, setTexts, isKept };
}
