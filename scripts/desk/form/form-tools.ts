import { createContext, useContext } from 'react';
import type { Part } from '#content/kinds.ts';
import type { FieldProblem } from '../engine/state.ts';

/** A field, a group or a list of a form. */
export interface FieldProps {
  id: string;
  part: Part;
  label: string;
  value: unknown;
  isRequired: boolean;
  problems: readonly FieldProblem[];
}

/** How many groups a field is in; the fields of the form itself are in one. */
export const depthOf = (id: string) => id.split('/').length - 1;

/** The words beside the name of a field. */
export const hintOf = ({ 'x-hint': hint, description }: Part) => hint ?? description;

/** Gives a field of the form another value. */
export const ChangeContext = createContext<(id: string, value: unknown) => void>(() => undefined);

export const useChange = () => useContext(ChangeContext);
