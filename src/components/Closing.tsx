import * as classes from '#generated/classes.ts';
import type { Picture as Svg } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';
import { Picture } from './Picture.tsx';

interface ClosingProps {
  closing: { heading: string; text: string; button: { text: string; link: string } };
  picture: Svg;
}

/** The dark band at the end of a page. */
export function Closing({ closing, picture }: ClosingProps) {
  return (
    <section className={`${cx(classes.closing)} ${cx(classes.dark)}`}>
      <Picture picture={picture} className={cx(classes.night)} />
      <div className={cx(classes.wrap)}>
        <h2>{closing.heading}</h2>
        <p className={cx(classes.lead)}>{closing.text}</p>
        <ButtonLink button={closing.button} tone="mango" />
      </div>
    </section>
  );
}
