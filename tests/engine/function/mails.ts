import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import { notification, type MailContext } from '../../../supabase/functions/send-contact-email/mail/notification.ts';
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
  late_mails: [],
} satisfies StoredEnquiry;
const pages = 'https://sapu.example/office';
const signer = createSigner('a secret of thirty-two letters or more');
export const mailContext: MailContext = {
  pages,
  deadline: Date.parse('2026-11-24T12:02:00Z'),
  links: await createLinks(signer, pages).statusLinks(enquiry.id, new Date(since)),
};

/** The mail to the company about an enquiry with these values. */
export const mailAbout = (own: Partial<StoredEnquiry>, of = company) =>
  notification({ ...enquiry, ...own }, of, mailContext);

type Own = 'name' | 'email' | 'message' | 'area';

/** The mail of a morning with as many open and held enquiries of these values. */
export function morningOf(count: number, own: Partial<Pick<StoredEnquiry, Own>> = {}, held = 0) {
  const { links, deadline: at } = mailContext;
  const listed = (total: number, status: 'new' | 'spam', most: number) =>
    Array.from({ length: Math.min(total, most) }, () => {
      return { enquiry: { ...enquiry, ...own, status }, links, total, due: at - 7_200_000 };
    });
  const lists = { open: listed(count, 'new', 10), held: listed(held, 'spam', 5), at, pages };
  return morningMail(lists, { dateOf: () => '2026-11-24' }, company);
}
