import type { ReactNode } from 'react';
import { filled } from '#components/Filled.tsx';
import { Icon } from '#components/Icon.tsx';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';

/** The note below a control: its mistake, or that it was corrected. */
export type FieldNote = { tone: 'error' | 'success'; text: string };

interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  note?: FieldNote | undefined;
  children: (props: ControlProps) => ReactNode;
}

/** A label and its control. */
export function Field({ name, label, optional = false, hint, note, children }: FieldProps) {
  const id = `enquiry-${name}`;
  const noteId = `${id}-note`;
  const hintId = `${id}-hint`;
  const described = [...(hint === undefined ? [] : [hintId]), ...(note ? [noteId] : [])].join(' ');
  return (
    <div className={`${classes.field} ${cx(classes.fieldState, { state: note?.tone })}`}>
      <label htmlFor={id}>{optional ? filled(texts.optional, { label }) : label}</label>
      {hint !== undefined && (
        <p id={hintId} className={classes.fieldHint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required: !optional,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(note?.tone === 'error' && { 'aria-invalid': true }),
      })}
      {note && (
        <p id={noteId} className={cx(classes.fieldNote, { tone: note.tone })}>
          <Icon name={note.tone === 'error' ? 'circle-alert' : 'circle-check'} />
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}
