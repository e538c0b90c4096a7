import { createContext, useContext } from 'react';
import type { Part } from '#content/kinds.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Mistake, State } from '../engine/engine.ts';

/** A field, a group or a list of a form. */
export interface FieldProps {
  id: string;
  part: Part;
  label: string;
  value: unknown;
  isRequired: boolean;
  mistakes: readonly Mistake[];
}

/** How many groups a field is in; the fields of the form itself are in one. */
export const depthOf = (id: string) => id.split('/').length - 1;

/** The words beside the name of a field. */
export const hintOf = ({ 'x-hint': hint, description }: Part) => hint ?? description;

/** A value that can be chosen, and its words. */
export interface Choice {
  value: unknown;
  words: string;
}

/** What the fields of a form share. */
export interface FormTools {
  change: (id: string, value: unknown) => void;
  choicesOf: (part: Part) => readonly Choice[];
  open: (field: FoundField) => void;
  placeholders: State['placeholders'];
  figures: State['figures'];
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export const useForm = (): FormTools => useContext(FormContext)!;
