import type { BusinessTime } from '../business-time.ts';
import type { Company } from '../company.ts';
import type { Query } from '../database.ts';
import type { Links } from '../links.ts';
import { alarm, type LateMail } from './alarm.ts';
import { chatMessage } from './chat-message.ts';
import { digestMail, reminderMail, type DigestContent } from './digest.ts';
import type { Listed, ListMail, OpenEnquiries } from './lists.ts';
import type { Mail } from './mail.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import type { Addresses } from '../settings.ts';
import { acknowledgement, notification } from './messages.ts';

/** A mail of the outbox; `contact.claim` in supabase/migrations explains it. */
export type OutboxMail = {
  /** Tells several mails of one kind apart, such as the day of a digest. */
  occasion: string;
  queued_at: Date;
} & (
  | { kind: 'notify' | 'ack' | 'telegram'; enquiry: StoredEnquiry }
  | { kind: 'alarm'; enquiry: StoredEnquiry | null }
  | { kind: 'reminder' | 'overdue'; enquiry: null; content: OpenEnquiries }
  | { kind: 'digest'; enquiry: null; content: DigestContent }
);

type Composed = Omit<Mail, 'key'> & Partial<Pick<ListMail, 'variant'>>;

export interface ComposeSettings {
  sql: Query;
  company: Company;
  addresses: Addresses;
  links: Links;
  time: BusinessTime;
  /** The chat that gets messages about enquiries. */
  chat?: string;
}

/**
 * Writes the mails of the outbox. Except for alerts, every attempt writes the same mail, or another variant, so that
 * providers recognise a repetition.
 */
export function createComposer({ sql, company, addresses, links, time, chat = '' }: ComposeSettings) {
  /** What the lists of enquiries in a mail are made from. */
  async function listed({ content, queued_at: at }: Extract<OutboxMail, { content: OpenEnquiries }>): Promise<Listed> {
    const rows = await sql<{ enquiry: StoredEnquiry }[]>`
      select contact.readable(e) as enquiry from contact.enquiries e
      where e.id in (
        select (named #>> '{}')::uuid from jsonb_path_query(${JSON.stringify(content)}::text::jsonb, '$.*[*].id') as named
      )`;
    const all = rows.map(async ({ enquiry }) => {
      const own = { ...enquiry, actions: await links.actionLinks(enquiry.id, at) };
      return [enquiry.id, own] as const;
    });
    return {
      enquiries: new Map(await Promise.all(all)),
      at: at.getTime(),
      deadline: time.deadline,
      pages: links.pages,
    };
  }

  const { from, business: to } = addresses;
  return async (mail: OutboxMail): Promise<Composed> => {
    switch (mail.kind) {
      case 'ack':
        return {
          from,
          to: mail.enquiry.email,
          autoSubmitted: 'auto-replied',
          ...acknowledgement(mail.enquiry, company),
        };
      case 'telegram':
        return { from, to: chat, ...chatMessage(mail.enquiry, company, links.pages) };
      case 'reminder':
        return { from, to, ...reminderMail(mail.content, await listed(mail), company) };
      case 'overdue':
        return { from, to: addresses.alarm ?? to, ...reminderMail(mail.content, await listed(mail), company) };
      case 'digest':
        return { from, to, ...digestMail(mail.content, mail.occasion, await listed(mail), company) };
      case 'alarm': {
        const late = await sql<LateMail[]>`
          select enquiry_id, kind, state, last_error as reason from contact.outbox as mail
          where kind <> 'alarm' and contact.is_undelivered(mail) order by queued_at, id`;
        return { from, to: addresses.alarm ?? to, ...alarm(late, company, links.pages) };
      }
      case 'notify': {
        const { enquiry, queued_at: at } = mail;
        // If it is sent again after the enquiry was answered, it has the same deadline as before.
        const deadline = time.deadline(Math.min(Date.parse(enquiry.status_changed_at), at.getTime()), enquiry.area);
        const actions = await links.actionLinks(enquiry.id, at);
        return { from, to, ...notification(enquiry, company, { pages: links.pages, deadline, actions }) };
      }
    }
  };
}
