import type { Company } from './company.ts';
import type { Query } from './database.ts';
import type { Log } from './log.ts';
import { alarm, type DeadMail } from './mail/alarm.ts';
import type { SendMail } from './mail/mail.ts';
import { acknowledgement, notification, type Addresses, type StoredEnquiry } from './mail/messages.ts';
import { together } from './together.ts';

interface OutboxSettings {
  sql: Query;
  send: SendMail;
  company: Company;
  addresses: Addresses;
  log: Log;
  /** A mail that takes longer is given up for now, in ms; the lease is longer, so that no other sender has it yet. */
  timeoutMs?: number;
}

interface Claimed {
  outbox_id: string;
  kind: 'notify' | 'ack';
  attempt: number;
  enquiry: StoredEnquiry;
}

/** How many mails are taken at a time, and sent side by side. */
const batch = 20;
const lease = '60 seconds';

/** Why a mail did not go out. Servers quote the address that they refuse; it is a visitor's, and no log has it. */
function reasonOf(error: unknown, to: string): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(to, 'the recipient');
}

/** Sends what is due until nothing is. A mail that fails is tried again later; one that died is said loudly. */
export function createDrain({
  sql,
  send,
  company,
  addresses,
  log,
  timeoutMs = 10_000,
}: OutboxSettings): () => Promise<number> {
  const markSent = together<readonly [id: string, provider: string]>(
    (mails) => sql`select contact.mark_sent(${JSON.stringify(Object.fromEntries(mails))}::text::jsonb)`,
  );

  /** Tells another address of a mail that died: once, and whatever comes of it. */
  async function sound(dead: DeadMail): Promise<void> {
    if (addresses.alarm === undefined) return;
    const { from, alarm: to } = addresses;
    try {
      await send(
        { ...alarm(dead, company), from, to, key: `${dead.id}.${dead.kind}.dead` },
        AbortSignal.timeout(timeoutMs),
      );
    } catch (error) {
      log('alarm-failed', { enquiry: dead.id, kind: dead.kind, reason: reasonOf(error, to) });
    }
  }

  async function deliver({ outbox_id: id, kind, attempt, enquiry }: Claimed): Promise<void> {
    const write = kind === 'notify' ? notification : acknowledgement;
    const mail = { ...write(enquiry, company, addresses), key: `${enquiry.id}.${kind}` };
    let provider: string;
    try {
      provider = await send(mail, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      const reason = reasonOf(error, mail.to);
      const [row] = await sql<{ state: string | null }[]>`select contact.mark_failed(${id}, ${reason}) as state`;
      const isDead = row?.state === 'dead';
      log(isDead ? 'mail-dead' : 'mail-failed', { enquiry: enquiry.id, kind, attempt, reason });
      if (isDead) await sound({ id: enquiry.id, kind, to: mail.to, attempt, reason });
      return;
    }
    await markSent([id, provider]);
    log('mail-sent', { enquiry: enquiry.id, kind, attempt });
  }

  return async () => {
    let sent = 0;
    for (;;) {
      const mails = await sql<Claimed[]>`select * from contact.claim(${batch}, ${lease}::interval)`;
      await Promise.all(mails.map(deliver));
      sent += mails.length;
      if (mails.length < batch) return sent;
    }
  };
}
