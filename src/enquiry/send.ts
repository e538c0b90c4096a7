import { FunctionsClient, FunctionsFetchError } from '@supabase/functions-js';
import type { Mistakes } from '#shared/fields.ts';
import { newId } from './enquiry-id.ts';

/** The result of sending an enquiry; `reason` is the function's message to the visitor, if there is one. */
export type SendResult =
  { kind: 'sent' } | { kind: 'mistakes'; mistakes: Mistakes } | { kind: 'failed'; reason?: string };

interface Backend {
  action: string;
  key: string;
}

/** The time limit of sending, in ms. */
const timeoutMs = 20_000;
/** When the site's own address is tried, in ms: a network may drop what is sent to the function's, without an error. */
const silenceMs = 8_000;
const name = 'send-contact-email';

/** The status codes whose messages help a visitor: sent from another site (403), too large (413), too many (429). */
const explained: readonly number[] = [403, 413, 429];

/** The function's answer to a form that it refuses. */
async function refusalIn(answer: Response): Promise<SendResult> {
  const { fields, message } = (await answer.json()) as { fields?: Mistakes; message?: string };
  if (fields) return { kind: 'mistakes', mistakes: fields };
  return { kind: 'failed', ...(message !== undefined && explained.includes(answer.status) && { reason: message }) };
}

/**
 * Sends the body to the function's address. If that reaches nobody, sends it to the function's path at the site's own
 * address, with the same id, so that it is stored once: docs/decisions/0016-an-answered-enquiry-is-not-sent-again.md.
 */
async function attempt(
  backend: Backend,
  body: Record<string, unknown>,
  signal: AbortSignal,
  isAgain = false,
): Promise<SendResult> {
  const { action, key } = backend;
  const { href, pathname } = new URL(action, location.href);
  const address = href.slice(0, -name.length - 1);
  const client = new FunctionsClient(address, { headers: key === '' ? {} : { apikey: key } });
  const isElsewhere = action !== pathname;
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort());
  if (isElsewhere) setTimeout(() => own.abort(), silenceMs);
  const { data, error } = await client.invoke<unknown>(name, { body, signal: own.signal });
  console.debug(name, data, error);
  if (error === null) return { kind: 'sent' };
  if (error instanceof FunctionsFetchError && isElsewhere && !signal.aborted) {
    return attempt({ action: pathname, key }, body, signal, isAgain);
  }
  const { context } = error as { context?: unknown };
  if (!(context instanceof Response)) return { kind: 'failed' };
  // Another enquiry with this id is already stored, so it is sent once more with a new id.
  if (context.status === 409 && !isAgain) return attempt(backend, { ...body, id: newId() }, signal, true);
  return refusalIn(context);
}

/** Sends an enquiry. What got an answer is not sent again, except after a 409. Never rejects, and ends within 20 s. */
export async function send(backend: Backend, body: Record<string, unknown>): Promise<SendResult> {
  // The specification asks for the payload and the answer in the log. This level is hidden by default.
  console.debug(name, body);
  const giveUp = new AbortController();
  // The client's own timeout would not cover loading the client and reading an error's message.
  const late = new Promise<SendResult>((resolve) => {
    giveUp.signal.addEventListener('abort', () => resolve({ kind: 'failed' }));
  });
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const sent = await Promise.race([attempt(backend, body, giveUp.signal), late]).catch(
    () => ({ kind: 'failed' }) as const,
  );
  clearTimeout(timer);
  return sent;
}
