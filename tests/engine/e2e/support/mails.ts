import { createLinks } from '../../../../supabase/functions/send-contact-email/links.ts';
import type { StoredEnquiry } from '../../../../supabase/functions/send-contact-email/stored-enquiry.ts';
import { acknowledgement, notification } from '../../../../supabase/functions/send-contact-email/mail/messages.ts';
import { digestMail, reminderMail } from '../../../../supabase/functions/send-contact-email/mail/digest.ts';
import { createSigner } from '../../../../supabase/functions/send-contact-email/signer.ts';
import { company } from '../../function/company.ts';

export const enquiry: StoredEnquiry = {
  id: '9f9b33bd-ac5e-4e02-ba4c-dceada79c469',
  name: 'Ana Tan',
  email: 'ana@example.com',
  phone: '+65 8000 0000',
  service: 'Weekly Cleaning',
  message: '4-room flat, every second week.\nKeys are with the neighbour.',
  area: 'Punggol',
  page: '/punggol',
  created_at: '2026-11-21T10:38:44.122+00:00',
};
const pages = 'https://sapu.example/office';
export const mailContext = {
  pages,
  deadline: Date.parse('2026-11-23T22:00:00Z'),
  actions: await createLinks(createSigner('a secret of thirty-two letters or more'), pages).actionLinks(
    enquiry.id,
    new Date(enquiry.created_at),
  ),
};

const officeEnquiry = {
  ...enquiry,
  name: 'Ana Tan',
  message: '4-room flat, every second week.\nKeys are with the neighbour.',
  status: 'new' as const,
  status_changed_at: enquiry.created_at,
  remind_at: null,
  is_notified: true,
  late_mails: [],
  actions: mailContext.actions,
};
const { id, created_at: since } = enquiry;
const at = Date.parse('2026-11-24T00:00:00Z');
const content = {
  since,
  open_count: 3,
  open: [{ id, since }],
  spam_count: 1,
  spam: [{ id }],
  undelivered: [{ id, kind: 'ack' as const }],
  received_count: 4,
  answered_count: 2,
  median_seconds: 7_200,
  table: [{ id, status: 'new' as const, status_changed_at: since }],
};
const listed = { enquiries: new Map([[id, officeEnquiry]]), at, deadline: () => at - 7_200_000, pages };

/** The mails of an enquiry. */
export const mails = {
  reminder: reminderMail(content, listed, company),
  digest: digestMail(content, '2026-11-24', listed, company),
  notification: notification(enquiry, company, mailContext),
  acknowledgement: acknowledgement(enquiry, company),
};
