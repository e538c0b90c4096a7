import type { BusinessTime } from '../business-time.ts';
import type { Company } from '../company.ts';
import type { Query } from '../database.ts';
import type { Links } from '../links.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import type { Addresses } from '../settings.ts';
import { alarm, type LateMail } from './alarm.ts';
import type { Mail } from './mail.ts';
import { acknowledgement, notification } from './messages.ts';
import { morningMail, type Listed, type MorningContent } from './morning.ts';

/** A mail of the outbox; `contact.claim` in supabase/migrations explains it. */
export type OutboxMail = {
  /** The day of a list of enquiries. */
  occasion: string;
  queued_at: Date;
} & (
  | { kind: 'notify' | 'ack'; enquiry: StoredEnquiry }
  | { kind: 'alarm'; enquiry: StoredEnquiry | null }
  | { kind: 'morning' | 'overdue'; enquiry: null; content: MorningContent }
);

export interface ComposeSettings {
  sql: Query;
  company: Company;
  addresses: Addresses;
  links: Links;
  time: BusinessTime;
}

/** Writes the mails of the outbox. */
export function createComposer({ sql, company, addresses, links, time }: ComposeSettings) {
  /** What the lists of enquiries in a mail are made from. */
  async function listed(content: MorningContent, at: Date): Promise<Listed> {
    const rows = await sql<{ enquiry: StoredEnquiry }[]>`
      select contact.readable(e) as enquiry from contact.enquiries e
      where e.id in (
        select (named #>> '{}')::uuid from jsonb_path_query(${JSON.stringify(content)}::text::jsonb, '$.*[*].id') as named
      )`;
    const all = rows.map(async ({ enquiry }) => {
      const own = { ...enquiry, actions: await links.actionLinks(enquiry.id, at) };
      return [enquiry.id, own] as const;
    });
    return { enquiries: new Map(await Promise.all(all)), at: at.getTime(), time, pages: links.pages };
  }

  const { from, business, alarm: operator = business } = addresses;
  return async (mail: OutboxMail): Promise<Omit<Mail, 'key'>> => {
    switch (mail.kind) {
      case 'ack':
        return {
          from,
          to: mail.enquiry.email,
          autoSubmitted: 'auto-replied',
          ...acknowledgement(mail.enquiry, company),
        };
      case 'morning':
      case 'overdue': {
        const to = mail.kind === 'morning' ? business : operator;
        return { from, to, ...morningMail(mail.content, await listed(mail.content, mail.queued_at), company) };
      }
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
        const actions = await links.actionLinks(enquiry.id, at);
        return { from, to: business, ...notification(enquiry, company, { pages: links.pages, deadline, actions }) };
      }
    }
  };
}
