import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { formatDuration, formatDateTime } from '../times.ts';
import { fill } from '../words.ts';
import { enquiryPart, type MailContext, type StoredEnquiry } from './enquiry-part.ts';
import { mailLayout } from './layout.ts';
import type { Mail } from './mail.ts';
import { headerText, replyTo, subjectValues, type Addresses } from './messages.ts';

/** Why the company is reminded of an enquiry. */
export type Reason =
  /** The promised reply is due soon, or was due; `at` is when the reminder was queued, in ms. */
  | { kind: 'remind' | 'overdue'; at: number }
  /** Somebody wanted to be reminded. */
  | { kind: 'again' };

/** The mail that reminds the company of an open enquiry: the reason, and below it the enquiry. */
export function reminder(
  enquiry: StoredEnquiry,
  reason: Reason,
  company: Company,
  { from, business }: Addresses,
  context: MailContext,
): Omit<Mail, 'key'> {
  const words = company.words.mails.reminders[reason.kind];
  const isDue = reason.kind !== 'again';
  const values = {
    ...subjectValues(enquiry),
    time: formatDateTime(isDue ? context.deadline : Date.parse(enquiry.created_at), company),
    delay: isDue ? formatDuration(reason.at - context.deadline, company) : '',
  };
  const sentence = fill(words.text, values);
  const { html, text } = enquiryPart(enquiry, company, context);
  return {
    from,
    to: business,
    ...replyTo(enquiry),
    subject: headerText(fill(words.subject, values)),
    text: [sentence, '', ...text].join('\n'),
    html: mailLayout(company, words.heading, `<p style="margin:0 0 20px">${escapeHtml(sentence)}</p>${html}`),
  };
}
