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
  const ofAction = (action: LinkAction) => [office.actions[action], links[action]] as const;
  const isSpam = first === 'genuine';
  const contact = [
    [call, callLink(enquiry.phone, company)],
    [whatsapp, whatsappLink(enquiry, company)],
  ] as const;
  const answer = [reply, replyLink(enquiry, company)] as const;
  // Without a number that can be called, a reply comes first.
  const canCall = contact.some(([, href]) => href !== undefined);
  const main = [...(isSpam ? [] : canCall ? contact : [answer]), ofAction(first)];
  const plain = [...(isSpam || !canCall ? [] : [answer]), ...others.map(ofAction)];
  const known = [...main, ...plain].flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
  const buttons = main
    .flatMap(([words, href]) => (href === undefined ? [] : [{ words, href }]))
    .map(({ words, href }, index) => mailButton(company.colours, href, words, index === 0));
  const quiet = plain.map(([words, href]) => mailLink(company.colours, href, words)).join(' &nbsp; ');
  return {
    html: `<div>${buttons.join('')}</div>${quiet === '' ? '' : `<p style="margin:4px 0 20px;line-height:2">${quiet}</p>`}`,
    text: known.filter(({ value }) => /^https?:/.test(value)).map((own) => fill(mails.line, own)),
  };
}

/** A link to the enquiry list. */
export function enquiryListLink(pages: string, { colours, words }: Company): MailPart {
  const { all } = words.office;
  return { html: `<p style="margin:0 0 14px">${mailLink(colours, pages, all)}</p>`, text: [`${all}: ${pages}`] };
}
