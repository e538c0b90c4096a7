import type { Failure } from './send.ts';

const listeners = new Map<string, (failure: Failure) => void>();
const missed = new Map<string, Failure>();

/** Shows a failure in the form of its page. If the visitor has left the page, it is shown when the form opens again. */
export function reportFailure(page: string, failure: Failure): void {
  const listener = listeners.get(page);
  if (listener) listener(failure);
  else missed.set(page, failure);
}

/** Calls the listener with the failures of the form of a page, also with one that the visitor missed. */
export function listenForFailures(page: string, listener: (failure: Failure) => void): () => void {
  listeners.set(page, listener);
  const failure = missed.get(page);
  missed.delete(page);
  if (failure) listener(failure);
  return () => listeners.delete(page);
}
