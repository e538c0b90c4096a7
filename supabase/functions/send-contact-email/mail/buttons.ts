import type { LinkAction } from '../actions.ts';
import type { Company } from '../company.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { fill } from '../words.ts';
import { callLink, replyLink, whatsappLink } from './contact-links.ts';
import { mailButton, mailLink, type MailPart } from './layout.ts';

/**
 * What can be done with an enquiry. Buttons call the visitor if there is a number, open WhatsApp if the number can be on
 * it, and perform the first action; plain links are for the rest. Nobody needs to contact a sender of spam. The text has
 * no links to reply or call, because it has the address and the number, and a reply link is long: it quotes the enquiry.
 */
export function enquiryButtons(
  enquiry: StoredEnquiry,
  links: Readonly<Record<LinkAction, string>>,
  [first, ...others]: readonly [LinkAction, ...LinkAction[]],
  company: Company,
): MailPart {
  const { mails, office } = company.words;
  const { reply, call, whatsapp } = mails.company;
  const link = (words: string, href: string | undefined) => (href === undefined ? [] : [{ words, href }]);
  const ofAction = (action: LinkAction) => ({ words: office.actions[action], href: links[action] });
  const contact = [...link(call, callLink(enquiry.phone, company)), ...link(whatsapp, whatsappLink(enquiry, company))];
  const answer = link(reply, replyLink(enquiry, company));
  // Without a number that can be called, a reply comes first.
  const [firstWay, otherWay] = contact.length > 0 ? [contact, answer] : [answer, []];
  const isSpam = first === 'genuine';
  const main = [...(isSpam ? [] : firstWay), ofAction(first)];
  const plain = [...(isSpam ? [] : otherWay), ...others.map(ofAction)];
  const buttons = main.map(({ words, href }, index) => mailButton(company.colours, href, words, index === 0));
  const quiet = plain.map(({ words, href }) => mailLink(company.colours, href, words)).join(' &nbsp; ');
  return {
    html: `<div>${buttons.join('')}</div>${quiet === '' ? '' : `<p style="margin:4px 0 20px;line-height:2">${quiet}</p>`}`,
    text: [...main, ...plain]
      .filter(({ href }) => /^https?:/.test(href))
      .map(({ words, href }) => fill(mails.line, { label: words, value: href })),
  };
}

/** A link to the enquiry list, or to a part of it. */
export function enquiryListLink(pages: string, { colours, words }: Company, text = words.office.all): MailPart {
  return { html: `<p style="margin:0 0 14px">${mailLink(colours, pages, text)}</p>`, text: [`${text}: ${pages}`] };
}
