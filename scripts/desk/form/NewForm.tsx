import type { ReactNode } from 'react';
import type { Part } from '#content/kinds.ts';
import { ChangeContext } from './form-tools.ts';
import { SimpleField } from './SimpleField.tsx';

interface Props {
  /** What is made, for instance "area". */
  what: string;
  isReady: boolean;
  status: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form for something new: its fields, and the bar above them, which tells what is missing. */
export function NewForm({ what, isReady, status, onSubmit, children }: Props) {
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
          Make it
        </button>
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
  choices?: readonly string[];
  onChange: (value: string) => void;
}

/** A question about something new: a field of a form of its own. */
export function NewField({ id, label, help, value, choices, onChange }: FieldProps) {
  const part: Part = { 'x-hint': help, ...(choices ? { enum: choices } : { format: 'line' }) };
  return (
    <ChangeContext value={(_, next) => onChange(String(next ?? ''))}>
      <SimpleField id={`new/${id}`} {...{ part, label, value }} mistakes={[]} isRequired />
    </ChangeContext>
  );
}
