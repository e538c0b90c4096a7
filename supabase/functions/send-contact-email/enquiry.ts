import type { Company } from './company.ts';

/** The fields of the form, in order. */
export const fieldNames = ['name', 'email', 'phone', 'service', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

/** An enquiry with its fields as they will be stored. */
export interface Enquiry extends Values {
  /** The UUID from the form; absent in a form without JavaScript. */
  id?: string;
  /** Name of the area, and path of the page, that the visitor wrote from. */
  area?: string;
  page?: string;
  /** The enquiry looks like spam: a field that people do not see is filled in, or the form was sent within a second. */
  isSpam: boolean;
}

/** The errors of fields, in the words that the form shows beside them. */
export type Mistakes = Partial<Record<FieldName, string>>;

/** In characters. The limits stop abuse; a person does not reach them. */
const caps: Readonly<Record<FieldName, number>> = {
  name: 200,
  email: 254,
  phone: 50,
  service: 100,
  message: 10_000,
};

const empty: Values = {
  name: 'Type your name.',
  email: 'Type your email address.',
  phone: 'Type your phone number.',
  service: 'Choose a service.',
  message: 'Type a message.',
};

const words: Values = {
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number',
  service: 'the service',
  message: 'your message',
};

/**
 * An address that mail servers accept: HTML's rule for `<input type="email">`, without consecutive, leading or trailing
 * dots, with at most 64 characters before the @, and a domain of two parts (RFC 5321, 4.1.2 and 4.5.3.1.1).
 */
const emailRule =
  /^(?=[^@]{1,64}@)[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/;
const pathRule = /^\/(?!\/)[\w/-]{0,199}$/;
const uuidRule = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Control characters and marks of text direction: invisible, and both can disguise the text of a mail. */
const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;
/** Characters that join or separate others: a text of only these looks empty. */
const blank = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text that is safe to store and to mail. A value that is not a text becomes an empty text. */
function clean(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').replaceAll(loneSurrogate, '\uFFFD').trim();
}

const oneLine = (value: unknown) => clean(value).replaceAll(/\s+/g, ' ');
const characters = (text: string) => [...text].length;

function mistakeIn(name: FieldName, values: Values, services: readonly string[]): string | undefined {
  const value = values[name];
  if (value.replaceAll(blank, '') === '') return empty[name];
  if (characters(value) > caps[name]) return `Shorten ${words[name]} to ${caps[name].toLocaleString('en')} characters.`;
  if (name === 'email' && !emailRule.test(value)) return 'Type an email address such as name@example.com.';
  if (name === 'service' && !services.includes(value)) return empty.service;
  return undefined;
}

/** The choices of a form: the services, and the names of the areas that have a page. */
type Choices = Pick<Company, 'services' | 'areas'>;

export type Reading = { enquiry: Enquiry } | { mistakes: Mistakes; values: Values };

/** Reads the fields that a form sent. Never throws, whatever is in the body. */
export function readEnquiry(body: Readonly<Record<string, unknown>>, { services, areas }: Choices): Reading {
  const own = (name: string) => (Object.hasOwn(body, name) ? body[name] : undefined);
  const values: Values = {
    name: oneLine(own('name')),
    email: oneLine(own('email')),
    phone: oneLine(own('phone')),
    service: oneLine(own('service')),
    message: clean(own('message')),
  };
  const mistakes: Mistakes = {};
  for (const name of fieldNames) {
    const mistake = mistakeIn(name, values, services);
    if (mistake !== undefined) mistakes[name] = mistake;
  }
  if (Object.keys(mistakes).length > 0) return { mistakes, values };
  const id = own('id');
  const area = oneLine(own('area'));
  const page = oneLine(own('page'));
  const elapsed = own('elapsed');
  return {
    enquiry: {
      ...values,
      ...(typeof id === 'string' && uuidRule.test(id) && { id: id.toLowerCase() }),
      ...(areas.includes(area) && { area }),
      ...(pathRule.test(page) && { page }),
      isSpam: oneLine(own('website')) !== '' || (typeof elapsed === 'number' && elapsed < 1_000),
    },
  };
}
