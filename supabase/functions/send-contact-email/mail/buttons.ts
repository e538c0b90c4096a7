import type { LinkAction } from '../actions.ts';
import type { Company } from '../company.ts';
import { fill } from '../words.ts';
import { callLink, replyLink, whatsappLink } from './contact-links.ts';
import type { StoredEnquiry } from './enquiry-part.ts';
import { mailButton, mailLink, type ButtonTone } from './layout.ts';

/** A part of a mail, as HTML and as lines of text. */
export interface MailPart {
  html: string;
  text: readonly string[];
}

interface Choice {
  words: string;
  href: string;
  tone: ButtonTone;
}

function buttonsOf({ colours, words }: Company, choices: readonly Choice[]): MailPart {
  const { line } = words.mails;
  return {
    html: choices.map(({ href, words: label, tone }) => mailButton(colours, href, label, tone)).join(''),
    text: choices.map(({ words: label, href }) => fill(line, { label, value: href })),
  };
}

/**
 * The buttons to contact the visitor: reply, call if there is a number and, if it can be on WhatsApp, WhatsApp. The text version has
 * only the WhatsApp link, because the mail's text already contains the address and the number. A reply link is long,
 * because it quotes the enquiry.
 */
export function contactButtons(enquiry: StoredEnquiry, company: Company): MailPart {
  const { reply, call, whatsapp } = company.words.mails.company;
  const number = callLink(enquiry.phone, company);
  const chat = whatsappLink(enquiry, company);
  const mailAndCall = buttonsOf(company, [
    { words: reply, href: replyLink(enquiry, company), tone: 'primary' },
    ...(number === undefined ? [] : [{ words: call, href: number, tone: 'outline' as const }]),
  ]);
  if (chat === undefined) return { html: mailAndCall.html, text: [] };
  const chats = buttonsOf(company, [{ words: whatsapp, href: chat, tone: 'outline' }]);
  return { html: mailAndCall.html + chats.html, text: chats.text };
}

/** The buttons that change the status of an enquiry: those of `shown`, in this order. */
export function actionButtons(
  links: Readonly<Record<LinkAction, string>>,
  shown: readonly LinkAction[],
  company: Company,
): MailPart {
  const { actions } = company.words.office;
  return buttonsOf(
    company,
    shown.map((action) => ({ words: actions[action], href: links[action], tone: 'small' })),
  );
}

/** A link to the enquiry list. */
export function enquiryListLink(pages: string, { colours, words }: Company): MailPart {
  const { all } = words.office;
  return { html: `<p style="margin:0 0 14px">${mailLink(colours, pages, all)}</p>`, text: [`${all}: ${pages}`] };
}
