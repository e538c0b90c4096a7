import type { Part } from '#content/kinds.ts';
import { ChangeContext } from './form-tools.ts';
import { SimpleField } from './SimpleField.tsx';

interface Props {
  id: string;
  label: string;
  help: string;
  value: string;
  /** The values to choose from; without them, it is a line of text. */
  choices?: readonly string[];
  onChange: (value: string) => void;
}

/** A question about something new: a field of a form of its own. */
export function NewField({ id, label, help, value, choices, onChange }: Props) {
  const part: Part = { 'x-hint': help, ...(choices ? { enum: choices } : { format: 'line' }) };
  return (
    <ChangeContext value={(_, next) => onChange(String(next ?? ''))}>
      <SimpleField id={`new/${id}`} {...{ part, label, value }} problems={[]} isRequired />
    </ChangeContext>
  );
}
