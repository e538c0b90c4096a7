import { fields, type FieldName, type Mistakes } from '#enquiry-fields';
import { form as words } from '#generated/interface.ts';
import type { FieldNote } from './Field.tsx';

/** The notes below the fields. */
export type Notes = Partial<Record<FieldName, FieldNote>>;

/** The note below a field whose mistake is corrected. */
export const corrected: FieldNote = { tone: 'success', text: words.corrected };

/** Mistakes as notes below their fields. */
export function notesOf(mistakes: Mistakes): Notes {
  return Object.fromEntries(Object.entries(mistakes).map(([name, text]) => [name, { tone: 'error', text }]));
}

/** The notes with mistakes, in the order of the form. */
export function errorsIn(notes: Notes): { name: FieldName; text: string }[] {
  return fields.flatMap(({ name }) => (notes[name]?.tone === 'error' ? [{ name, text: notes[name].text }] : []));
}
