import * as classes from '#generated/classes.ts';
import type { Closing as ClosingWords } from '#generated/entries.ts';
import type { ArtAddress } from '#content/links.ts';
import { Art } from '../Picture.tsx';
import { ButtonLink } from '../Button.tsx';

interface ClosingProps {
  closing: ClosingWords;
  /** The address of the picture of the estate at night. */
  picture: ArtAddress;
}

/** The dark band at the end of a page. */
export function Closing({ closing, picture }: ClosingProps) {
  return (
    <section className={`${classes.closing} ${classes.dark}`}>
      <Art address={picture} width={1440} height={540} className={classes.night} />
      <div className={classes.wrap}>
        <h2>{closing.heading}</h2>
        <p className={classes.lead}>{closing.text}</p>
        <ButtonLink button={closing.button} tone="mango" />
      </div>
    </section>
  );
}
