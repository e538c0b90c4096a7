import type { Mistake } from '../engine/engine.ts';
import { Mistakes } from './Mistakes.tsx';

interface Props {
  id: string;
  label: string;
  help: string;
  value: string;
  choices?: readonly { value: string; words: string }[];
  mistakes?: readonly Mistake[];
  onChange: (value: string) => void;
}

/** A question about something new: a text, or a choice. */
export function NewField({ id, label, help, value, choices = [], mistakes = [], onChange }: Props) {
  const helpId = `new-${id}-help`;
  const wrongId = `new-${id}-mistakes`;
  const control = { id: `new-${id}`, 'aria-describedby': mistakes.length > 0 ? `${helpId} ${wrongId}` : helpId, value };
  return (
    <div className="field">
      <p className="label">
        <label htmlFor={control.id}>{label}</label> <span id={helpId}>{help}</span>
      </p>
      {choices.length > 0 ? (
        <select {...control} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.words}
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
