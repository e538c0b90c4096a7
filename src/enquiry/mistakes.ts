import { fields, type FieldName, type Mistakes, type RequiredName } from '#shared/fields.ts';
import { form as words } from '#generated/interface.ts';

const missing: Readonly<Mistakes> = words.missing satisfies Record<RequiredName, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field; null if another program has removed it. */
export const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<Control>(`#enquiry-${name}`);

/** The mistake that the browser found in a field, in our words. */
export function mistakeIn(form: HTMLFormElement, name: FieldName): string | undefined {
  const control = controlOf(form, name);
  // Then the form is sent without scripts, and the function says what is missing.
  if (control === null) throw new Error(`The field ${name} is gone.`);
  const { validity, value } = control;
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

/** The note below a field: its mistake, or that it was corrected. */
type Note = { tone: 'error' | 'success'; text: string };

/** The notes below the fields. */
export type Notes = Partial<Record<FieldName, Note>>;

/** The note below a field whose mistake is corrected. */
export const corrected: Note = { tone: 'success', text: words.corrected };

/** Mistakes as notes below their fields. */
export function notesOf(mistakes: Mistakes): Notes {
  return Object.fromEntries(Object.entries(mistakes).map(([name, text]) => [name, { tone: 'error', text }]));
}

/** The notes with mistakes, in the order of the form. */
export function errorsIn(notes: Notes): { name: FieldName; text: string }[] {
  return fields.flatMap(({ name }) => (notes[name]?.tone === 'error' ? [{ name, text: notes[name].text }] : []));
}
