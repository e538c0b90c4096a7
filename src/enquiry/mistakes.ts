import { form as words } from '#generated/interface.ts';

/** The fields of an enquiry, in the order of the form. */
export const fieldNames = ['name', 'email', 'phone', 'service', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Mistakes = Partial<Record<FieldName, string>>;

const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The mistake that the browser found in a field, in our words. */
export function mistakeIn(form: HTMLFormElement, name: FieldName): string | undefined {
  const { validity, value } = controlOf(form, name);
  if (value.trim() === '') return words.missing[name];
  return validity.valid ? undefined : words.invalidEmail;
}

/** All mistakes in a form. */
export function mistakesIn(form: HTMLFormElement): Mistakes {
  const found = fieldNames.flatMap((name) => {
    const mistake = mistakeIn(form, name);
    return mistake === undefined ? [] : [[name, mistake] as const];
  });
  return Object.fromEntries(found);
}
