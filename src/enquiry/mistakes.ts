import { fields, type FieldName, type Mistakes, type RequiredName } from '#enquiry-fields';
import { form as words } from '#generated/interface.ts';

const missing: Readonly<Mistakes> = words.missing satisfies Record<RequiredName, string>;

const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The mistake that the browser found in a field, in our words. */
export function mistakeIn(form: HTMLFormElement, name: FieldName): string | undefined {
  const { validity, value } = controlOf(form, name);
  if (value.trim() === '') return missing[name];
  return validity.valid ? undefined : words.invalidEmail;
}

/** All mistakes in a form. */
export function mistakesIn(form: HTMLFormElement): Mistakes {
  const mistakes: Mistakes = {};
  for (const { name } of fields) {
    const mistake = mistakeIn(form, name);
    if (mistake !== undefined) mistakes[name] = mistake;
  }
  return mistakes;
}
