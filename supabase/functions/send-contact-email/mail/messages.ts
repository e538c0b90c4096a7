import type { Colours, Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { fieldWords } from '../field-words.ts';
import { fields, type FormField, type Values } from '../fields.ts';
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
function filledIn(enquiry: Partial<Values>): (Pick<FormField, 'name' | 'type'> & { label: string; value: string })[] {
  return byPlace.flatMap(({ name, type }) => {
    const { label, mail = label } = fieldWords[name];
    const value = enquiry[name] ?? '';
    return value === '' ? [] : [{ name, type, label: mail, value }];
  });
}

function row({ line, inkSoft }: Colours, label: string, html: string): string {
  return `<tr><td class="soft rule label" valign="top" style="border-top:2px solid ${line};padding:14px 12px 12px 0;color:${inkSoft};font-size:15px;width:120px">${escapeHtml(label)}</td><td class="rule" style="border-top:2px solid ${line};padding:12px 0;font-weight:700">${html}</td></tr>`;
}

/** The mail to the business: everything that is needed to reply or to call. */
export function notification(
  enquiry: StoredEnquiry,
  company: Company,
  { from, business }: Addresses,
): Omit<Mail, 'key'> {
  const { email, phone, service, area, page } = enquiry;
  const { colours } = company;
  const place = area === null ? '' : `, ${area}`;
  const subject = encodeURIComponent(`Your enquiry to ${company.brand}: ${service}`);
  const replyTo = `mailto:${email}?subject=${subject}`;
  const filled = filledIn(enquiry);
  const short = filled.filter(({ type }) => type !== 'textarea');
  const long = filled.filter(({ type }) => type === 'textarea');
  const rowOf = ({ type, label, value }: (typeof filled)[number]) => {
    if (type === 'tel') return row(colours, label, mailLink(colours, telLink(value), value));
    if (type === 'email') return row(colours, label, mailLink(colours, `mailto:${value}?subject=${subject}`, value));
    return row(colours, label, escapeHtml(value).replaceAll('\n', '<br>'));
  };
  const rows = [
    ...short.map(rowOf),
    ...(area === null ? [] : [row(colours, 'Area', escapeHtml(area))]),
    ...long.map(rowOf),
  ];
  const content =
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` +
    `<p style="margin:20px 0">${mailButton(colours, replyTo, 'Reply by e-mail', 'primary')}${mailButton(colours, telLink(phone), 'Call', 'outline')}</p>` +
    `<p class="soft" style="margin:0;color:${colours.inkSoft};font-size:15px">Promised on the site: ${escapeHtml(company.reply)}</p>`;
  const text = [
    ...short.map(({ type, label, value }) => `${label}: ${value}${type === 'tel' ? ` (${telLink(value)})` : ''}`),
    ...(area === null ? [] : [`Area: ${area}`]),
    ...(page === null ? [] : [`Page: ${page}`]),
    `Received: ${enquiry.created_at}`,
    `Number: ${enquiry.id}`,
    // The message needs no label; another long text does.
    ...long.flatMap(({ name, label, value }) => ['', ...(name === 'message' ? [] : [`${label}:`]), value]),
    '',
    `Promised on the site: ${company.reply}`,
  ].join('\n');
  return {
    from,
    to: business,
    replyTo: email,
    subject: headerText(`New enquiry: ${service}${place}`),
    text,
    html: mailLayout(company, 'New enquiry', content),
  };
}

const steps = [
  ['You shared your details.', 'Done.'],
  ['A cleaning officer contacts you', 'to agree date, time and service type.'],
  ['A cleaner arrives.', ''],
  ['You enjoy the result.', ''],
] as const;

/** The mail to the visitor. Only fixed words and the service: with free text the form could be used to send spam. */
export function acknowledgement(
  { email, service }: Pick<StoredEnquiry, 'email' | 'service'>,
  company: Company,
  { from }: Addresses,
): Omit<Mail, 'key'> {
  const { colours } = company;
  const { ink, inkSoft, mango, paper } = colours;
  const thanks = `Thank you for writing about ${service}. ${company.reply}`;
  const items = steps.map(
    ([what, more], index) =>
      `<tr><td valign="top" style="padding:6px 14px 6px 0"><div style="width:34px;height:34px;line-height:34px;border:4px solid ${ink};border-radius:50%;background:${index === 0 ? mango : paper};color:${ink};font-weight:700;text-align:center">${index + 1}</div></td><td style="padding:6px 0"><b>${what}</b> ${more}</td></tr>`,
  );
  const content =
    `<p style="margin:0 0 14px">Hello,</p><p style="margin:0 0 20px">${escapeHtml(thanks)}</p>` +
    `<table role="presentation" cellpadding="0" cellspacing="0">${items.join('')}</table>` +
    `<p style="margin:20px 0 0">${mailButton(colours, telLink(company.phone), 'Call us', 'primary')}</p>` +
    `<p class="soft" style="margin:20px 0 0;color:${inkSoft};font-size:15px">You did not write to us? Then somebody typed your address by mistake; you need not do anything.</p>`;
  const text = [
    'Hello,',
    '',
    thanks,
    '',
    ...steps.map(([what, more], index) => `${index + 1}. ${what} ${more}`.trimEnd()),
    '',
    `Call us: ${company.phone}`,
    '',
    'You did not write to us? Then somebody typed your address by mistake; you need not do anything.',
    '',
    company.brand,
    company.address,
  ].join('\n');
  return {
    from,
    to: email,
    subject: headerText(`${company.brand} received your message: ${service}`),
    text,
    html: mailLayout(company, 'Message received', content),
  };
}
