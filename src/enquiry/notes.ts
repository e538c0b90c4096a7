import type { FieldNote } from './Field.tsx';
import { fieldNames, type FieldName, type Mistakes } from './mistakes.ts';

/** What stands below the fields. */
export type Notes = Partial<Record<FieldName, FieldNote>>;

/** Below a field whose mistake is gone. */
export const corrected: FieldNote = { tone: 'success', text: 'That works.' };

/** Mistakes as they stand below their fields. */
export function notesOf(mistakes: Mistakes): Notes {
  return Object.fromEntries(Object.entries(mistakes).map(([name, text]) => [name, { tone: 'error', text }]));
}

/** The notes that say what is wrong, in the order of the form. */
export function errorsIn(notes: Notes): { name: FieldName; text: string }[] {
  return fieldNames.flatMap((name) => (notes[name]?.tone === 'error' ? [{ name, text: notes[name].text }] : []));
}
