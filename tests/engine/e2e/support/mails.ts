import { createLinks } from '../../../../supabase/functions/send-contact-email/links.ts';
import type { StoredEnquiry } from '../../../../supabase/functions/send-contact-email/mail/enquiry-part.ts';
import { acknowledgement, notification } from '../../../../supabase/functions/send-contact-email/mail/messages.ts';
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
export const links = {
  pages,
  actions: await createLinks(createSigner('a secret of thirty-two letters or more'), pages).actionLinks(
    enquiry.id,
    new Date(enquiry.created_at),
  ),
};
export const addresses = { from: 'Sapu <hello@sapu.example>', business: 'office@sapu.example' };

/** The two mails of an enquiry. */
export const mails = {
  notification: notification(enquiry, company, addresses, links),
  acknowledgement: acknowledgement(enquiry, company, addresses),
};
