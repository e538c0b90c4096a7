import { formLines, type FieldName } from '#enquiry-fields';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { Field } from './Field.tsx';
import type { Notes } from './notes.ts';

interface FieldsProps {
  services: readonly string[];
  notes: Notes;
  /** The help texts of fields, below their labels. */
  hints?: Partial<Record<FieldName, string>> | undefined;
  disabled: boolean;
}

/** The lines of the form, with one field or two, each field with its note below. */
export function Fields({ services, notes, hints = {}, disabled }: FieldsProps) {
  return formLines.map((line) => {
    const shown = line.map(({ name, type, autocomplete, optional }) => (
      <Field
        key={name}
        name={name}
        label={texts.labels[name]}
        optional={optional}
        hint={hints[name]}
        note={notes[name]}
      >
        {(props) =>
          type === 'textarea' ? (
            <textarea {...props} rows={5} disabled={disabled} />
          ) : type === 'service' ? (
            <select {...props} defaultValue="" disabled={disabled}>
              <option value="" disabled>
                {texts.chooseService}
              </option>
              {services.map((service) => (
                <option key={service} value={service}>
                  {service}
                </option>
              ))}
            </select>
          ) : (
            <input {...props} type={type} autoComplete={autocomplete} disabled={disabled} />
          )
        }
      </Field>
    ));
    return shown[1] ? (
      <div key={line[0]?.name} className={classes.fieldPair}>
        {shown}
      </div>
    ) : (
      shown
    );
  });
}
