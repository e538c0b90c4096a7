import type { LinkAction } from '../actions.ts';
import type { BusinessTime } from '../business-time.ts';
import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { replyBy } from '../times.ts';
import { fill } from '../words.ts';
import { enquiryButtons } from './buttons.ts';
import { callLink, mailtoLink } from './contact-links.ts';
import type { MailContext } from './enquiry-part.ts';
import { mailLink, paragraph, type MailPart, type Written } from './layout.ts';
import { shortened, subjectValues } from './subject.ts';

/** The content of a reminder: open enquiries, and since when each is open. */
export interface OpenEnquiries {
  open: readonly { id: string; since: string }[];
}

type ListedEnquiry = StoredEnquiry & Pick<MailContext, 'actions'>;

/** What the lists of a mail are made from. */
export interface Listed {
  /** The enquiries that it names, without those that were deleted since. */
  enquiries: ReadonlyMap<string, ListedEnquiry>;
  /** When it was queued, in ms. */
  at: number;
  deadline: BusinessTime['deadline'];
  pages: string;
}

/** How much of a message is shown, in characters. */
const longestExcerpt = 300;

interface Note {
  text: string;
  isLate?: boolean;
}

/** One enquiry of a list: the visitor and the service, a note, and buttons. */
export function itemOf(
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

/** A list of the first of `count` enquiries, which says how many it leaves out; nothing if there is none. */
export function section(heading: string, parts: readonly MailPart[], count: number, { words }: Company): MailPart {
  if (count === 0) return { html: '', text: [] };
  const left = count - parts.length;
  const more = left > 0 ? [paragraph(fill(words.mails.digest.more, { count: String(left) }))] : [];
  const title = `<h2 style="margin:26px 0 12px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h2>`;
  const all = [{ html: title, text: ['', heading, ''] }, ...parts, ...more];
  return { html: all.map(({ html }) => html).join(''), text: all.flatMap(({ text }) => text) };
}

/** A mail with lists. */
export interface ListMail extends Written {
  /** The end of its key: another one if enquiries were answered since it was queued, because then it is another mail. */
  variant: string;
}

/** The open enquiries of a mail, without those that were answered or deleted since it was queued. */
export function openIn({ open }: OpenEnquiries, { enquiries, at, deadline }: Listed, company: Company) {
  const closed: number[] = [];
  const items = open.flatMap(({ id, since }, index) => {
    const enquiry = enquiries.get(id);
    if (enquiry?.status === 'new' && Date.parse(enquiry.status_changed_at) === Date.parse(since)) {
      const due = deadline(Date.parse(since), enquiry.area);
      const note = replyBy(due, at, company);
      return [{ enquiry, due, note, part: itemOf(enquiry, note, ['answered', 'remind', 'spam'], company) }];
    }
    closed.push(index);
    return [];
  });
  items.sort((one, other) => one.due - other.due);
  const parts = items.map(({ part }) => part);
  const late = items.filter(({ note }) => note.isLate);
  const namesOf = (some: typeof items) =>
    new Intl.ListFormat(company.language).format(some.map(({ enquiry }) => subjectValues(enquiry).name));
  return {
    parts,
    names: namesOf(items),
    /** The visitors whose replies are late; empty if there is none. */
    lateNames: namesOf(late),
    variant: closed.map((index) => `.${index}`).join(''),
  };
}
