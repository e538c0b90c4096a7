import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { Field, type FieldNote } from './Field.tsx';
import type { FieldName, Mistakes } from './mistakes.ts';

interface FieldsProps {
  services: readonly string[];
  mistakes: Mistakes;
  disabled: boolean;
}

/** The five fields, with what is wrong beside each. */
export function Fields({ services, mistakes, disabled }: FieldsProps) {
  const note = (name: FieldName): { note?: FieldNote } => {
    const text = mistakes[name];
    return text === undefined ? {} : { note: { tone: 'error', text } };
  };
  return (
    <>
      <Field name="name" label="Name" {...note('name')}>
        {(props) => <input {...props} type="text" autoComplete="name" disabled={disabled} />}
      </Field>
      <div className={cx(classes.fieldPair)}>
        <Field name="email" label="Email" {...note('email')}>
          {(props) => <input {...props} type="email" autoComplete="email" disabled={disabled} />}
        </Field>
        <Field name="phone" label="Phone" {...note('phone')}>
          {(props) => <input {...props} type="tel" autoComplete="tel" disabled={disabled} />}
        </Field>
      </div>
      <Field name="service" label="Service" {...note('service')}>
        {(props) => (
          <select {...props} defaultValue="" disabled={disabled}>
            <option value="" disabled>
              Select Service
            </option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label="Message" {...note('message')}>
        {(props) => <textarea {...props} rows={5} disabled={disabled} />}
      </Field>
    </>
  );
}
