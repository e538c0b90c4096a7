import type { Mistakes } from './mistakes.ts';

/** What became of an enquiry. */
export type Sent = { kind: 'sent' } | { kind: 'mistakes'; mistakes: Mistakes } | { kind: 'failed' };

interface Backend {
  action: string;
  key: string;
}

const patience = 20_000;
const name = 'send-contact-email';

/** The reasons that the function gives for a form that it does not take, if it gives any. */
async function reasonsIn(context: unknown): Promise<Mistakes | undefined> {
  if (!(context instanceof Response) || context.status !== 422) return undefined;
  const { fields } = (await context.json()) as { fields?: Mistakes };
  return fields;
}

/** Sends an enquiry once. The client of the backend is fetched only now. It never rejects. */
export async function send({ action, key }: Backend, body: Record<string, unknown>): Promise<Sent> {
  // The payload and the answer are logged as specified, at a level that is hidden by default.
  console.debug(name, body);
  try {
    const { FunctionsClient } = await import('@supabase/functions-js');
    const address = new URL(action, location.href).href.slice(0, -name.length - 1);
    const client = new FunctionsClient(address, { headers: key === '' ? {} : { apikey: key } });
    const { data, error } = await client.invoke<unknown>(name, { body, timeout: patience });
    console.debug(name, data, error);
    if (error === null) return { kind: 'sent' };
    const mistakes = await reasonsIn((error as { context?: unknown }).context);
    return mistakes ? { kind: 'mistakes', mistakes } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
