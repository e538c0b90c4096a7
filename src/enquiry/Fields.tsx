import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import { Field } from './Field.tsx';
import type { Notes } from './notes.ts';

interface FieldsProps {
  services: readonly string[];
  notes: Notes;
  disabled: boolean;
}

/** The five fields, each with its note below. */
export function Fields({ services, notes, disabled }: FieldsProps) {
  return (
    <>
      <Field name="name" label={texts.labels.name} note={notes.name}>
        {(props) => <input {...props} type="text" autoComplete="name" disabled={disabled} />}
      </Field>
      <div className={cx(classes.fieldPair)}>
        <Field name="email" label={texts.labels.email} note={notes.email}>
          {(props) => <input {...props} type="email" autoComplete="email" disabled={disabled} />}
        </Field>
        <Field name="phone" label={texts.labels.phone} note={notes.phone}>
          {(props) => <input {...props} type="tel" autoComplete="tel" disabled={disabled} />}
        </Field>
      </div>
      <Field name="service" label={texts.labels.service} note={notes.service}>
        {(props) => (
          <select {...props} defaultValue="" disabled={disabled}>
            <option value="" disabled>
              {texts.chooseService}
            </option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label={texts.labels.message} note={notes.message}>
        {(props) => <textarea {...props} rows={5} disabled={disabled} />}
      </Field>
    </>
  );
}
