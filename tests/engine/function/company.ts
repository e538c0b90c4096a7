import * as colours from '#brand/colours.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';

export const company: Company = {
  brand: 'Sapu',
  phone: '+65 0000 0000',
  email: 'hello@sapu.example',
  address: 'Blk 20 Sin Ming Lane, Singapore 573968',
  language: 'en-SG',
  services: ['Weekly Cleaning', 'Other'],
  areas: ['Punggol', 'Bedok'],
  reply: 'Our team responds within 24 hours during business days.',
  notice: 'a notice',
  keptMonths: 12,
  colours,
};
