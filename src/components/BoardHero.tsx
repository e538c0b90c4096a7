import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import type { Picture as Svg } from '#types/pictures.ts';
import { cx } from '#styles/cx.ts';
import type { Sky } from './Hero.tsx';
import { Picture } from './Picture.tsx';

interface BoardHeroProps {
  hero: { title: string; subtitle: string };
  /** The picture behind the board; its sky continues under the title. */
  picture: Svg;
  sky: Sky;
  /** The class of the kind of page, which places board and picture. */
  place: string;
  /** A line above the heading, such as the station of an area. */
  above?: ReactNode;
  /** The price board. */
  children: ReactNode;
}

/** The opening of a page with the price board. The picture shows what is chosen. */
export function BoardHero({ hero, picture, sky, place, above, children }: BoardHeroProps) {
  return (
    <section className={`${cx(classes.hero, { sky })} ${classes.boardHero} ${place} ${classes.choosing}`}>
      <div className={`${classes.wrap} ${classes.heroHead}`}>
        {above}
        <h1>{hero.title}</h1>
        <p className={cx(classes.lead)}>{hero.subtitle}</p>
      </div>
      <Picture picture={picture} className={classes.heroPicture} />
      <div className={`${classes.wrap} ${classes.boardSeat}`}>{children}</div>
    </section>
  );
}
