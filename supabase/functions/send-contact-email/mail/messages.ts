import type { LinkAction } from '../actions.ts';
import type { Colours, Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { fields, type FormField, type Values } from '../fields.ts';
import { fill, type Words } from '../words.ts';
import { actionButtons, bookLink, contactButtons } from './buttons.ts';
import { replyLink } from './contact-links.ts';
import { mailButton, mailLayout, mailLink, telLink } from './layout.ts';
import type { Mail } from './mail.ts';

/** The values of an enquiry that may be older than some fields, but not older than those that each mail needs. */
type StoredValues = Partial<Values> & Pick<Values, 'email' | 'phone' | 'service'>;

/** An enquiry from the outbox. */
export interface StoredEnquiry extends StoredValues {
  id: string;
  area: string | null;
  page: string | null;
  created_at: string;
  /** When its mail was queued. */
  queued_at: string;
}

/** The sender and the recipients of the mails. */
export interface Addresses {
  /** An address of the company's own domain; visitors are only in Reply-To. */
  from: string;
  business: string;
  /** The recipient of alerts about mails that could not be sent; without it no alerts are sent. */
  alarm?: string;
}

/** A text that cannot begin another header. */
const headerText = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

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
const lineOf = ({ line }: Words['mails'], label: string, value: string) => fill(line, { label, value }).trimEnd();

function row({ line, inkSoft }: Colours, label: string, html: string): string {
  return `<tr><td class="soft rule label" valign="top" style="border-top:2px solid ${line};padding:14px 12px 12px 0;color:${inkSoft};font-size:15px;width:120px">${escapeHtml(label)}</td><td class="rule" style="border-top:2px solid ${line};padding:12px 0;font-weight:700">${html}</td></tr>`;
}

/** The links of a mail to the business, which need no login. */
export interface MailLinks {
  /** The owner's pages. */
  pages: string;
  actions: Readonly<Record<LinkAction, string>>;
}

/** The mail to the business: everything that is needed to reply or to call, and the buttons that say what became of it. */
export function notification(
  enquiry: StoredEnquiry,
  company: Company,
  { from, business }: Addresses,
  { pages, actions }: MailLinks,
): Omit<Mail, 'key'> {
  const { email, service, area, page } = enquiry;
  const { colours } = company;
  const { mails } = company.words;
  const { labels, company: words } = mails;
  const contact = contactButtons(enquiry, company);
  const status = actionButtons(actions, ['answered', 'remind', 'spam'], company);
  const book = bookLink(pages, company);
  const filled = filledIn(enquiry, mails);
  const short = filled.filter(({ type }) => type !== 'textarea');
  const long = filled.filter(({ type }) => type === 'textarea');
  const rowOf = ({ type, label, value }: (typeof filled)[number]) => {
    if (type === 'tel') return row(colours, label, mailLink(colours, telLink(value), value));
    if (type === 'email') return row(colours, label, mailLink(colours, replyLink(enquiry, company), value));
    return row(colours, label, escapeHtml(value).replaceAll('\n', '<br>'));
  };
  const rows = [
    ...short.map(rowOf),
    ...(area === null ? [] : [row(colours, labels.area, escapeHtml(area))]),
    ...long.map(rowOf),
  ];
  const promised = fill(words.promised, { reply: company.reply });
  const content =
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` +
    `<p style="margin:20px 0 0">${contact.html}</p><p style="margin:0 0 20px">${status.html}</p>${book.html}` +
    `<p class="soft" style="margin:0;color:${colours.inkSoft};font-size:15px">${escapeHtml(promised)}</p>`;
  const text = [
    ...short.map(({ type, label, value }) =>
      lineOf(mails, label, type === 'tel' ? `${value} (${telLink(value)})` : value),
    ),
    ...(area === null ? [] : [lineOf(mails, labels.area, area)]),
    ...(page === null ? [] : [lineOf(mails, labels.page, page)]),
    lineOf(mails, labels.received, enquiry.created_at),
    lineOf(mails, labels.number, enquiry.id),
    // The message needs no label; another long text does.
    ...long.flatMap(({ name, label, value }) => ['', ...(name === 'message' ? [] : [lineOf(mails, label, '')]), value]),
    '',
    promised,
    '',
    ...contact.text,
    ...status.text,
    ...book.text,
  ].join('\n');
  return {
    from,
    to: business,
    replyTo: email,
    subject: headerText(
      area === null ? fill(words.subject, { service }) : fill(words.subjectInArea, { service, area }),
    ),
    text,
    html: mailLayout(company, words.heading, content),
  };
}

/** The mail to the visitor. Only the company's words and the service: with free text the form could be used to send spam. */
export function acknowledgement(
  { email, service }: Pick<StoredEnquiry, 'email' | 'service'>,
  company: Company,
  { from }: Addresses,
): Omit<Mail, 'key'> {
  const { colours } = company;
  const { ink, inkSoft, mango, paper } = colours;
  const { mails } = company.words;
  const words = mails.visitor;
  const thanks = fill(words.thanks, { service, reply: company.reply });
  const items = words.steps.map(
    ({ name, text = '' }, index) =>
      `<tr><td valign="top" style="padding:6px 14px 6px 0"><div style="width:34px;height:34px;line-height:34px;border:4px solid ${ink};border-radius:50%;background:${index === 0 ? mango : paper};color:${ink};font-weight:700;text-align:center">${index + 1}</div></td><td style="padding:6px 0"><b>${escapeHtml(name)}</b> ${escapeHtml(text)}</td></tr>`,
  );
  const content =
    `<p style="margin:0 0 14px">${escapeHtml(words.greeting)}</p><p style="margin:0 0 20px">${escapeHtml(thanks)}</p>` +
    `<table role="presentation" cellpadding="0" cellspacing="0">${items.join('')}</table>` +
    `<p style="margin:20px 0 0">${mailButton(colours, telLink(company.phone), words.call, 'primary')}</p>` +
    `<p class="soft" style="margin:20px 0 0;color:${inkSoft};font-size:15px">${escapeHtml(words.notYou)}</p>`;
  const text = [
    words.greeting,
    '',
    thanks,
    '',
    ...words.steps.map(({ name, text = '' }, index) => `${index + 1}. ${name} ${text}`.trimEnd()),
    '',
    lineOf(mails, words.call, company.phone),
    '',
    words.notYou,
    '',
    company.brand,
    company.address,
  ].join('\n');
  return {
    from,
    to: email,
    subject: headerText(fill(words.subject, { service })),
    text,
    html: mailLayout(company, words.heading, content),
  };
}
