import { createComposer, type ComposeSettings, type OutboxMail } from './compose.ts';
import { reasonOf, type Log } from '../log.ts';
import type { SendMail } from './mail.ts';

export interface OutboxSettings extends ComposeSettings {
  send: SendMail;
  /** The most mails that are sent in a second; null means no limit. */
  perSecond: number | null;
  log: Log;
  timeoutMs: number;
}

type Claimed = OutboxMail & { outbox_id: string; attempt: number };

/** The key of a mail: the same at each attempt, and unique also if several databases share a mail server. */
function keyOf({ enquiry, kind, occasion, queued_at: queued }: Claimed): string {
  return [enquiry?.id ?? String(queued.getTime()), kind, ...(occasion === '' ? [] : [occasion])].join('.');
}

/** The facts of a mail in the log. */
const logFacts = ({ enquiry, kind, occasion }: Pick<Claimed, 'enquiry' | 'kind' | 'occasion'>) => ({
  ...(enquiry && { enquiry: enquiry.id }),
  kind,
  ...(occasion !== '' && { occasion }),
});

/** How many mails are claimed at a time: few enough to be sent within the lease, even if the server is slow. */
const batch = 20;
const lease = '2 minutes';

/** A function that starts one mail after the other at the allowed rate, and waits for all answers in parallel. */
function createPace(perSecond: number | null) {
  const gap = perSecond === null ? 0 : 1_000 / perSecond;
  let next = 0;
  return async (mails: readonly Claimed[], deliver: (mail: Claimed) => Promise<void>): Promise<void> => {
    const underWay: Promise<void>[] = [];
    for (const mail of mails) {
      const wait = next - performance.now();
      next = Math.max(next, performance.now()) + gap;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const delivery = deliver(mail);
      // A mail may fail while others still wait for their turn. Without this, that would be an unhandled rejection;
      // Promise.all still rejects.
      delivery.catch(() => undefined);
      underWay.push(delivery);
    }
    await Promise.all(underWay);
  };
}

/**
 * Sends all due mails, at the allowed rate, with or without lists of enquiries. A mail that fails is tried again later.
 */
export function createDrain({
  send,
  perSecond,
  log,
  timeoutMs,
  ...composing
}: OutboxSettings): (withLists: boolean) => Promise<number> {
  const { sql, addresses } = composing;
  const atPace = createPace(perSecond);
  const compose = createComposer(composing);

  /** The last note of a sent mail. One after the other, so that visitors find a free connection. */
  let noted: Promise<unknown> = Promise.resolve();

  async function putOff(claimed: Claimed, reason: string) {
    const { outbox_id: id, attempt } = claimed;
    const [row] = await sql<{ state: string | null }[]>`
      select contact.mark_failed(${id}, ${reason}, ${addresses.alarm !== undefined}) as state`;
    log(row?.state === 'dead' ? 'mail-dead' : 'mail-failed', { ...logFacts(claimed), attempt, reason });
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const { outbox_id: id, attempt } = claimed;
    let state = 'skipped';
    try {
      const mail = await compose(claimed);
      if (mail) {
        await send({ ...mail, key: keyOf(claimed) }, AbortSignal.timeout(timeoutMs));
        state = 'sent';
      }
    } catch (error) {
      return putOff(claimed, reasonOf(error));
    }
    const note = () => sql`update contact.outbox set state = ${state}, last_error = null where id = ${id}`;
    await (noted = noted.then(note, note));
    if (state === 'sent') log('mail-sent', { ...logFacts(claimed), attempt });
  }

  return async (withLists) => {
    let tried = 0;
    for (;;) {
      const mails = await sql<Claimed[]>`select * from contact.claim(${batch}, ${lease}::interval, ${withLists})`;
      await atPace(mails, deliver);
      tried += mails.length;
      if (mails.length < batch) return tried;
    }
  };
}
