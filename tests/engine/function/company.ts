import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as colours from '#brand/colours.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import type { Words } from '../../../supabase/functions/send-contact-email/words.ts';
import { dataOf } from '../../support/sites.ts';

const brand = 'Sapu';
const words = readFileSync(join(dataOf('first'), 'interface.yaml'), 'utf8').replaceAll('{brand}', brand);

export const company: Company = {
  brand,
  phone: '+65 0000 0000',
  email: 'hello@sapu.example',
  address: 'Blk 20 Sin Ming Lane, Singapore 573968',
  language: 'en-SG',
  timeZone: 'Asia/Singapore',
  pages: '/office',
  services: ['Weekly Cleaning', 'Other'],
  choices: { 'weekly-cleaning.condo': { service: 'Weekly Cleaning', words: 'Weekly, condo, 3–4 h' } },
  areas: ['Punggol', 'Bedok'],
  reply: 'Our team responds within 24 hours during business days.',
  replyDeadline: '24-hours',
  hours: {
    days: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '09:00', closes: '17:00' },
      { days: ['Sunday'] },
    ],
    special: [],
    holidays: ['2026-11-09', '2026-12-25', '2027-01-01', '2027-02-06', '2027-02-07', '2027-02-08'],
  },
  notice: 'a notice',
  keptMonths: 12,
  colours,
  words: parse(words) as Words,
};
