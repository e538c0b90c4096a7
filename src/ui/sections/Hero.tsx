import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import type { Hero as HeroWords } from '#generated/entries.ts';
import type { Image, Picture as Svg } from '#drawings/pictures.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from '../Button.tsx';
import { Picture } from '../Picture.tsx';
import { TileStrip } from './TileStrip.tsx';

export type Sky = keyof typeof classes.hero.variants.sky;

interface HeroProps {
  hero: HeroWords;
  /** The picture behind the text; its sky continues under the text. */
  picture: Svg | Image;
  sky: Sky;
  /** A line above the heading. */
  above?: ReactNode;
  /** The content between the subtitle and the button. */
  below?: ReactNode;
  /** The content after the button, such as a phone link. */
  beside?: ReactNode;
  /** Omits the strip of tiles below, because the strip of the fold or of the footer follows directly. */
  last?: boolean;
}

/** The opening of a page, under a painted sky: the h1, a sentence and a button. */
export function Hero({ hero, picture, sky, above, below, beside, last = false }: HeroProps) {
  return (
    <>
      <section className={cx(classes.hero, { sky })}>
        <Picture picture={picture} className={classes.heroPicture} />
        <div className={`${classes.wrap} ${classes.heroText}`}>
          {above}
          <h1>{hero.title}</h1>
          <p className={classes.lead}>{hero.subtitle}</p>
          {below}
          {(hero.button !== undefined || beside !== undefined) && (
            <div className={classes.actions}>
              {hero.button && <ButtonLink button={hero.button} tone="primary" />}
              {beside}
            </div>
          )}
        </div>
      </section>
      {!last && <TileStrip />}
    </>
  );
}
