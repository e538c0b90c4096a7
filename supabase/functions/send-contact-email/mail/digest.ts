import type { LinkAction } from '../actions.ts';
import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { tableOf } from '../office/export.ts';
import type { OfficeEnquiry } from '../office/store.ts';
import { formatDuration, formatDateTime } from '../times.ts';
import { fill } from '../words.ts';
import { actionButtons, enquiryListLink, type MailPart } from './buttons.ts';
import { callLink, mailtoLink } from './contact-links.ts';
import { lineOf, type MailContext, type StoredEnquiry } from './enquiry-part.ts';
import { mailLayout, mailLink } from './layout.ts';
import type { Mail } from './mail.ts';
import { headerText, shortened, type Addresses } from './messages.ts';

/** The content of a digest; `contact.digest` in supabase/migrations explains it. */
export interface DigestContent {
  since: string;
  open_count: number;
  open: readonly { id: string; since: string }[];
  spam_count: number;
  spam: readonly string[];
  undelivered: readonly { id: string; kind: 'notify' | 'ack' }[];
  received_count: number;
  answered_count: number;
  median_seconds: number | null;
  table: readonly Pick<OfficeEnquiry, 'id' | 'status' | 'status_changed_at'>[];
}

/** A digest with all that its mail needs. */
export interface Digest {
  content: DigestContent;
  /** The enquiries that it names, without those that were deleted since. */
  enquiries: ReadonlyMap<string, OfficeEnquiry>;
  /** When it was queued, in ms, and the name of its day. */
  at: number;
  day: string;
  /** The deadline, in ms, of an enquiry that has been open since a moment, also in ms. */
  deadline: (since: number) => number;
  linksOf: (id: string) => MailContext['actions'];
  pages: string;
}

/** How much of a message is shown, and in the table, in characters: providers and mailboxes refuse mails of many MB. */
const longestExcerpt = 160;
const longestInTable = 2_000;

const excerptOf = ({ message = '' }: StoredEnquiry) => shortened(message.replaceAll(/\s+/g, ' '), longestExcerpt);

/** One enquiry of a list: the visitor and the service, a note, and buttons. */
function item(
  enquiry: StoredEnquiry,
  note: string,
  actions: MailContext['actions'],
  shown: readonly LinkAction[],
  company: Company,
): MailPart {
  const { colours } = company;
  const { name = '', phone, email, service, area } = enquiry;
  const about = area === null ? service : `${service}, ${area}`;
  const buttons = actionButtons(actions, shown, company);
  const reach = `${mailLink(colours, callLink(phone, company), phone)} &nbsp; ${mailLink(colours, mailtoLink(email), email)}`;
  const lines = [`<b>${escapeHtml(name)}</b>`, escapeHtml(about), reach, escapeHtml(excerptOf(enquiry))];
  return {
    html:
      `<div class="rule" style="border-top:2px solid ${colours.line};padding:14px 0 10px">${lines.join('<br>')}` +
      `<p class="soft" style="margin:4px 0 12px;color:${colours.inkSoft};font-size:15px">${escapeHtml(note)}</p>${buttons.html}</div>`,
    text: [`${name}, ${about}`, `${phone}, ${email}`, excerptOf(enquiry), note, ...buttons.text, ''],
  };
}

function section(heading: string, items: readonly MailPart[], end = ''): MailPart {
  if (items.length === 0) return { html: '', text: [] };
  const last = end === '' ? '' : `<p style="margin:0 0 14px">${escapeHtml(end)}</p>`;
  return {
    html: `<h2 style="margin:26px 0 12px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h2>${items.map(({ html }) => html).join('')}${last}`,
    text: ['', heading, '', ...items.flatMap(({ text }) => text), ...(end === '' ? [] : [end])],
  };
}

/** Whether the reply to an open enquiry is late, and how long the enquiry has been open. */
function noteOf(since: number, { at, deadline }: Digest, company: Company): string {
  const { late, due } = company.words.mails.digest;
  const by = deadline(since);
  const time = formatDuration(at - since, company);
  if (at >= by) return fill(late, { delay: formatDuration(at - by, company), time });
  // A company that never opens again has no deadline.
  return by === Infinity ? '' : fill(due, { deadline: formatDateTime(by, company), time });
}

/** The figures since the last digest, one line each. */
function figures({ content }: Digest, company: Company): string[] {
  const words = company.words.mails.digest;
  const { received_count: received, answered_count: answered, median_seconds: median } = content;
  return [
    fill(words.since, { time: formatDateTime(Date.parse(content.since), company) }),
    fill(words.received, { count: String(received) }),
    fill(words.answered, { count: String(answered) }),
    ...(median === null ? [] : [fill(words.median, { time: formatDuration(median * 1_000, company) })]),
  ];
}

/** The subject: the number of open enquiries or, if there are none, of enquiries held as spam since the last digest. */
function subjectOf({ open_count: open, spam_count: held }: DigestContent, { words }: Company): string {
  const { subject, subjectSpam, subjectNone } = words.mails.digest;
  if (open > 0) return fill(subject, { count: String(open) });
  return held > 0 ? fill(subjectSpam, { count: String(held) }) : subjectNone;
}

/** The digest: open enquiries, held spam, mails that could not be delivered, and figures since the last digest. */
export function digestMail(digest: Digest, company: Company, { from, business }: Addresses): Omit<Mail, 'key'> {
  const { content, enquiries, linksOf } = digest;
  const { mails } = company.words;
  const words = mails.digest;
  const itemOf = (id: string, note: (enquiry: StoredEnquiry) => string, shown: readonly LinkAction[]) => {
    const enquiry = enquiries.get(id);
    return enquiry ? [item(enquiry, note(enquiry), linksOf(id), shown, company)] : [];
  };
  const received = ({ created_at: time }: StoredEnquiry) =>
    lineOf(mails, mails.labels.received, formatDateTime(Date.parse(time), company));
  const left = content.open_count - content.open.length;
  const more = left > 0 ? fill(words.more, { count: String(left) }) : '';
  const open = content.open.flatMap(({ id, since }) =>
    itemOf(id, () => noteOf(Date.parse(since), digest, company), ['answered', 'remind', 'spam']),
  );
  const undelivered = content.undelivered.flatMap(({ id, kind }) => itemOf(id, () => words[kind], ['answered']));
  const spam = content.spam.flatMap((id) => itemOf(id, received, ['genuine']));
  const parts = [section(words.open, open, more), section(words.undelivered, undelivered), section(words.spam, spam)];
  const list = enquiryListLink(digest.pages, company);
  const lines = figures(digest, company);
  const rows = content.table.flatMap((row) => {
    const enquiry = enquiries.get(row.id);
    return enquiry ? [{ ...enquiry, ...row, message: shortened(enquiry.message, longestInTable) }] : [];
  });
  const html =
    `<p style="margin:0">${lines.map(escapeHtml).join('<br>')}</p>${parts.map((part) => part.html).join('')}` +
    `<div style="margin:20px 0 0">${list.html}</div><p class="soft" style="margin:0;color:${company.colours.inkSoft};font-size:15px">${escapeHtml(words.attached)}</p>`;
  return {
    from,
    to: business,
    subject: headerText(subjectOf(content, company)),
    text: [...lines, ...parts.flatMap(({ text }) => text), '', ...list.text, words.attached].join('\n'),
    html: mailLayout(company, words.heading, html),
    attachments: [
      {
        filename: `${words.file}-${digest.day}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: tableOf(rows, company),
      },
    ],
  };
}
