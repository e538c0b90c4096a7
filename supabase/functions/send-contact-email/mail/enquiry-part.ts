import type { LinkAction } from '../actions.ts';
import type { Colours, Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { fields, type FormField, type Values } from '../shared/fields.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { formatDateTime } from '../times.ts';
import { fill, type Words } from '../words.ts';
import { enquiryButtons, enquiryListLink } from './buttons.ts';
import { callLink, replyLink } from './contact-links.ts';
import { mailLink, smallPrint, type MailPart } from './layout.ts';

/** The data of a mail to the business besides the enquiry. Its links need no login. */
export interface MailContext {
  /** The owner's pages. */
  pages: string;
  /** The time by which a reply is promised, in ms. */
  deadline: number;
  actions: Readonly<Record<LinkAction, string>>;
}

const byPlace = fields.toSorted((one, other) => one.mail - other.mail);

/** The fields that are filled in, in the order of the mail, each with its label and its value. */
function filledIn(
  enquiry: Partial<Values>,
  { labels }: Words['mails'],
): (Pick<FormField, 'name' | 'type'> & { label: string; value: string })[] {
  return byPlace.flatMap(({ name, type }) => {
    const value = enquiry[name] ?? '';
    return value === '' ? [] : [{ name, type, label: labels[name], value }];
  });
}

/** A value with its name, in the text of a mail. */
export const lineOf = ({ line }: Words['mails'], label: string, value: string): string =>
  fill(line, { label, value }).trimEnd();

function row({ line, inkSoft }: Colours, label: string, html: string): string {
  return `<tr><td class="soft rule label" valign="top" style="border-top:2px solid ${line};padding:14px 12px 12px 0;color:${inkSoft};font-size:15px;width:120px">${escapeHtml(label)}</td><td class="rule" style="border-top:2px solid ${line};padding:12px 0;font-weight:700">${html}</td></tr>`;
}

/**
 * A whole enquiry in a mail to the business, below the buttons to reply or call and to change its status. The page
 * begins with the message; in the text it is last, because it may be long.
 */
export function enquiryPart(enquiry: StoredEnquiry, company: Company, context: MailContext): MailPart {
  const { choice, area, page } = enquiry;
  const { pages, deadline, actions } = context;
  const { colours } = company;
  const { mails } = company.words;
  const { labels } = mails;
  const buttons = enquiryButtons(enquiry, actions, ['answered', 'remind', 'spam'], company);
  const list = enquiryListLink(pages, company);
  const times = [
    { label: labels.received, time: formatDateTime(Date.parse(enquiry.created_at), company) },
    { label: labels.due, time: formatDateTime(deadline, company) },
  ];
  /** A number that cannot be called. */
  const incomplete = (value: string) => `${value} (${mails.company.incomplete})`;
  const filled = filledIn(enquiry, mails);
  const short = filled.filter(({ type }) => type !== 'textarea');
  const long = filled.filter(({ type }) => type === 'textarea');
  const rowOf = ({ type, label, value }: (typeof filled)[number]) => {
    if (type === 'tel') {
      const link = callLink(value, company);
      return row(colours, label, link === undefined ? escapeHtml(incomplete(value)) : mailLink(colours, link, value));
    }
    if (type === 'email') return row(colours, label, mailLink(colours, replyLink(enquiry, company), value));
    const html = escapeHtml(value).replaceAll('\n', '<br>');
    return row(colours, label, type === 'textarea' ? `<span style="font-weight:400">${html}</span>` : html);
  };
  const rows = [
    ...long.map(rowOf),
    ...short.map(rowOf),
    ...(choice === undefined ? [] : [row(colours, labels.choice, escapeHtml(choice))]),
    ...(area === null ? [] : [row(colours, labels.area, escapeHtml(area))]),
    ...times.map(({ label, time }) => row(colours, label, escapeHtml(time))),
  ];
  const promised = smallPrint(colours, fill(mails.company.promised, { reply: company.reply }));
  const html =
    `${buttons.html}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` +
    `<div style="margin:20px 0 0">${list.html}</div>` +
    promised.html;
  const text = [
    ...short.map(({ type, label, value }) => {
      const link = type === 'tel' ? callLink(value, company) : undefined;
      if (type !== 'tel') return lineOf(mails, label, value);
      return lineOf(mails, label, link === undefined ? incomplete(value) : `${value} (${link})`);
    }),
    ...(choice === undefined ? [] : [lineOf(mails, labels.choice, choice)]),
    ...(area === null ? [] : [lineOf(mails, labels.area, area)]),
    ...(page === null ? [] : [lineOf(mails, labels.page, page)]),
    ...times.map(({ label, time }) => lineOf(mails, label, time)),
    '',
    ...buttons.text,
    ...list.text,
    // The message needs no label; another long text does.
    ...long.flatMap(({ name, label, value }) => ['', ...(name === 'message' ? [] : [lineOf(mails, label, '')]), value]),
    '',
    ...promised.text,
    // The id, to find the enquiry in the log.
    lineOf(mails, labels.number, enquiry.id),
  ];
  return { html, text };
}
