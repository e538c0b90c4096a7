import type company from './company.json';

/**
 * The words of the function, in the language of the company: what the codegen takes from data/interface.yaml, whose
 * schema explains each.
 */
export type Words = (typeof company)['words'];

/** Puts the values into the placeholders of a text. A value is never searched for placeholders. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));
}
