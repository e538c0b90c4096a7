import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import { digestMail, reminderMail } from '../../../supabase/functions/send-contact-email/mail/digest.ts';
import type { MailContext } from '../../../supabase/functions/send-contact-email/mail/enquiry-part.ts';
import { notification } from '../../../supabase/functions/send-contact-email/mail/messages.ts';
import { createSigner } from '../../../supabase/functions/send-contact-email/signer.ts';
import type { StoredEnquiry } from '../../../supabase/functions/send-contact-email/stored-enquiry.ts';
import { company } from './company.ts';

const since = '2026-11-23T12:02:44.122+00:00';
export const enquiry = {
  id: '9f9b33bd-ac5e-4e02-ba4c-dceada79c469',
  name: 'Tan Mei Ling',
  email: 'mei@example.com',
  phone: '+65 8000 0000',
  service: 'Weekly Cleaning',
  message: '4-room flat, every second week.\nKeys are with the neighbour.',
  area: null,
  page: '/contact',
  created_at: since,
  status: 'new',
  status_changed_at: since,
  remind_at: null,
  wrote_before: false,
  is_notified: true,
  late_mails: [],
} satisfies StoredEnquiry;
const pages = 'https://sapu.example/office';
const signer = createSigner('a secret of thirty-two letters or more');
export const mailContext: MailContext = {
  pages,
  deadline: Date.parse('2026-11-24T12:02:00Z'),
  actions: await createLinks(signer, pages).actionLinks(enquiry.id, new Date(since)),
};

/** The mail to the company about an enquiry with these values. */
export const mailAbout = (own: Partial<StoredEnquiry>, of = company) =>
  notification({ ...enquiry, ...own }, of, mailContext);

type Own = 'name' | 'email' | 'message' | 'area';

/** Mails with as many open enquiries of these values, and as many held ones and lost mails as `others`. */
export function listsOf(count: number, own: Partial<Pick<StoredEnquiry, Own>> = {}, others = count) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...enquiry,
    ...own,
    id: `9f9b33bd-ac5e-4e02-ba4c-${String(index).padStart(12, '0')}`,
  }));
  const content = {
    since,
    open_count: count,
    open: rows.slice(0, 10).map(({ id }) => ({ id, since })),
    spam_count: others,
    spam: rows.slice(0, others),
    undelivered: rows.slice(0, others).map(({ id }) => ({ id, kind: 'ack' as const })),
    received_count: count,
    answered_count: 2,
    median_seconds: 7_200,
    table: rows,
  };
  const listed = {
    enquiries: new Map(rows.map((row) => [row.id, { ...row, actions: mailContext.actions }])),
    at: mailContext.deadline,
    deadline: () => mailContext.deadline - 7_200_000,
    pages,
  };
  return {
    reminder: reminderMail(content, listed, company),
    digest: digestMail(content, '2026-11-24', listed, company),
  };
}
