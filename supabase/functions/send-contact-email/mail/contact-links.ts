import { findPhoneNumbersInText, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { isValidPhoneNumber as isMobile } from 'libphonenumber-js/mobile';
import type { Company } from '../company.ts';
import { serviceInText } from '../shared/fields.ts';
import { chatLink } from '../shared/phone-links.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { fill } from '../words.ts';

/** The longest link, in characters: some programs cut off longer ones. */
const longestLink = 1_800;

/** The first lines of a quote, encoded: as many as fit into `room` characters. */
function shortened(lines: readonly string[], room: number): string {
  let text = '';
  for (const line of lines) {
    const longer = `${text}${encodeURIComponent(`\r\n${line}`)}`;
    if (longer.length > room) return `${text}${encodeURIComponent('\r\n> …')}`;
    text = longer;
  }
  return text;
}

/** The text on lines of at most 72 characters, each marked as a quote. */
function quoted(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.match(/.{1,72}(?:\s|$)|.{72}/gu) ?? ['']).map((part) => `> ${part.trimEnd()}`));
}

/** The link that begins a mail to an address, which may contain characters that have a meaning in links. */
export const mailtoLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** The link that begins a reply by mail, with its subject and the enquiry quoted. */
export function replyLink({ email, message, ...enquiry }: StoredEnquiry, company: Company): string {
  const { replySubject, quote } = company.words.mails.company;
  const service = serviceInText(enquiry.service, company.services, company.otherServiceInText);
  const subject = encodeURIComponent(fill(replySubject, { service }));
  const start = `${mailtoLink(email)}?subject=${subject}&body=`;
  const body = ['', '', fill(quote, { service }), ...quoted(message)];
  return `${start}${shortened(body, longestLink - start.length)}`;
}

/**
 * The first phone number in what the visitor typed; undefined if there is none. A number without a country code is one
 * of the company's own country.
 */
function numberIn(typed: string, { phone }: Company): PhoneNumber | undefined {
  const home = parsePhoneNumberFromString(phone)?.country;
  // A number after a comma or a semicolon would be taken for an extension.
  const text = typed.normalize('NFKC').replaceAll(/[,;](?=\s*\d)/g, ' /');
  return findPhoneNumbersInText(text, home === undefined ? {} : { defaultCountry: home })[0]?.number;
}

/** The link that calls a number that the visitor typed, with its extension; undefined if the text has no number. */
export const callLink = (typed: string, company: Company): string | undefined => numberIn(typed, company)?.getURI();

/** The link to a chat on WhatsApp with a first sentence; undefined if the number is not that of a mobile phone. */
export function whatsappLink({ name, phone, service }: StoredEnquiry, company: Company): string | undefined {
  const number = numberIn(phone, company)?.number;
  if (number === undefined || !isMobile(number)) return undefined;
  const text = fill(company.words.mails.company.whatsappText, {
    name,
    service: serviceInText(service, company.services, company.otherServiceInText),
  });
  return `${chatLink(number)}?text=${encodeURIComponent(text)}`;
}
