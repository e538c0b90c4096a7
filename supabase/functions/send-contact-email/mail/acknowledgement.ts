import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { serviceInText } from '../shared/fields.ts';
import { telLink } from '../shared/phone-links.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { fill } from '../words.ts';
import { labelled, mailButton, paragraph, smallPrint, written, type Written } from './layout.ts';

/**
 * The mail to the visitor. It contains only the company's words and what was chosen among them: with free text, the form
 * could be used to send spam.
 */
export function acknowledgement(
  { choice, area, ...enquiry }: Pick<StoredEnquiry, 'service' | 'choice' | 'area'>,
  company: Company,
): Written {
  const { colours } = company;
  const { ink, mango, paper } = colours;
  const { mails } = company.words;
  const words = mails.visitor;
  const service = serviceInText(enquiry.service, company.services, company.otherServiceInText);
  // The page may have been older than the services of today, or somebody else's.
  const isOurs = company.services.includes(enquiry.service);
  const steps: readonly { name: string; text?: string | undefined }[] = words.steps;
  const items = steps.map(
    ({ name, text = '' }, index) =>
      `<tr><td valign="top" style="padding:6px 14px 6px 0"><div style="width:34px;height:34px;line-height:34px;border:4px solid ${ink};border-radius:50%;background:${index === 0 ? mango : paper};color:${ink};font-weight:700;text-align:center">${index + 1}</div></td><td style="padding:6px 0"><b>${escapeHtml(name)}</b> ${escapeHtml(text)}</td></tr>`,
  );
  const parts = [
    paragraph(words.greeting),
    paragraph(isOurs ? fill(words.thanks, { service, reply: company.reply }) : company.reply),
    ...(choice === undefined ? [] : [paragraph(labelled(mails, mails.labels.choice, choice))]),
    ...(area === null ? [] : [paragraph(labelled(mails, mails.labels.area, area))]),
    {
      html: `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0 0">${items.join('')}</table>`,
      text: [...steps.map(({ name, text = '' }, index) => `${index + 1}. ${name} ${text}`.trimEnd()), ''],
    },
    {
      html: `<div style="margin:20px 0">${mailButton(colours, telLink(company.phone), words.call)}</div>`,
      text: [labelled(mails, words.call, company.phone), ''],
    },
    smallPrint(colours, words.notYou),
    { html: '', text: ['', company.brand, company.address] },
  ];
  const subject = isOurs ? fill(words.subject, { service }) : `${words.heading} - ${company.brand}`;
  return written({ subject, heading: words.heading, parts }, company);
}
