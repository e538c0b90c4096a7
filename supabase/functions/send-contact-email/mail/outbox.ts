import type { BusinessTime } from '../shared/business-time.ts';
import type { Company } from '../company.ts';
import type { Query } from '../database.ts';
import type { Links } from '../links.ts';
import { reasonOf, type Log } from '../log.ts';
import { firstOpen, type ListedEnquiry } from '../first-open.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import type { Addresses } from '../settings.ts';
import { acknowledgement } from './acknowledgement.ts';
import { alarm, type LateMail } from './alarm.ts';
import type { Mail, SendMail } from './mail.ts';
import { morningMail } from './morning.ts';
import { notification } from './notification.ts';

/** A claimed mail of the outbox; `contact.claim` in supabase/migrations explains it. */
type Claimed = {
  outbox_id: string;
  attempt: number;
  /** The day of a list of enquiries. */
  occasion: string;
  queued_at: Date;
} & (
  | { kind: 'notify' | 'ack'; enquiry: StoredEnquiry }
  | { kind: 'alarm'; enquiry: StoredEnquiry | null }
  | { kind: 'morning'; enquiry: null }
);

export interface OutboxSettings {
  sql: Query;
  company: Company;
  addresses: Addresses;
  links: Links;
  time: BusinessTime;
  send: SendMail;
  /** The most mails that are sent in a second; null means no limit. */
  perSecond: number | null;
  log: Log;
  timeoutMs: number;
}

/** The most open enquiries that a mail lists: Gmail cuts off the end of a mail of 102 kB. */
const mostOpen = 10;

/** Writes the mails of the outbox. */
function createComposer({ sql, company, addresses, links, time }: OutboxSettings) {
  const { from, business, alarm: operator = business } = addresses;

  /** The list of a morning; undefined if nothing is left of it. */
  async function morning({ occasion, queued_at: queued }: Claimed) {
    const withLinks = <One extends ListedEnquiry>(all: readonly One[]) =>
      Promise.all(all.map(async (one) => ({ ...one, links: await links.statusLinks(one.enquiry.id, queued) })));
    const open = await firstOpen(sql, '', mostOpen, time);
    const held = await sql<ListedEnquiry[]>`select enquiry, total from contact.held(${occasion})`;
    if (open.length === 0 && held.length === 0) return undefined;
    const at = queued.getTime();
    const isOverdue = open.some(({ due }) => time.overdue(due) <= at);
    const listed = { open: await withLinks(open), held: await withLinks(held), at, pages: links.pages };
    // The provider may drop the mails to one address without a word, so the other one gets it too.
    const to = isOverdue && operator !== business ? `${business}, ${operator}` : business;
    return { from, to, ...morningMail(listed, time, company) };
  }

  return async (mail: Claimed): Promise<Omit<Mail, 'key'> | undefined> => {
    switch (mail.kind) {
      case 'ack':
        return {
          from,
          to: mail.enquiry.email,
          autoSubmitted: 'auto-replied',
          ...acknowledgement(mail.enquiry, company),
        };
      case 'morning':
        return morning(mail);
      case 'alarm': {
        const late = await sql<LateMail[]>`
          select enquiry_id, kind, state, last_error as reason from contact.outbox as mail
          where kind <> 'alarm' and contact.is_undelivered(mail) order by queued_at, id`;
        return { from, to: operator, ...alarm(late, company, links.pages) };
      }
      case 'notify': {
        const { enquiry, queued_at: at } = mail;
        // If it is sent again after the enquiry was answered, it has the same deadline as before.
        const deadline = time.deadline(Math.min(Date.parse(enquiry.status_changed_at), at.getTime()), enquiry.area);
        const context = { pages: links.pages, deadline, links: await links.statusLinks(enquiry.id, at) };
        return { from, to: business, ...notification(enquiry, company, context) };
      }
    }
  };
}

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
export function createDrain(settings: OutboxSettings): (withLists: boolean) => Promise<number> {
  const { sql, addresses, send, perSecond, log, timeoutMs } = settings;
  const atPace = createPace(perSecond);
  const compose = createComposer(settings);

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
