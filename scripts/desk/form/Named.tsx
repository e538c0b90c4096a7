import { useState, type ReactNode } from 'react';
import { depthOf, hintOf, type FieldProps } from './form-tools.ts';

/** A group or a list with its name: a section of the form, or a part of one. An optional one without a value is folded. */
export function Named({ id, part, label, value, isRequired, children }: FieldProps & { children: ReactNode }) {
  const [isFoldedNow] = useState(value === undefined && !isRequired);
  const hint = hintOf(part);
  if (isFoldedNow)
    return (
      <details id={id} className="fold">
        <summary>
          {label} <small>(optional) {hint}</small>
        </summary>
        {children}
      </details>
    );
  return depthOf(id) === 1 ? (
    <section id={id} className="part" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{label}</h2>
      {hint && <p className="soft">{hint}</p>}
      {children}
    </section>
  ) : (
    <fieldset id={id}>
      <legend>
        {label} {hint && <small>{hint}</small>}
      </legend>
      {children}
    </fieldset>
  );
}
