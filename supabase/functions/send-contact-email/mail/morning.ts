import type { LinkAction } from '../actions.ts';
import type { BusinessTime } from '../business-time.ts';
import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { formatDateTime, replyBy } from '../times.ts';
import { fill } from '../words.ts';
import { enquiryButtons, enquiryListLink } from './buttons.ts';
import { callLink, mailtoLink } from './contact-links.ts';
import { lineOf, type MailContext } from './enquiry-part.ts';
import { mailLink, paragraph, written, type MailPart, type Written } from './layout.ts';
import { shortened, subjectValues } from './subject.ts';

/** What a list of enquiries says; `contact.plan_morning` in supabase/migrations explains it. */
export interface MorningContent {
  open: readonly { id: string; since: string }[];
  open_count: number;
  spam: readonly { id: string }[];
  spam_count: number;
}

type ListedEnquiry = StoredEnquiry & Pick<MailContext, 'actions'>;

/** What the lists of a mail are made from. */
export interface Listed {
  /** The enquiries that it names, without those that were deleted since. */
  enquiries: ReadonlyMap<string, ListedEnquiry>;
  /** When it was queued, in ms. */
  at: number;
  time: Pick<BusinessTime, 'deadline' | 'dateOf'>;
  pages: string;
}

/** How much of a message is shown, in characters. */
const longestExcerpt = 300;

/** One enquiry of a list: the visitor and the service, a note, and buttons. */
function itemOf(
  enquiry: ListedEnquiry,
  { text: note, isLate = false }: { text: string; isLate?: boolean },
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

/** A list with its heading, and how many enquiries it leaves out; nothing if there is none. */
function section(heading: string, parts: readonly MailPart[], left: number, { words }: Company): MailPart[] {
  if (parts.length === 0) return [];
  const more = left > 0 ? [paragraph(fill(words.mails.morning.more, { count: String(left) }))] : [];
  const title = `<h2 style="margin:26px 0 12px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h2>`;
  return [{ html: title, text: ['', heading, ''] }, ...parts, ...more];
}

/** The open enquiries, without those that were answered or deleted since the mail was queued: what is due first at the start. */
function openIn({ open }: MorningContent, { enquiries, at, time }: Listed, company: Company) {
  const items = open.flatMap(({ id, since }) => {
    const enquiry = enquiries.get(id);
    if (enquiry?.status !== 'new' || Date.parse(enquiry.status_changed_at) !== Date.parse(since)) return [];
    const due = time.deadline(Date.parse(since), enquiry.area);
    const note = replyBy(due, at, company);
    const kind = note.isLate ? 'late' : time.dateOf(due) === time.dateOf(at) ? 'today' : 'new';
    return [{ enquiry, due, kind, part: itemOf(enquiry, note, ['answered', 'spam'], company) }] as const;
  });
  return items.toSorted((one, other) => one.due - other.due);
}

/** The list of a morning: what is late, due today and new, and what the filter held since the last one. */
export function morningMail(content: MorningContent, listed: Listed, company: Company): Written {
  const { mails } = company.words;
  const { subject, subjectLate, subjectSpam, heading, late, today, new: fresh, spam } = mails.morning;
  const open = openIn(content, listed, company);
  const left = content.open_count - content.open.length;
  const ofKind = (kind: string) => open.filter((item) => item.kind === kind);
  const names = new Intl.ListFormat(company.language).format(
    ofKind('late').map(({ enquiry }) => subjectValues(enquiry).name),
  );
  const held = content.spam.flatMap(({ id }) => {
    const enquiry = listed.enquiries.get(id);
    if (enquiry?.status !== 'spam') return [];
    const received = formatDateTime(Date.parse(enquiry.created_at), company);
    return [itemOf(enquiry, { text: lineOf(mails, mails.labels.received, received) }, ['genuine'], company)];
  });
  const sections = [
    ['late', late],
    ['today', today],
    ['new', fresh],
  ] as const;
  const last = sections.map(([kind]) => kind).findLast((kind) => ofKind(kind).length > 0);
  const mail = {
    subject:
      open.length === 0
        ? fill(subjectSpam, { count: String(content.spam_count) })
        : [
            fill(subject, { count: String(left + open.length) }),
            ...(names === '' ? [] : [fill(subjectLate, { names })]),
          ].join(' · '),
    heading,
    parts: [
      // First, because a mail program may cut off the end.
      enquiryListLink(listed.pages, company),
      ...sections.flatMap(([kind, title]) =>
        section(
          title,
          ofKind(kind).map(({ part }) => part),
          kind === last ? left : 0,
          company,
        ),
      ),
      ...section(spam, held, content.spam_count - content.spam.length, company),
    ],
  };
  return written(mail, company);
}
