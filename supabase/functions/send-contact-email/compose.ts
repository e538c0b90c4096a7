import type { BusinessTime } from './business-time.ts';
import type { Company } from './company.ts';
import type { Query } from './database.ts';
import type { Links } from './links.ts';
import { alarm, type LateMail } from './mail/alarm.ts';
import { chatMessage } from './mail/chat-message.ts';
import { digestMail, type DigestContent } from './mail/digest.ts';
import type { StoredEnquiry } from './mail/enquiry-part.ts';
import type { Mail } from './mail/mail.ts';
import { acknowledgement, notification, type Addresses } from './mail/messages.ts';
import { reminder } from './mail/reminder.ts';
import type { OfficeEnquiry } from './office/store.ts';

/** A mail of the outbox; `contact.claim` in supabase/migrations explains it. */
export type OutboxMail = {
  /** Tells several mails of one kind apart, such as the day of a digest. */
  occasion: string;
  queued_at: Date;
} & (
  | { kind: 'notify' | 'ack' | 'remind' | 'overdue' | 'again' | 'telegram'; enquiry: StoredEnquiry; open_since: Date }
  | { kind: 'alarm'; enquiry: StoredEnquiry | null }
  | { kind: 'digest'; enquiry: null; content: DigestContent }
);

interface ComposeSettings {
  sql: Query;
  company: Company;
  addresses: Addresses;
  links: Links;
  time: BusinessTime;
  /** The chat that gets messages about enquiries. */
  chat?: string;
}

type Text = Omit<Mail, 'key'>;

/**
 * Writes the mails of the outbox. Except for alerts, every attempt writes the same mail, so that providers recognise a
 * repetition.
 */
export function createComposer({ sql, company, addresses, links, time, chat = '' }: ComposeSettings) {
  const actionsOf = (id: string, at: Date) => links.actionLinks(id, at);

  async function digest({
    content,
    queued_at: at,
    occasion: day,
  }: Extract<OutboxMail, { kind: 'digest' }>): Promise<Text> {
    const rows = await sql<{ enquiry: OfficeEnquiry }[]>`
      select enquiry from contact.enquiries_in(${JSON.stringify(content)}::text::jsonb)`;
    const enquiries = new Map(rows.map(({ enquiry }) => [enquiry.id, enquiry]));
    const named = [...new Set([...[...content.open, ...content.undelivered].map(({ id }) => id), ...content.spam])];
    const all = new Map(await Promise.all(named.map(async (id) => [id, await actionsOf(id, at)] as const)));
    const linksOf = (id: string) => all.get(id)!;
    const { deadline } = time;
    const own = { content, enquiries, at: at.getTime(), day, deadline, linksOf, pages: links.pages };
    return digestMail(own, company, addresses);
  }

  return async (mail: OutboxMail): Promise<Text> => {
    switch (mail.kind) {
      case 'ack':
        return acknowledgement(mail.enquiry, company, addresses);
      case 'telegram':
        return chatMessage(mail.enquiry, company, chat, links.pages);
      case 'digest':
        return digest(mail);
      case 'alarm': {
        const late = await sql<LateMail[]>`select * from contact.undelivered()`;
        return {
          ...alarm(late, company, links.pages),
          from: addresses.from,
          to: addresses.alarm ?? addresses.business,
        };
      }
      default: {
        const { enquiry, kind, queued_at: at, open_since: since } = mail;
        // If the first mail is sent again after the enquiry was answered, it has the same deadline as before.
        const open = kind === 'notify' ? Math.min(since.getTime(), at.getTime()) : since.getTime();
        const own = { pages: links.pages, deadline: time.deadline(open), actions: await actionsOf(enquiry.id, at) };
        if (kind === 'notify') return notification(enquiry, company, addresses, own);
        const reason = kind === 'again' ? { kind } : { kind, at: at.getTime() };
        return reminder(enquiry, reason, company, addresses, own);
      }
    }
  };
}
