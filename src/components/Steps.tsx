import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

/** The steps of booking as the stops of a line. */
export function Steps({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className={cx(classes.steps)}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={cx(classes.muted)}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
