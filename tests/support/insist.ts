import { FunctionsClient } from '@supabase/functions-js';

/** The client that the browser uses. */
export const clientOf = ({ url }: { url: string }) => new FunctionsClient(url.replace(/\/send-contact-email$/, ''));

/** Sends an enquiry again, under the same id, until the function acknowledges it. */
async function insist(edge: () => { url: string }, body: { id: string }): Promise<void> {
  for (;;) {
    const { data } = await clientOf(edge()).invoke<{ id: string }>('send-contact-email', { body, timeout: 5_000 });
    if (data?.id === body.id) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Crowd {
  /** The ids that were acknowledged as stored. */
  acknowledged: ReadonlySet<string>;
  /** Resolves as soon as this many ids are acknowledged. */
  reached: (count: number) => Promise<void>;
  /** Resolves when all ids are acknowledged. */
  done: Promise<unknown>;
}

/**
 * Twenty visitors at a time send these enquiries, each until it is acknowledged. `edge` returns the function's present
 * address.
 */
export function sendInsistently(edge: () => { url: string }, bodies: readonly { id: string }[]): Crowd {
  const acknowledged = new Set<string>();
  const waiting = new Map<number, () => void>();
  const queue = [...bodies];
  const visitors = Array.from({ length: 20 }, async () => {
    for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
      await insist(edge, body);
      acknowledged.add(body.id);
      waiting.get(acknowledged.size)?.();
    }
  });
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      if (acknowledged.size >= count) resolve();
      else waiting.set(count, resolve);
    });
  return { acknowledged, reached, done: Promise.all(visitors) };
}
