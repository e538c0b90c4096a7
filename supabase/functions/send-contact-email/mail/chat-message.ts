import type { Company } from '../company.ts';
import { formatDateTime } from '../times.ts';
import { fill } from '../words.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { lineOf } from './enquiry-part.ts';
import type { Written } from './layout.ts';

/** The message to the company's chat about an enquiry, without the visitor's name, contact data or words. */
export function chatMessage(
  { service: sent, area, created_at: received }: StoredEnquiry,
  company: Company,
  pages: string,
): Written {
  const { chat: words, labels } = company.words.mails;
  const service = company.services.includes(sent) ? sent : '…';
  const subject = area === null ? fill(words.subject, { service }) : fill(words.subjectInArea, { service, area });
  const time = lineOf(company.words.mails, labels.received, formatDateTime(Date.parse(received), company));
  return { subject, text: [subject, time, pages].join('\n'), html: '' };
}
