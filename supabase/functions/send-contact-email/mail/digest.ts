import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { tableFor } from '../enquiry-table.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { formatDuration, formatDateTime } from '../times.ts';
import { fill, type Words } from '../words.ts';
import { lineOf } from './enquiry-part.ts';
import type { Mail } from './mail.ts';
import { enquiryListLink } from './buttons.ts';
import { written } from './layout.ts';
import { itemOf, openIn, section, type Listed, type ListMail, type OpenEnquiries } from './lists.ts';
import { shortened } from './subject.ts';

/** The content of a digest; `contact.digest` in supabase/migrations explains it. */
export interface DigestContent extends OpenEnquiries {
  since: string;
  open_count: number;
  spam_count: number;
  spam: readonly { id: string }[];
  undelivered: readonly { id: string; kind: 'notify' | 'ack' }[];
  received_count: number;
  answered_count: number;
  median_seconds: number | null;
  table: readonly Pick<StoredEnquiry, 'id' | 'status' | 'status_changed_at'>[];
}

/** How much of a message is in the table, in characters: providers and mailboxes refuse mails of many MB. */
const longestInTable = 2_000;

/** The reminder of all enquiries that are due. If replies are late, only their visitors are in the subject. */
export function reminderMail(content: OpenEnquiries, listed: Listed, company: Company): ListMail {
  const { subject, subjectLate, heading } = company.words.mails.reminder;
  const { parts, names, lateNames, variant } = openIn(content, listed, company);
  const mail = {
    subject: lateNames === '' ? fill(subject, { names }) : fill(subjectLate, { names: lateNames }),
    heading,
    parts: [
      enquiryListLink(listed.pages, company),
      section(company.words.mails.digest.open, parts, parts.length, company),
    ],
  };
  return { ...written(mail, company), variant };
}

/** The figures since the last digest, one line each. */
function figures(content: DigestContent, company: Company): string[] {
  const words = company.words.mails.digest;
  const { received_count: received, answered_count: answered, median_seconds: median } = content;
  return [
    fill(words.since, { time: formatDateTime(Date.parse(content.since), company) }),
    fill(words.received, { count: String(received) }),
    fill(words.answered, { count: String(answered) }),
    ...(median === null ? [] : [fill(words.median, { time: formatDuration(median * 1_000, company) })]),
  ];
}

/** The subject: open and late enquiries or, if there are none, how many were held as spam since the last digest. */
function subjectOf(open: number, lateNames: string, held: number, { reminder, digest }: Words['mails']): string {
  if (open === 0) return held > 0 ? fill(digest.subjectSpam, { count: String(held) }) : digest.subjectNone;
  const late = lateNames === '' ? [] : [fill(reminder.subjectLate, { names: lateNames })];
  return [fill(digest.subject, { count: String(open) }), ...late].join(' · ');
}

/**
 * The digest of a day: open enquiries, held spam, mails that could not be delivered, and figures since the last digest.
 */
export function digestMail(
  content: DigestContent,
  day: string,
  listed: Listed,
  company: Company,
): ListMail & Pick<Mail, 'attachments'> {
  const { enquiries } = listed;
  const { mails } = company.words;
  const words = mails.digest;
  const { parts: open, lateNames, variant } = openIn(content, listed, company);
  const count = content.open_count - content.open.length + open.length;
  const undelivered = content.undelivered.flatMap(({ id, kind }) => {
    const enquiry = enquiries.get(id);
    return enquiry ? [itemOf(enquiry, { text: words[kind] }, ['answered'], company)] : [];
  });
  const spam = content.spam.flatMap(({ id }) => {
    const enquiry = enquiries.get(id);
    if (enquiry === undefined) return [];
    const received = formatDateTime(Date.parse(enquiry.created_at), company);
    return [itemOf(enquiry, { text: lineOf(mails, mails.labels.received, received) }, ['genuine'], company)];
  });
  const held = Math.max(content.spam_count, spam.length);
  const rows = content.table.flatMap((row) => {
    const enquiry = enquiries.get(row.id);
    return enquiry ? [{ ...enquiry, ...row, message: shortened(enquiry.message, longestInTable) }] : [];
  });
  const lines = [...figures(content, company), ...(rows.length > 0 ? [words.attached] : [])];
  const mail = {
    subject: subjectOf(count, lateNames, content.spam_count, mails),
    heading: words.heading,
    parts: [
      // First, because a mail program may cut off the end.
      enquiryListLink(listed.pages, company),
      { html: `<p style="margin:0">${lines.map(escapeHtml).join('<br>')}</p>`, text: lines },
      section(words.open, open, count, company),
      section(words.undelivered, undelivered, undelivered.length, company),
      section(words.spam, spam, held, company),
    ],
  };
  const { head, rowsOf } = tableFor(company);
  const table = {
    filename: `${words.file}-${day}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: head + rowsOf(rows),
  };
  return {
    ...written(mail, company),
    variant,
    ...(rows.length > 0 && { attachments: [table] }),
  };
}
