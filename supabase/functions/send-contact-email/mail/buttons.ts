import type { Company } from '../company.ts';
import { buttonWords, nextOf, type Status } from '../status.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { waysTo } from './contact-links.ts';
import { labelled, mailButton, mailLink, type MailPart } from './layout.ts';

/**
 * What can be done with an enquiry: buttons for the fast ways to reach the visitor and for the most usual status, plain
 * links for the rest. The text has no links to reply or call, because it has the address and the number.
 */
export function enquiryButtons(
  enquiry: StoredEnquiry,
  links: Readonly<Record<Status, string>>,
  company: Company,
): MailPart {
  const { colours, words } = company;
  const [fast, others] = waysTo(enquiry, company);
  const { status } = enquiry;
  const [first, ...rest] = nextOf[status].map((to) => ({ words: buttonWords(status, to, words), href: links[to] }));
  const main = [...fast, first!];
  const plain = [...others, ...rest];
  const buttons = main.map((link, index) => mailButton(colours, link.href, link.words, index === 0));
  const quiet = plain.map((link) => mailLink(colours, link.href, link.words)).join(' &nbsp; ');
  return {
    html: `<div>${buttons.join('')}</div>${quiet === '' ? '' : `<p style="margin:4px 0 20px;line-height:2">${quiet}</p>`}`,
    text: [...main, ...plain]
      .filter(({ href }) => /^https?:/.test(href))
      .map((link) => labelled(words.mails, link.words, link.href)),
  };
}

/** A link to the enquiry list, or to a part of it. */
export function enquiryListLink(pages: string, { colours, words }: Company, text = words.office.all): MailPart {
  return { html: `<p style="margin:0 0 14px">${mailLink(colours, pages, text)}</p>`, text: [`${text}: ${pages}`] };
}
