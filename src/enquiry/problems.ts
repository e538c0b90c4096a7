import { fields, type FieldName, type Problems, type RequiredName } from '#shared/fields.ts';
import { cleanAddress, looksShort } from '#shared/typed.ts';
import { form as words } from '#generated/interface.ts';

const missing: Readonly<Problems> = words.missing satisfies Record<RequiredName, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field; null if another program has removed it. */
export const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<Control>(`#enquiry-${name}`);

/** A copy of a control with the address that is sent: nothing changes under the hands of somebody who types. */
function cleanCopy(control: Control): Control {
  const copy = control.cloneNode() as Control;
  copy.value = cleanAddress(control.value);
  return copy;
}

/** The problem that the browser finds in a field, in our words. */
export function problemIn(form: HTMLFormElement, name: FieldName): string | undefined {
  const control = controlOf(form, name);
  // Then the form is sent without scripts, and the function says what is missing.
  if (control === null) throw new Error(`The field ${name} is gone.`);
  const { validity } = control.type === 'email' ? cleanCopy(control) : control;
  if (validity.valueMissing) return missing[name];
  return validity.valid ? undefined : words.invalidEmail;
}

/** The note below a field: its problem, that it was corrected, or a hint. */
type Note = { tone: 'error' | 'success' | 'hint'; text: string };

/** The notes below the fields. */
export type Notes = Partial<Record<FieldName, Note>>;

/** The note below a field whose problem is corrected. */
export const corrected: Note = { tone: 'success', text: words.corrected };

/** The hint below a phone number that looks short. */
export function hintIn({ value }: HTMLInputElement, fewest: number): Notes {
  return value.trim() !== '' && looksShort(value, fewest) ? { phone: { tone: 'hint', text: words.shortPhone } } : {};
}

/** Problems as notes below their fields. */
export const notesOf = (problems: Partial<Record<FieldName, string | undefined>>): Notes =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => (text ? [[name, { tone: 'error', text }]] : [])),
  );

/** All problems in a form. */
export const problemsIn = (form: HTMLFormElement): Notes =>
  notesOf(Object.fromEntries(fields.map(({ name }) => [name, problemIn(form, name)])));

/** The problems among the notes, in the order of the form. */
export function problemList(notes: Notes): { name: FieldName; text: string }[] {
  return fields.flatMap(({ name }) => (notes[name]?.tone === 'error' ? [{ name, text: notes[name].text }] : []));
}
