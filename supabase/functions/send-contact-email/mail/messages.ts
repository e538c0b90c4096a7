import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import type { Addresses } from '../settings.ts';
import { telLink } from '../shared/phone-links.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { fill } from '../words.ts';
import { enquiryPart, lineOf, type MailContext } from './enquiry-part.ts';
import { mailButton, mailLayout } from './layout.ts';
import type { Mail } from './mail.ts';

/** The most characters of a subject, and of a name in it. */
const longestSubject = 200;
const longestName = 60;

export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** A text for a header: it cannot add a header or change the text direction, and its length is limited. */
export const headerText = (text: string) =>
  shortened(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' '), longestSubject);

/**
 * The visitor's address as Reply-To, unless mail servers may reject it and with it the mail: an address with needless
 * dots, with more than 64 characters before the @, with other characters than ASCII, or without a usual top-level
 * domain. `contact.queue_mails` has the same rule.
 */
export const replyTo = ({ email }: StoredEnquiry): Pick<Mail, 'replyTo'> =>
  /^\.|\.\.|\.@|^[^@]{65}|[^!-~]|@[^.]+$|\.(\d[^.]*|.)$/.test(email) ? {} : { replyTo: email };

/** The values of an enquiry in a subject. */
export const subjectValues = ({ name = '', email, service, area }: StoredEnquiry) => ({
  name: shortened(name.trim() === '' ? email : name, longestName),
  service,
  area: area ?? '',
});

/** The mail to the business: all data that is needed to reply or call, and the buttons that change the status. */
export function notification(
  enquiry: StoredEnquiry,
  company: Company,
  { from, business }: Addresses,
  context: MailContext,
): Omit<Mail, 'key'> {
  const { area } = enquiry;
  const words = company.words.mails.company;
  const { html, text } = enquiryPart(enquiry, company, context);
  return {
    from,
    to: business,
    ...replyTo(enquiry),
    subject: headerText(fill(area === null ? words.subject : words.subjectInArea, subjectValues(enquiry))),
    text: text.join('\n'),
    html: mailLayout(company, words.heading, html),
  };
}

/**
 * The mail to the visitor. It contains only the company's words and the name of the service: with free text, the form
 * could be used to send spam.
 */
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
  const steps: readonly { name: string; text?: string | undefined }[] = words.steps;
  const items = steps.map(
    ({ name, text = '' }, index) =>
      `<tr><td valign="top" style="padding:6px 14px 6px 0"><div style="width:34px;height:34px;line-height:34px;border:4px solid ${ink};border-radius:50%;background:${index === 0 ? mango : paper};color:${ink};font-weight:700;text-align:center">${index + 1}</div></td><td style="padding:6px 0"><b>${escapeHtml(name)}</b> ${escapeHtml(text)}</td></tr>`,
  );
  const content =
    `<p style="margin:0 0 14px">${escapeHtml(words.greeting)}</p><p style="margin:0 0 20px">${escapeHtml(thanks)}</p>` +
    `<table role="presentation" cellpadding="0" cellspacing="0">${items.join('')}</table>` +
    `<div style="margin:20px 0 0">${mailButton(colours, telLink(company.phone), words.call)}</div>` +
    `<p class="soft" style="margin:20px 0 0;color:${inkSoft};font-size:15px">${escapeHtml(words.notYou)}</p>`;
  const text = [
    words.greeting,
    '',
    thanks,
    '',
    ...steps.map(({ name, text = '' }, index) => `${index + 1}. ${name} ${text}`.trimEnd()),
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
    autoSubmitted: 'auto-replied',
    subject: headerText(fill(words.subject, { service })),
    text,
    html: mailLayout(company, words.heading, content),
  };
}
