import type { Ref } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { fieldNames, type Mistakes } from './mistakes.ts';

interface SummaryProps {
  mistakes: Mistakes;
  ref?: Ref<HTMLDivElement>;
}

/** What is to be mended, with a link to each field. It takes the focus when a form is not sent. */
export function Summary({ mistakes, ref }: SummaryProps) {
  const wrong = fieldNames.flatMap((name) => (mistakes[name] === undefined ? [] : [{ name, text: mistakes[name] }]));
  if (wrong.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={cx(classes.notice, { tone: 'error' })}>
      <p>Please mend {wrong.length === 1 ? 'this' : `these ${wrong.length} fields`}:</p>
      <ul>
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a href={`#enquiry-${name}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
