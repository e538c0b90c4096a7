import type { Mistakes } from './mistakes.ts';

/** What became of an enquiry. */
export type Sent = { kind: 'sent' } | { kind: 'mistakes'; mistakes: Mistakes } | { kind: 'failed' };

interface Backend {
  action: string;
  key: string;
}

/** How long a visitor waits, in ms. */
const patience = 20_000;
const name = 'send-contact-email';

/** The reasons that the function gives for a form that it does not take, if it gives any. */
async function reasonsIn(context: unknown): Promise<Mistakes | undefined> {
  if (!(context instanceof Response) || context.status !== 422) return undefined;
  const { fields } = (await context.json()) as { fields?: Mistakes };
  return fields;
}

async function attempt({ action, key }: Backend, body: Record<string, unknown>, signal: AbortSignal): Promise<Sent> {
  const { FunctionsClient } = await import('@supabase/functions-js');
  const address = new URL(action, location.href).href.slice(0, -name.length - 1);
  const client = new FunctionsClient(address, { headers: key === '' ? {} : { apikey: key } });
  const { data, error } = await client.invoke<unknown>(name, { body, signal });
  console.debug(name, data, error);
  if (error === null) return { kind: 'sent' };
  const mistakes = await reasonsIn((error as { context?: unknown }).context);
  return mistakes ? { kind: 'mistakes', mistakes } : { kind: 'failed' };
}

/** Sends an enquiry once. The client of the backend is fetched only now. It never rejects, and ends within 20 s. */
export async function send(backend: Backend, body: Record<string, unknown>): Promise<Sent> {
  // The payload and the answer are logged as specified, at a level that is hidden by default.
  console.debug(name, body);
  const giveUp = new AbortController();
  // The client's own time limit would leave out the fetching of the client, and what a refusal says.
  const late = new Promise<Sent>((resolve) => {
    giveUp.signal.addEventListener('abort', () => resolve({ kind: 'failed' }));
  });
  const timer = setTimeout(() => giveUp.abort(), patience);
  const sent = await Promise.race([attempt(backend, body, giveUp.signal), late]).catch(
    () => ({ kind: 'failed' }) as const,
  );
  clearTimeout(timer);
  return sent;
}
