import type { LinkAction } from '../actions.ts';
import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { tableFor } from '../enquiry-table.ts';
import type { OfficeEnquiry } from '../stored-enquiry.ts';
import type { Addresses } from '../settings.ts';
import { formatDuration, formatDateTime, replyBy } from '../times.ts';
import { fill } from '../words.ts';
import { enquiryButtons, enquiryListLink, type MailPart } from './buttons.ts';
import { callLink, mailtoLink } from './contact-links.ts';
import { lineOf, type MailContext } from './enquiry-part.ts';
import { mailLayout, mailLink } from './layout.ts';
import type { Mail } from './mail.ts';
import { headerText, shortened, subjectValues } from './messages.ts';

/** The content of a reminder: open enquiries, and since when each is open. */
export interface OpenEnquiries {
  open: readonly { id: string; since: string }[];
}

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
  table: readonly Pick<OfficeEnquiry, 'id' | 'status' | 'status_changed_at'>[];
}

type ListedEnquiry = OfficeEnquiry & Pick<MailContext, 'actions'>;

/** What the lists of a mail are made from. */
export interface Listed {
  /** The enquiries that it names, without those that were deleted since. */
  enquiries: ReadonlyMap<string, ListedEnquiry>;
  /** When it was queued, in ms. */
  at: number;
  /** The deadline, in ms, of an enquiry that has been open since a moment, also in ms. */
  deadline: (since: number) => number;
  pages: string;
}

/** How much of a message is shown, and in the table, in characters: providers and mailboxes refuse mails of many MB. */
const longestExcerpt = 300;
const longestInTable = 2_000;

interface Note {
  text: string;
  isLate?: boolean;
}

/** One enquiry of a list: the visitor and the service, a note, and buttons. */
function item(
  enquiry: ListedEnquiry,
  { text: note, isLate = false }: Note,
  shown: readonly [LinkAction, ...LinkAction[]],
  company: Company,
): MailPart {
  const { colours } = company;
  const { name, phone, email, service, area, message } = enquiry;
  const about = area === null ? service : `${service}, ${area}`;
  const excerpt = shortened(message.replaceAll(/\s+/g, ' '), longestExcerpt);
  const buttons = enquiryButtons(enquiry, enquiry.actions, shown, company);
  const reach = `${mailLink(colours, callLink(phone, company), phone)} &nbsp; ${mailLink(colours, mailtoLink(email), email)}`;
  const lines = [`<b>${escapeHtml(name)}</b>`, escapeHtml(about), reach, escapeHtml(excerpt)];
  const look = isLate
    ? `><b style="padding:2px 10px;border-radius:12px;background:${colours.errorLight};color:${colours.error}">${escapeHtml(note)}</b>`
    : ` class="soft" style="color:${colours.inkSoft}">${escapeHtml(note)}`;
  return {
    html: `<div class="rule" style="border-top:2px solid ${colours.line};padding:14px 0 0">${lines.join('<br>')}<div style="margin:6px 0 12px;font-size:15px"><span${look}</span></div>${buttons.html}</div>`,
    text: [`${name}, ${about}`, `${phone}, ${email}`, excerpt, note, ...buttons.text, ''],
  };
}

/** A list of enquiries; nothing if there is none. */
function section(heading: string, items: readonly MailPart[], end = ''): MailPart {
  if (items.length === 0) return { html: '', text: [] };
  const last = end === '' ? '' : `<p style="margin:0 0 14px">${escapeHtml(end)}</p>`;
  return {
    html: `<h2 style="margin:26px 0 12px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h2>${items.map(({ html }) => html).join('')}${last}`,
    text: ['', heading, '', ...items.flatMap(({ text }) => text), ...(end === '' ? [] : [end])],
  };
}

/** The open enquiries of a mail that still exist, each with whether it is late. */
function openIn({ open }: OpenEnquiries, { enquiries, at, deadline }: Listed, company: Company) {
  return open.flatMap(({ id, since }) => {
    const enquiry = enquiries.get(id);
    return enquiry ? [{ enquiry, note: replyBy(deadline(Date.parse(since)), at, company) }] : [];
  });
}

const openItems = (open: ReturnType<typeof openIn>, company: Company) =>
  open.map(({ enquiry, note }) => item(enquiry, note, ['answered', 'remind', 'spam'], company));

/** The reminder of all enquiries that are due: those with a late reply first, whose visitors alone are in the subject. */
export function reminderMail(
  content: OpenEnquiries,
  listed: Listed,
  company: Company,
  { from, business }: Addresses,
): Omit<Mail, 'key'> {
  const { subject, subjectLate, heading } = company.words.mails.reminder;
  const open = openIn(content, listed, company);
  const late = open.filter(({ note }) => note.isLate);
  const named = (late.length > 0 ? late : open).map(({ enquiry }) => subjectValues(enquiry).name);
  const names = new Intl.ListFormat(company.language).format(named);
  const items = openItems(open, company);
  const list = enquiryListLink(listed.pages, company);
  return {
    from,
    to: business,
    subject: headerText(fill(late.length > 0 ? subjectLate : subject, { names })),
    text: [...items.flatMap(({ text }) => text), ...list.text].join('\n'),
    html: mailLayout(company, heading, items.map(({ html }) => html).join('') + list.html),
  };
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

/** The subject: the number of open enquiries or, if there are none, of enquiries held as spam since the last digest. */
function subjectOf({ open_count: open, spam_count: held }: DigestContent, { words }: Company): string {
  const { subject, subjectSpam, subjectNone } = words.mails.digest;
  if (open > 0) return fill(subject, { count: String(open) });
  return held > 0 ? fill(subjectSpam, { count: String(held) }) : subjectNone;
}

/**
 * The digest of a day: open enquiries, held spam, mails that could not be delivered, and figures since the last digest.
 */
export function digestMail(
  content: DigestContent,
  day: string,
  listed: Listed,
  company: Company,
  { from, business }: Addresses,
): Omit<Mail, 'key'> {
  const { enquiries } = listed;
  const { mails } = company.words;
  const words = mails.digest;
  const left = content.open_count - content.open.length;
  const more = left > 0 ? fill(words.more, { count: String(left) }) : '';
  const open = openItems(openIn(content, listed, company), company);
  const undelivered = content.undelivered.flatMap(({ id, kind }) => {
    const enquiry = enquiries.get(id);
    return enquiry ? [item(enquiry, { text: words[kind] }, ['answered'], company)] : [];
  });
  const spam = content.spam.flatMap(({ id }) => {
    const enquiry = enquiries.get(id);
    if (enquiry === undefined) return [];
    const received = formatDateTime(Date.parse(enquiry.created_at), company);
    return [item(enquiry, { text: lineOf(mails, mails.labels.received, received) }, ['genuine'], company)];
  });
  const parts = [section(words.open, open, more), section(words.undelivered, undelivered), section(words.spam, spam)];
  const list = enquiryListLink(listed.pages, company);
  const lines = figures(content, company);
  const rows = content.table.flatMap((row) => {
    const enquiry = enquiries.get(row.id);
    return enquiry ? [{ ...enquiry, ...row, message: shortened(enquiry.message, longestInTable) }] : [];
  });
  const table = tableFor(company);
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
        filename: `${words.file}-${day}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: table.head + table.rowsOf(rows),
      },
    ],
  };
}
