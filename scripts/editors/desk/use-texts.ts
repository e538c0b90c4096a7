import { useEffect, useRef, useState } from 'react';
import { afterOthers, afterStored, keepDrafts, readDrafts, type Drafts, type Texts } from './drafts.ts';

/** Calls back when another program has changed files. Returns a function that stops watching. */
export type Watch = (then: (files: Drafts) => void) => () => void;

/** The texts in the desk. Drafts are kept in this browser; other programs and other windows change them too. */
export function useTexts(files: Drafts, watch: Watch | undefined) {
  const [texts, setTexts] = useState<Texts>(() => ({ saved: files, drafts: readDrafts(files) }));
  const [isKept, setIsKept] = useState(true);
  const kept = useRef<Drafts>({});

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

  return { ...texts, setTexts, isKept };
}
