import type { SendResult } from './send.ts';

type Listener = (result: SendResult) => void;

const listeners = new Map<string, Listener>();
const missed = new Map<string, SendResult>();

/**
 * Shows what became of an enquiry in the form of its page. If the visitor has left the page, a failure is shown when the
 * form opens again.
 */
export function report(page: string, result: SendResult): void {
  const listener = listeners.get(page);
  if (listener) listener(result);
  else if (result.kind !== 'sent') missed.set(page, result);
}

/** Calls the listener with the results for the form of a page, also with one that the visitor missed. */
export function listen(page: string, listener: Listener): () => void {
  listeners.set(page, listener);
  const result = missed.get(page);
  missed.delete(page);
  if (result) listener(result);
  return () => listeners.delete(page);
}
