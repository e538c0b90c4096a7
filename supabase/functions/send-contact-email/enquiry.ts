import type { Company } from './company.ts';
import { fields, valuesByField, type FormField, type Problems, type Values } from './shared/fields.ts';
import { cleanAddress } from './shared/typed.ts';
import { fill } from './words.ts';

/** An enquiry with its fields as they will be stored. */
export interface Enquiry extends Values {
  /** The UUID from the form; absent in a form without JavaScript. */
  id?: string;
  /** The chosen cell of the price board in words: the service, the home, and the hours or the price. */
  choice?: string;
  /** The name of the area and the path of the page that the visitor wrote from. */
  area?: string;
  page?: string;
  /** The enquiry looks like spam: a field that people do not see is filled in, or the form was sent within a second. */
  isSpam: boolean;
}

/** HTML's rule for `<input type="email">`, so that the form and the function agree; with the letters of any domain. */
const emailRule =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?!-|.*(?:\.-|-\.|-$))[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})*$/u;
const pathRule = /^\/(?!\/)[\w/-]{0,199}$/;
export const uuidRule = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Control characters and marks of text direction. They are invisible, and can disguise the text of a mail. */
const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text that is safe to store and to mail. A value that is not a text becomes an empty text. */
function clean(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').replaceAll(loneSurrogate, '\uFFFD').trim();
}

const oneLine = (value: unknown) => clean(value).replaceAll(/\s+/g, ' ');
const characters = (text: string) => [...text].length;

/** The value of a field. Browsers accept one of spaces in a required field, so one space stays. */
function fieldValue({ type, optional }: FormField, typed: unknown): string {
  const value = type === 'textarea' ? clean(typed) : oneLine(typed);
  if (type === 'email') return cleanAddress(value);
  return value === '' && !optional && typeof typed === 'string' && typed !== '' ? ' ' : value;
}

/** The choices of a form, and the words for its problems. */
type FormCompany = Pick<Company, 'services' | 'areas' | 'choices' | 'language' | 'words' | 'block'>;

function problemIn({ name, type, limit }: FormField, value: string, company: FormCompany): string | undefined {
  const { form, enquiry } = company.words;
  // Optional fields have no message for an empty value.
  const missing: Problems = form.missing;
  if (value === '' || (type === 'service' && /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(value)))
    return missing[name];
  if (characters(value) > limit) {
    return fill(enquiry.tooLong[name], { limit: limit.toLocaleString(company.language) });
  }
  if (type === 'email' && !emailRule.test(value)) return form.invalidEmail;
  return undefined;
}

/** The chosen cell of the price board. A value that the board does not have any more is ignored. */
export function chosenCell({ choice }: Readonly<Record<string, unknown>>, { choices }: Pick<Company, 'choices'>) {
  return typeof choice === 'string' && Object.hasOwn(choices, choice) ? choices[choice] : undefined;
}

/** Whether a choice and a service contradict each other: a page from before the service was renamed has its old name. */
export const isContrary = (choice: { service: string }, service: unknown, { services }: Pick<Company, 'services'>) =>
  choice.service !== service && services.some((one) => one === service);

export type Reading = { enquiry: Enquiry } | { problems: Problems };

/** Reads the fields that a form sent. Never throws, whatever is in the body. */
export function readEnquiry(body: Readonly<Record<string, unknown>>, company: FormCompany): Reading {
  const sent = (name: string) => (Object.hasOwn(body, name) ? body[name] : undefined);
  const values = valuesByField((field) => fieldValue(field, sent(field.name)));
  // The place at the top of the form, which is not in the message.
  const typed = oneLine(sent('block'));
  if (typed !== '' && values.message !== '') values.message += `\n${fill(company.block, { typed })}`;
  const problems: Problems = {};
  for (const field of fields) {
    const problem = problemIn(field, values[field.name], company);
    if (problem !== undefined) problems[field.name] = problem;
  }
  const choice = chosenCell(body, company);
  // With scripts, the form keeps both one state.
  if (choice !== undefined && isContrary(choice, values.service, company))
    problems.service = fill(company.words.enquiry.otherService, { choice: choice.words });
  if (Object.keys(problems).length > 0) return { problems };
  const id = sent('id');
  const area = oneLine(sent('area'));
  const page = oneLine(sent('page'));
  const elapsed = sent('elapsed');
  return {
    enquiry: {
      ...values,
      ...(choice && { choice: choice.words }),
      ...(typeof id === 'string' && uuidRule.test(id) && { id: id.toLowerCase() }),
      ...(company.areas.includes(area) && { area }),
      ...(pathRule.test(page) && { page }),
      isSpam: oneLine(sent('website')) !== '' || (typeof elapsed === 'number' && elapsed < 1_000),
    },
  };
}
