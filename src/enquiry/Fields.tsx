import { filled } from '#ui/filled-text.ts';
import { Icon } from '#ui/Icon.tsx';
import { formLines, type FieldName, type FormField } from '#shared/fields.ts';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import type { Notes } from './problems.ts';

interface FieldsProps {
  services: readonly string[];
  notes: Notes;
  /** The help texts of fields, below their labels. */
  hints?: Partial<Record<FieldName, string>>;
}

/** A label and its control, with the note below: its problem, or that it was corrected. */
function Field({ field, services, notes, hints = {} }: FieldsProps & { field: FormField }) {
  const { name, type, autocomplete, optional } = field;
  const label = texts.labels[name];
  const hint = hints[name];
  const note = notes[name];
  const tone = note?.tone === 'hint' ? undefined : note?.tone;
  const id = `enquiry-${name}`;
  const described = [hint !== undefined && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  const props = {
    id,
    name,
    required: !optional,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(note?.tone === 'error' && { 'aria-invalid': true }),
  };
  return (
    <div className={`${classes.field} ${cx(classes.fieldState, { state: tone })}`}>
      <label htmlFor={id}>{optional ? filled(texts.optional, { label }) : label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.fieldHint}>
          {hint}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...props} rows={5} />
      ) : type === 'service' ? (
        <select {...props} defaultValue="">
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
        <input {...props} type={type} autoComplete={autocomplete} />
      )}
      {note && (
        <p id={`${id}-note`} className={cx(classes.fieldNote, { tone })}>
          <Icon name={note.tone === 'success' ? 'circle-check' : 'circle-alert'} />
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

/** The lines of the form, with one field or two. */
export function Fields(props: FieldsProps) {
  return formLines.map((line) => {
    const shown = line.map((field) => <Field key={field.name} field={field} {...props} />);
    return shown[1] ? (
      <div key={line[0]?.name} className={classes.fieldPair}>
        {shown}
      </div>
    ) : (
      shown
    );
  });
}
