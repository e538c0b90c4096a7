import type { Colours, Company } from '../company.ts';
import type { Values } from '../enquiry.ts';
import { escapeHtml } from '../escape.ts';
import { mailButton, mailLayout, mailLink, telLink } from './layout.ts';
import type { Mail } from './mail.ts';

/** An enquiry from the outbox. */
export interface StoredEnquiry extends Values {
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

function row({ line, inkSoft }: Colours, [label, html]: readonly [label: string, html: string]): string {
  return `<tr><td class="soft rule label" valign="top" style="border-top:2px solid ${line};padding:14px 12px 12px 0;color:${inkSoft};font-size:15px;width:120px">${label}</td><td class="rule" style="border-top:2px solid ${line};padding:12px 0;font-weight:700">${html}</td></tr>`;
}

/** The mail to the business: everything that is needed to reply or to call. */
export function notification(
  enquiry: StoredEnquiry,
  company: Company,
  { from, business }: Addresses,
): Omit<Mail, 'key'> {
  const { name, email, phone, service, message, area, page } = enquiry;
  const { colours } = company;
  const place = area === null ? '' : `, ${area}`;
  const replyTo = `mailto:${email}?subject=${encodeURIComponent(`Your enquiry to ${company.brand}: ${service}`)}`;
  const rows: readonly (readonly [label: string, html: string])[] = [
    ['Service', escapeHtml(service)],
    ['Name', escapeHtml(name)],
    ['Phone', mailLink(colours, telLink(phone), phone)],
    ['E-mail', mailLink(colours, replyTo, email)],
    ...(area === null ? [] : [['Area', escapeHtml(area)] as const]),
    ['Message', escapeHtml(message).replaceAll('\n', '<br>')],
  ];
  const content =
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map((cells) => row(colours, cells)).join('')}</table>` +
    `<p style="margin:20px 0">${mailButton(colours, replyTo, 'Reply by e-mail', 'primary')}${mailButton(colours, telLink(phone), 'Call', 'outline')}</p>` +
    `<p class="soft" style="margin:0;color:${colours.inkSoft};font-size:15px">Promised on the site: ${escapeHtml(company.reply)}</p>`;
  const text = [
    `Service: ${service}`,
    `Name: ${name}`,
    `Phone: ${phone} (${telLink(phone)})`,
    `E-mail: ${email}`,
    ...(area === null ? [] : [`Area: ${area}`]),
    ...(page === null ? [] : [`Page: ${page}`]),
    `Received: ${enquiry.created_at}`,
    `Number: ${enquiry.id}`,
    '',
    message,
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
