import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

interface ControlProps {
  id: string;
  name: string;
  required: true;
}

interface FieldProps {
  name: string;
  label: string;
  children: (props: ControlProps) => ReactNode;
}

/** A label and its control. */
export function Field({ name, label, children }: FieldProps) {
  const id = `enquiry-${name}`;
  return (
    <div className={cx(classes.field)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, required: true })}
    </div>
  );
}
