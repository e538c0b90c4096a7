interface Props {
  id: string;
  label: string;
  help: string;
  value: string;
  choices?: readonly { value: string; words: string }[];
  onChange: (value: string) => void;
}

/** A question about something new: a text, or a choice. */
export function NewField({ id, label, help, value, choices = [], onChange }: Props) {
  const own = { id: `new-${id}`, 'aria-describedby': `new-${id}-help`, value };
  return (
    <div className="rjsf-field">
      <label htmlFor={own.id}>{label}</label>
      <span className="field-description" id={own['aria-describedby']}>
        {help}
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
        <input {...own} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  );
}
