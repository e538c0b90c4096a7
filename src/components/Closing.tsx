import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';

interface ClosingProps {
  closing: { heading: string; text: string; button: { text: string; link: string } };
}

/** The dark band at the end of a page. */
export function Closing({ closing }: ClosingProps) {
  return (
    <section className={`${cx(classes.closing)} ${cx(classes.dark)}`}>
      <div className={cx(classes.wrap)}>
        <h2>{closing.heading}</h2>
        <p className={cx(classes.lead)}>{closing.text}</p>
        <ButtonLink button={closing.button} tone="mango" />
      </div>
    </section>
  );
}
