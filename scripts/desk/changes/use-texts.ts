import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentOf, type Files } from './drafts.ts';
import { openTexts } from './text-store.ts';

/** Calls back when another program has changed files. Returns a function that stops watching. */
export type Watch = (then: (files: Files) => void) => () => void;

/** The texts in the desk. Drafts are kept in this browser; other programs and other windows change them too. */
export function useTexts(files: Files, watch: Watch | undefined) {
  const [store] = useState(() => openTexts(files));
  const { texts, ...state } = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => watch?.(store.followFiles), [watch, store]);
  useEffect(() => {
    addEventListener('storage', store.followStorage);
    return () => removeEventListener('storage', store.followStorage);
  }, [store]);
  const current = useMemo(() => currentOf(texts), [texts]);
  return { ...state, ...texts, current, store };
}
