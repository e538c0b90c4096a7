import { findPhoneNumbersInText, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { isValidPhoneNumber as isMobile } from 'libphonenumber-js/mobile';
import type { Company } from '../company.ts';
import { serviceInText } from '../shared/fields.ts';
import { chatLink } from '../shared/phone-links.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { fill } from '../words.ts';

/** The link that begins a mail to the visitor, whose address may contain characters that have a meaning in links. */
export function replyLink({ email, service }: StoredEnquiry, company: Company): string {
  const { services, otherServiceInText, words } = company;
  const inText = serviceInText(service, services, otherServiceInText);
  const subject = encodeURIComponent(fill(words.mails.company.replySubject, { service: inText }));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`;
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
function whatsappLink({ name, phone, service }: StoredEnquiry, company: Company): string | undefined {
  const number = numberIn(phone, company)?.number;
  if (number === undefined || !isMobile(number)) return undefined;
  const text = fill(company.words.mails.company.whatsappText, {
    name,
    service: serviceInText(service, company.services, company.otherServiceInText),
  });
  return `${chatLink(number)}?text=${encodeURIComponent(text)}`;
}

interface WordedLink {
  words: string;
  href: string;
}

/**
 * The ways to reach a visitor: the fast ones, and the others. To call comes first if there is a number, then WhatsApp if
 * the number can be on it, else the reply by mail. Nobody needs to contact a sender of spam.
 */
export function waysTo(enquiry: StoredEnquiry, company: Company): [fast: WordedLink[], others: WordedLink[]] {
  if (enquiry.status === 'spam') return [[], []];
  const { reply, call, whatsapp } = company.words.mails.company;
  const answer = { words: reply, href: replyLink(enquiry, company) };
  const byPhone = [
    { words: call, href: callLink(enquiry.phone, company) },
    { words: whatsapp, href: whatsappLink(enquiry, company) },
  ].filter((one): one is WordedLink => one.href !== undefined);
  return byPhone.length > 0 ? [byPhone, [answer]] : [[answer], []];
}
