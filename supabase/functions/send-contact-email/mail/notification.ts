import type { Colours, Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { fields, type FormField } from '../shared/fields.ts';
import { looksShort } from '../shared/typed.ts';
import type { Status } from '../status.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { formatDateTime } from '../times.ts';
import { fill } from '../words.ts';
import { enquiryButtons, enquiryListLink } from './buttons.ts';
import { callLink, replyLink } from './contact-links.ts';
import { labelled, mailLink, smallPrint, written, type MailPart, type Written } from './layout.ts';
import type { Mail } from './mail.ts';
import { subjectValues } from './subject.ts';

/** The data of a mail to the business besides the enquiry. Its links need no login. */
export interface MailContext {
  /** The owner's pages. */
  pages: string;
  /** The time by which a reply is promised, in ms. */
  deadline: number;
  /** The links that change the status. */
  links: Readonly<Record<Status, string>>;
}

const byPlace = fields.toSorted((one, other) => one.mail - other.mail);

/** A row of a mail, as HTML and as text. */
interface Row {
  label: string;
  html: string;
  text: string;
}

function htmlOf({ label, html }: Row, { line, inkSoft }: Colours): string {
  return `<tr><td class="soft rule label" valign="top" style="border-top:2px solid ${line};padding:14px 12px 12px 0;color:${inkSoft};font-size:15px;width:120px">${escapeHtml(label)}</td><td class="rule" style="border-top:2px solid ${line};padding:12px 0;font-weight:700">${html}</td></tr>`;
}

const plainRow = (label: string, text: string): Row => ({ label, html: escapeHtml(text), text });

/** The row of a field that is filled in. A number that cannot be called is marked. */
function fieldRow({ name, type }: FormField, enquiry: StoredEnquiry, company: Company): Row {
  const { colours, words } = company;
  const { labels, company: own } = words.mails;
  const { [name]: value = '' } = enquiry;
  const row = plainRow(labels[name], value);
  if (type === 'email') return { ...row, html: mailLink(colours, replyLink(enquiry, company), value) };
  if (type === 'textarea')
    return { ...row, html: `<span style="font-weight:400">${row.html.replaceAll('\n', '<br>')}</span>` };
  if (type !== 'tel') return row;
  const link = callLink(value, company);
  const mark = looksShort(value, company.phoneDigits) ? own.short : own.incomplete;
  if (link === undefined) return plainRow(row.label, `${value} (${mark})`);
  return { ...row, html: mailLink(colours, link, value), text: `${value} (${link})` };
}

/**
 * A whole enquiry in a mail to the business, below the buttons to reply or call and to change its status. The page
 * begins with the message; in the text it is last, because it may be long.
 */
function enquiryPart(enquiry: StoredEnquiry, company: Company, { pages, deadline, links }: MailContext): MailPart {
  const { colours, words, reply, areaReply } = company;
  const { area } = enquiry;
  const { mails } = words;
  const { labels } = mails;
  const buttons = enquiryButtons(enquiry, links, company);
  const before = enquiryListLink(`${pages}?status=all&search=${enquiry.id}`, company, words.office.before);
  const lists = [...(enquiry.wrote_before ? [before] : []), enquiryListLink(pages, company)];
  const filled = byPlace.filter(({ name }) => (enquiry[name] ?? '') !== '');
  const filledRows = (isLong: boolean) =>
    filled.filter(({ type }) => (type === 'textarea') === isLong).map((field) => fieldRow(field, enquiry, company));
  const optionalRow = (label: string, text: string | null = null) => (text === null ? [] : [plainRow(label, text)]);
  const [long, short] = [filledRows(true), filledRows(false)];
  const chosen = [...short, ...optionalRow(labels.choice, enquiry.choice), ...optionalRow(labels.area, area)];
  const times = [
    plainRow(labels.received, formatDateTime(Date.parse(enquiry.created_at), company)),
    plainRow(labels.due, formatDateTime(deadline, company)),
  ];
  const rows = [...long, ...chosen, ...times].map((row) => htmlOf(row, colours));
  const promised = smallPrint(colours, fill(mails.company.promised, { reply: area === null ? reply : areaReply }));
  const html =
    `${buttons.html}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` +
    `<div style="margin:20px 0 0">${lists.map(({ html: link }) => link).join('')}</div>` +
    promised.html;
  const text = [
    ...[...chosen, ...optionalRow(labels.page, enquiry.page), ...times].map((row) =>
      labelled(mails, row.label, row.text),
    ),
    '',
    ...buttons.text,
    ...lists.flatMap((list) => list.text),
    // The message needs no label; another long text does.
    ...long.flatMap((row) => ['', ...(row.label === labels.message ? [] : [labelled(mails, row.label, '')]), row.text]),
    '',
    ...promised.text,
    // The id, to find the enquiry in the log.
    labelled(mails, labels.number, enquiry.id),
  ];
  return { html, text };
}

/**
 * The visitor's address as Reply-To, unless mail servers may reject it and with it the mail: an address with needless
 * dots, with more than 64 characters before the @, with other characters than ASCII, or without a usual top-level
 * domain. `contact.queue_mails` has the same rule.
 */
const replyTo = ({ email }: StoredEnquiry): Pick<Mail, 'replyTo'> =>
  /^\.|\.\.|\.@|^[^@]{65}|[^!-~]|@[^.]+$|\.(\d[^.]*|.)$/.test(email) ? {} : { replyTo: email };

/** The mail to the business: all data that is needed to reply or call, and the buttons that change the status. */
export function notification(
  enquiry: StoredEnquiry,
  company: Company,
  context: MailContext,
): Written & Pick<Mail, 'replyTo'> {
  const { subject: inNoArea, subjectInArea, heading } = company.words.mails.company;
  const subject = fill(enquiry.area === null ? inNoArea : subjectInArea, subjectValues(enquiry));
  const parts = [enquiryPart(enquiry, company, context)];
  return { ...replyTo(enquiry), ...written({ subject, heading, parts }, company) };
}
