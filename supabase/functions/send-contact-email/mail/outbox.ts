import { createComposer, type ComposeSettings, type OutboxMail } from './compose.ts';
import { reasonOf, type Log } from '../log.ts';
import { Refusal, type SendMail } from './mail.ts';
import { createPace } from './pace.ts';

interface OutboxSettings extends ComposeSettings {
  send: SendMail;
  /** Another way to send alerts, if there is one, because the usual one may be down. */
  sendAlarm?: SendMail;
  sendChat?: SendMail;
  /** The most mails that are sent in a second; null means no limit. */
  perSecond: number | null;
  log: Log;
  timeoutMs: number;
}

type Claimed = OutboxMail & { outbox_id: string; attempt: number };

/** The idempotency key of a mail: the same at each attempt, and unique also if several databases share a provider. */
function keyOf({ enquiry, kind, occasion, queued_at: queued }: Claimed): string {
  return [enquiry?.id ?? String(queued.getTime()), kind, ...(occasion === '' ? [] : [occasion])].join('.');
}

/** The facts of a mail in the log. */
const factsOf = ({ enquiry, kind, occasion }: Pick<Claimed, 'enquiry' | 'kind' | 'occasion'>) => ({
  ...(enquiry && { enquiry: enquiry.id }),
  kind,
  ...(occasion !== '' && { occasion }),
});

/** The number of messages per second that Telegram accepts in one chat. */
const chatPerSecond = 1;

/** How many mails are claimed at a time: few enough to be sent within the lease, even if the provider is slow. */
const batch = 20;
const lease = '2 minutes';

/**
 * Sends all due mails, at the rate that the provider allows, with or without reminders and digests. A mail that fails is
 * tried again later.
 */
export function createDrain({
  send,
  sendAlarm,
  sendChat,
  perSecond,
  log,
  timeoutMs,
  ...composing
}: OutboxSettings): (withLists: boolean) => Promise<number> {
  const { sql, addresses } = composing;
  const defaultChannel = { send, pace: createPace(perSecond) };
  const ofAlarms = sendAlarm ? { send: sendAlarm, pace: createPace(perSecond) } : defaultChannel;
  const ofChat = sendChat ? { send: sendChat, pace: createPace(chatPerSecond) } : defaultChannel;
  const channelOf = (kind: Claimed['kind']) =>
    kind === 'telegram' ? ofChat : kind === 'alarm' || kind === 'overdue' ? ofAlarms : defaultChannel;
  const compose = createComposer(composing);

  /** The last note of a sent mail. One after the other, so that visitors find a free connection. */
  let noted: Promise<unknown> = Promise.resolve();

  async function putOff(claimed: Claimed, reason: string, wait: number) {
    const { outbox_id: id, attempt } = claimed;
    const [row] = await sql<{ state: string | null }[]>`
      select contact.mark_failed(
        ${id}, ${reason}, make_interval(secs => ${wait / 1_000}), ${addresses.alarm !== undefined}
      ) as state`;
    log(row?.state === 'dead' ? 'mail-dead' : 'mail-failed', { ...factsOf(claimed), attempt, reason });
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const { outbox_id: id, kind, attempt } = claimed;
    let provider: string;
    try {
      const { variant = '', ...mail } = await compose(claimed);
      provider = await channelOf(kind).send({ ...mail, key: keyOf(claimed) + variant }, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      const wait = error instanceof Refusal ? error.retryAfter : 0;
      channelOf(kind).pace.hold(wait);
      return putOff(claimed, reasonOf(error), wait);
    }
    const note = () =>
      sql`update contact.outbox set state = 'sent', provider_id = ${provider}, last_error = null where id = ${id}`;
    await (noted = noted.then(note, note));
    log('mail-sent', { ...factsOf(claimed), attempt });
  }

  /** Starts one mail after the other at the allowed rate, and waits for all answers in parallel. */
  async function deliverAll(mails: readonly Claimed[]): Promise<void> {
    const underWay: Promise<void>[] = [];
    for (const mail of mails) {
      const wait = await channelOf(mail.kind).pace.turn();
      const one = wait === 0 ? deliver(mail) : putOff(mail, 'The mail provider asks to wait.', wait);
      // A mail may fail while others still wait for their turn. Without this, that would be an unhandled rejection;
      // Promise.all still rejects.
      one.catch(() => undefined);
      underWay.push(one);
    }
    await Promise.all(underWay);
  }

  return async (withLists) => {
    let tried = 0;
    for (;;) {
      const mails = await sql<Claimed[]>`select * from contact.claim(${batch}, ${lease}::interval, ${withLists})`;
      await deliverAll(mails);
      tried += mails.length;
      if (mails.length < batch) return tried;
    }
  };
}
