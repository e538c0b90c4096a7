import { FunctionsClient, FunctionsFetchError } from '@supabase/functions-js';
import type { Problems } from '#shared/fields.ts';
import { newId } from './enquiry-id.ts';

/** Why an enquiry was not sent, as far as the function says so: the problems in its fields, or a message. */
export interface Failure {
  problems?: Problems;
  reason?: string;
}

interface Backend {
  action: string;
  key: string;
}

/** The time limit of sending, in ms. */
const timeoutMs = 20_000;
/** When the site's own address is tried, in ms: a network may drop what is sent to the function's, without an error. */
const silenceMs = 8_000;
const name = 'send-contact-email';

/** The function's answer to a form that it refuses. The messages of hosts and proxies are for programmers. */
async function refusalIn(answer: Response): Promise<Failure> {
  const { error, fields, message } = (await answer.json()) as { error?: string; fields?: Problems; message?: string };
  if (fields) return { problems: fields };
  return error !== undefined && message !== undefined ? { reason: message } : {};
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
): Promise<Failure | undefined> {
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
  if (error === null) return undefined;
  if (error instanceof FunctionsFetchError && isElsewhere && !signal.aborted) {
    return attempt({ action: pathname, key }, body, signal, isAgain);
  }
  const { context } = error as { context?: unknown };
  if (!(context instanceof Response)) return {};
  // Another enquiry with this id is already stored, so it is sent once more with a new id.
  if (context.status === 409 && !isAgain) return attempt(backend, { ...body, id: newId() }, signal, true);
  return refusalIn(context);
}

/**
 * Sends an enquiry. What got an answer is not sent again, except after a 409. Returns why it failed, if it did. Never
 * rejects, and ends within 20 s.
 */
export async function send(backend: Backend, body: Record<string, unknown>): Promise<Failure | undefined> {
  // The specification asks for the payload and the answer in the log. This level is hidden by default.
  console.debug(name, body);
  const giveUp = new AbortController();
  // The client's own timeout would not cover loading the client and reading an error's message.
  const late = new Promise<Failure>((resolve) => {
    giveUp.signal.addEventListener('abort', () => resolve({}));
  });
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const failure = await Promise.race([attempt(backend, body, giveUp.signal), late]).catch(() => ({}));
  clearTimeout(timer);
  return failure;
}
