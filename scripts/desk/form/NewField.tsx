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
export function NewField({ id, label, help: words, value, choices = [], mistakes = [], onChange }: Props) {
  const help = `new-${id}-help`;
  const wrong = `new-${id}-mistakes`;
  const own = { id: `new-${id}`, 'aria-describedby': mistakes.length > 0 ? `${help} ${wrong}` : help, value };
  return (
    <div className="rjsf-field">
      <label htmlFor={own.id}>{label}</label>
      <span className="field-description" id={help}>
        {words}
      </span>
      {choices.length > 0 ? (
        <select {...own} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.words}
            </option>
          ))}
        </select>
      ) : (
        <input {...own} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
      <Mistakes mistakes={mistakes} id={wrong} />
    </div>
  );
}
