import type { BusinessTime } from '../shared/business-time.ts';
import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import type { ListedEnquiry } from '../first-open.ts';
import { formatDateTime, replyBy } from '../times.ts';
import { fill } from '../words.ts';
import { enquiryButtons, enquiryListLink } from './buttons.ts';
import { callLink, replyLink } from './contact-links.ts';
import { labelled, mailLink, paragraph, written, type MailPart, type Written } from './layout.ts';
import type { MailContext } from './notification.ts';
import { aboutOf, shortened, subjectValues } from './subject.ts';

type ListedWithLinks = ListedEnquiry & Pick<MailContext, 'links'>;

/** What the mail of a morning lists: the first of the open enquiries, and of those that the filter held. */
export interface MorningLists {
  open: readonly (ListedWithLinks & { due: number })[];
  held: readonly ListedWithLinks[];
  /** When the mail was queued, in ms. */
  at: number;
  pages: string;
}

/** How much of a message is shown, in characters. */
const longestExcerpt = 300;

/** One enquiry of a list: the visitor and the service, a note, and buttons. */
function itemOf(
  { enquiry, links }: ListedWithLinks,
  { text: note, isLate = false }: { text: string; isLate?: boolean },
  company: Company,
): MailPart {
  const { colours } = company;
  const { name, phone, email, message } = enquiry;
  const about = aboutOf(enquiry);
  const excerpt = shortened(message.replaceAll(/\s+/g, ' '), longestExcerpt);
  const buttons = enquiryButtons(enquiry, links, company);
  const reach = `${mailLink(colours, callLink(phone, company), phone)} &nbsp; ${mailLink(colours, replyLink(enquiry, company), email)}`;
  const lines = [`<b>${escapeHtml(name)}</b>`, escapeHtml(about), reach, escapeHtml(excerpt)];
  const look = isLate
    ? `><b style="padding:2px 10px;border-radius:12px;background:${colours.errorLight};color:${colours.error}">${escapeHtml(note)}</b>`
    : ` class="soft" style="color:${colours.inkSoft}">${escapeHtml(note)}`;
  return {
    html: `<div class="rule" style="border-top:2px solid ${colours.line};padding:14px 0 0">${lines.join('<br>')}<div style="margin:6px 0 12px;font-size:15px"><span${look}</span></div>${buttons.html}</div>`,
    text: [`${name}, ${about}`, `${phone}, ${email}`, excerpt, note, ...buttons.text, ''],
  };
}

/** A list with its heading; nothing if there is none. */
function section(heading: string, items: readonly MailPart[]): MailPart[] {
  if (items.length === 0) return [];
  const title = `<h2 style="margin:26px 0 12px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h2>`;
  return [{ html: title, text: ['', heading, ''] }, ...items];
}

/** The list of a morning: what is late, due today and new, and what the filter held since the last one. */
export function morningMail(lists: MorningLists, { dateOf }: Pick<BusinessTime, 'dateOf'>, company: Company): Written {
  const { open, held, at, pages } = lists;
  const { mails } = company.words;
  const words = mails.morning;
  const totalOf = (all: readonly ListedEnquiry[]) => String(all[0]?.total ?? 0);
  const ofKind = (kind: 'late' | 'today' | 'new') =>
    open.filter(({ due }) => kind === (due <= at ? 'late' : dateOf(due) === dateOf(at) ? 'today' : 'new'));
  const lateNames = ofKind('late').map(({ enquiry }) => subjectValues(enquiry).name);
  const late = fill(words.subjectLate, { names: new Intl.ListFormat(company.language).format(lateNames) });
  const subject = [fill(words.subject, { count: totalOf(open) }), ...(lateNames.length > 0 ? [late] : [])].join(' · ');
  /** How many enquiries a list leaves out. */
  const more = (all: readonly ListedEnquiry[]) => {
    const left = Number(totalOf(all)) - all.length;
    return left > 0 ? [paragraph(fill(words.more, { count: String(left) }))] : [];
  };
  const openParts = (['late', 'today', 'new'] as const).flatMap((kind) => {
    const items = ofKind(kind).map((one) => itemOf(one, replyBy(one.due, at, company), company));
    return section(words[kind], items);
  });
  const heldItems = held.map((one) => {
    const received = formatDateTime(Date.parse(one.enquiry.created_at), company);
    return itemOf(one, { text: labelled(mails, mails.labels.received, received) }, company);
  });
  const mail = {
    subject: open.length === 0 ? fill(words.subjectSpam, { count: totalOf(held) }) : subject,
    heading: words.heading,
    // The link is first, because a mail program may cut off the end.
    parts: [
      enquiryListLink(pages, company),
      ...openParts,
      ...more(open),
      ...section(words.spam, heldItems),
      ...more(held),
    ],
  };
  return written(mail, company);
}
