import type { ReactNode } from 'react';
import type { Mistake } from '../engine/state.ts';
import { Mistakes } from './Mistakes.tsx';

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
  /** The values to choose from; '' for none. Without them, it is a text. */
  choices?: readonly string[];
  wordsOf?: (choice: string) => string;
  mistakes?: readonly Mistake[];
  onChange: (value: string) => void;
}

/** A question about something new: a text, or a choice. */
export function NewField({ id, label, help, value, choices = [], wordsOf = String, mistakes, onChange }: FieldProps) {
  const [helpId, wrongId] = [`new-${id}-help`, `new-${id}-mistakes`];
  const control = { id: `new-${id}`, 'aria-describedby': `${helpId} ${wrongId}`, value };
  return (
    <div className="field">
      <p className="label">
        <label htmlFor={control.id}>{label}</label> <span id={helpId}>{help}</span>
      </p>
      {choices.length > 0 ? (
        <select {...control} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? 'Choose…' : wordsOf(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
      <Mistakes mistakes={mistakes} id={wrongId} />
    </div>
  );
}
