import type { ReactNode } from 'react';
import type { Part } from '#content/kinds.ts';
import type { Mistake } from '../engine/state.ts';
import { ChangeContext } from './form-tools.ts';
import { SimpleField } from './SimpleField.tsx';

interface Props {
  /** What is made, for instance "area". */
  what: string;
  /** The words on the button that makes it. */
  action: string;
  isReady: boolean;
  status: string;
  onSubmit: () => void;
  /** Empties the form; without it, there is no button for that. */
  onClear?: () => void;
  children: ReactNode;
}

/** A form for something new: its fields, and the bar above them, which tells what is missing. */
export function NewForm({ what, action, isReady, status, onSubmit, onClear, children }: Props) {
  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 tabIndex={-1}>{`New: ${what}`}</h1>
      <div className="actions">
        <button type="submit" className="save" disabled={!isReady}>
          {action}
        </button>
        {onClear && (
          <button type="button" onClick={onClear}>
            Clear
          </button>
        )}
        <p role="status">{status}</p>
      </div>
      {children}
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  help: string;
  value: string;
  /** The values to choose from; without them, it is a line of text. */
  choices?: readonly string[] | undefined;
  mistakes?: readonly Mistake[];
  onChange: (value: string) => void;
}

/** A question about something new: a field of a form of its own. */
export function NewField({ id, label, help, value, choices, mistakes = [], onChange }: FieldProps) {
  const part: Part = { 'x-hint': help, ...(choices ? { enum: choices } : { format: 'line' }) };
  return (
    <ChangeContext value={(_, next) => onChange(String(next ?? ''))}>
      <SimpleField id={`new/${id}`} {...{ part, label, value, mistakes }} isRequired />
    </ChangeContext>
  );
}
