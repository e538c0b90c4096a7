interface Row {
  /** The name in the form, in the payload and in the database. */
  name: string;
  /** `service` is a choice among the services of the company; all other types are those of HTML. */
  type: 'text' | 'email' | 'tel' | 'service' | 'textarea';
  autocomplete?: string;
  /** All other fields are required. */
  optional?: true;
  /** In characters. The limits stop abuse; a person does not reach them. The form itself has no limits. */
  limit: number;
  /** The position in the mail to the business. Fields of the type `textarea` come after all others. */
  mail: number;
}

/**
 * The fields of the enquiry form. Each inner list is one line of the form. The form, its checks, the function, its
 * error page and the mails are made from this table; docs/guides/add-a-field.md adds a row.
 */
const table = [
  [{ name: 'name', type: 'text', autocomplete: 'name', limit: 200, mail: 2 }],
  [
    { name: 'email', type: 'email', autocomplete: 'email', limit: 254, mail: 4 },
    { name: 'phone', type: 'tel', autocomplete: 'tel', limit: 50, mail: 3 },
  ],
  [{ name: 'service', type: 'service', limit: 100, mail: 1 }],
  [{ name: 'message', type: 'textarea', limit: 10_000, mail: 5 }],
] as const satisfies readonly (readonly Row[])[];

export type FormField = (typeof table)[number][number] & Row;
export type FieldName = FormField['name'];
export type RequiredName = Exclude<FormField, { optional: true }>['name'];
export type Values = Record<FieldName, string>;
/** The errors of fields, in the words that the form shows beside them. */
export type Problems = Partial<Values>;

export const formLines: readonly (readonly FormField[])[] = table;
export const fields = formLines.flat();

/** A service as a sentence names it: the last in the list, such as "Other", has words of its own there. */
export const serviceInText = (service: string, services: readonly string[], otherInText: string): string =>
  service === services.at(-1) ? otherInText : service;

/** A value for each field. */
export const valuesByField = (valueOf: (field: FormField) => string): Values =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Values;
