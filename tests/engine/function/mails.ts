import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import type { MailContext } from '../../../supabase/functions/send-contact-email/mail/enquiry-part.ts';
import { notification } from '../../../supabase/functions/send-contact-email/mail/messages.ts';
import { morningMail } from '../../../supabase/functions/send-contact-email/mail/morning.ts';
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

/** The mail of a morning with as many open and held enquiries of these values. */
export function morningOf(count: number, own: Partial<Pick<StoredEnquiry, Own>> = {}, held = 0) {
  const rows = Array.from({ length: count + held }, (_, index) => ({
    ...enquiry,
    ...own,
    id: `9f9b33bd-ac5e-4e02-ba4c-${String(index).padStart(12, '0')}`,
    status: index < count ? ('new' as const) : ('spam' as const),
    actions: mailContext.actions,
  }));
  const content = {
    open_count: count,
    open: rows.slice(0, Math.min(count, 10)).map(({ id }) => ({ id, since })),
    spam_count: held,
    spam: rows.slice(count).slice(0, 5),
  };
  const listed = {
    enquiries: new Map(rows.map((row) => [row.id, row])),
    at: mailContext.deadline,
    time: { deadline: () => mailContext.deadline - 7_200_000, dateOf: () => '2026-11-24' },
    pages,
  };
  return morningMail(content, listed, company);
}
