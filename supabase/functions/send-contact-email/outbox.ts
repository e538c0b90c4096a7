import type { Company } from './company.ts';
import type { Query } from './database.ts';
import type { Links } from './links.ts';
import type { Log } from './log.ts';
import { alarm, type LateMail } from './mail/alarm.ts';
import { Refusal, type Mail, type SendMail } from './mail/mail.ts';
import { acknowledgement, notification, type Addresses, type StoredEnquiry } from './mail/messages.ts';
import { createPace } from './mail/pace.ts';
import { batchWrites } from './batch-writes.ts';

interface OutboxSettings {
  sql: Query;
  send: SendMail;
  /** Another way to send alerts, if there is one, because the usual one may be down. */
  sendAlarm?: SendMail;
  company: Company;
  addresses: Addresses;
  links: Links;
  /** The most mails that are sent in a second; null is no limit. */
  perSecond: number | null;
  log: Log;
  /** In ms. A mail that takes longer is tried again later. The lease is longer, so no other sender has the mail yet. */
  timeoutMs?: number;
}

interface Claimed {
  outbox_id: string;
  kind: 'notify' | 'ack' | 'alarm';
  attempt: number;
  enquiry: StoredEnquiry;
}

/** How many mails are claimed at a time: few enough to be sent within the lease, even with a slow provider. */
const batch = 20;
const lease = '2 minutes';

/**
 * Why a mail could not be sent. Servers quote the refused address, which is a visitor's, so it is removed for the log.
 */
function reasonOf(error: unknown, to: string): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(to, 'the recipient');
}

/** Sends all due mails at the pace of the provider. A mail that fails is tried again later. */
export function createDrain({
  sql,
  send,
  sendAlarm,
  company,
  addresses,
  links,
  perSecond,
  log,
  timeoutMs = 10_000,
}: OutboxSettings): () => Promise<number> {
  const usual = { send, pace: createPace(perSecond) };
  const ofAlarms = sendAlarm ? { send: sendAlarm, pace: createPace(perSecond) } : usual;
  const wayOf = (kind: Claimed['kind']) => (kind === 'alarm' ? ofAlarms : usual);
  const markSent = batchWrites<readonly [id: string, provider: string]>(
    (mails) => sql`select contact.mark_sent(${JSON.stringify(Object.fromEntries(mails))}::text::jsonb)`,
  );

  async function write({ kind, enquiry }: Claimed): Promise<Omit<Mail, 'key'>> {
    if (kind === 'notify') {
      const actions = await links.actionLinks(enquiry.id, new Date(enquiry.queued_at));
      return notification(enquiry, company, addresses, { pages: links.pages, actions });
    }
    if (kind === 'ack') return acknowledgement(enquiry, company, addresses);
    const late = await sql<LateMail[]>`select * from contact.undelivered()`;
    return { ...alarm(late, company), from: addresses.from, to: addresses.alarm ?? addresses.business };
  }

  async function putOff({ outbox_id: id, kind, attempt, enquiry }: Claimed, reason: string, wait: number) {
    const [row] = await sql<{ state: string | null }[]>`
      select contact.mark_failed(
        ${id}, ${reason}, make_interval(secs => ${wait / 1_000}), ${addresses.alarm !== undefined}
      ) as state`;
    log(row?.state === 'dead' ? 'mail-dead' : 'mail-failed', { enquiry: enquiry.id, kind, attempt, reason });
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const { outbox_id: id, kind, attempt, enquiry } = claimed;
    const mail = { ...(await write(claimed)), key: `${enquiry.id}.${kind}` };
    let provider: string;
    try {
      provider = await wayOf(kind).send(mail, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      const wait = error instanceof Refusal ? error.retryAfter : 0;
      wayOf(kind).pace.hold(wait);
      return putOff(claimed, reasonOf(error, mail.to), wait);
    }
    await markSent([id, provider]);
    log('mail-sent', { enquiry: enquiry.id, kind, attempt });
  }

  /** Starts one mail after the other at the pace, and waits for all answers in parallel. */
  async function deliverAll(mails: readonly Claimed[]): Promise<void> {
    const underWay: Promise<void>[] = [];
    for (const mail of mails) {
      const wait = await wayOf(mail.kind).pace.turn();
      const one = wait === 0 ? deliver(mail) : putOff(mail, 'The mail provider asks to wait.', wait);
      // It may fail while others still wait for their turn; Promise.all rejects at the end.
      one.catch(() => undefined);
      underWay.push(one);
    }
    await Promise.all(underWay);
  }

  return async () => {
    let tried = 0;
    for (;;) {
      const mails = await sql<Claimed[]>`select * from contact.claim(${batch}, ${lease}::interval)`;
      await deliverAll(mails);
      tried += mails.length;
      if (mails.length < batch) return tried;
    }
  };
}
