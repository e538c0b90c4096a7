import type { BusinessTime } from '../shared/business-time.ts';
import type { Company } from '../company.ts';
import type { Query } from '../database.ts';
import type { Links } from '../links.ts';
import { firstOpen, type ListedEnquiry } from '../first-open.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import type { Addresses } from '../settings.ts';
import { acknowledgement } from './acknowledgement.ts';
import { alarm, type LateMail } from './alarm.ts';
import type { Mail } from './mail.ts';
import { morningMail } from './morning.ts';
import { notification } from './notification.ts';

/** A mail of the outbox; `contact.claim` in supabase/migrations explains it. */
export type OutboxMail = {
  /** The day of a list of enquiries. */
  occasion: string;
  queued_at: Date;
} & (
  | { kind: 'notify' | 'ack'; enquiry: StoredEnquiry }
  | { kind: 'alarm'; enquiry: StoredEnquiry | null }
  | { kind: 'morning'; enquiry: null }
);

export interface ComposeSettings {
  sql: Query;
  company: Company;
  addresses: Addresses;
  links: Links;
  time: BusinessTime;
}

/** The most open enquiries that a mail lists: Gmail cuts off the end of a mail of 102 kB. */
const mostOpen = 10;

/** Writes the mails of the outbox. */
export function createComposer({ sql, company, addresses, links, time }: ComposeSettings) {
  const { from, business, alarm: operator = business } = addresses;

  /** The list of a morning; undefined if nothing is left of it. */
  async function morning({ occasion, queued_at: queued }: OutboxMail) {
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

  return async (mail: OutboxMail): Promise<Omit<Mail, 'key'> | undefined> => {
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
