import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';

export type Sky = keyof typeof classes.hero.variants.sky;

interface HeroProps {
  hero: { title: string; subtitle: string; button?: { text: string; link: string } };
  sky: Sky;
  /** A line above the heading, such as the station of an area. */
  above?: ReactNode;
  /** What follows the button, such as a phone link. */
  beside?: ReactNode;
  /** What stands between the subtitle and the button. */
  below?: ReactNode;
}

/** The opening of a page: the one h1, a sentence, a button, under a painted sky. */
export function Hero({ hero, sky, above, beside, below }: HeroProps) {
  const hasActions = hero.button !== undefined || beside !== undefined;
  return (
    <>
      <section className={cx(classes.hero, { sky })}>
        <div className={`${cx(classes.wrap)} ${cx(classes.heroText)}`}>
          {above}
          <h1>{hero.title}</h1>
          <p className={cx(classes.lead)}>{hero.subtitle}</p>
          {below}
          {hasActions && (
            <div className={cx(classes.actions)}>
              {hero.button && <ButtonLink button={hero.button} tone="primary" />}
              {beside}
            </div>
          )}
        </div>
      </section>
      <TileStrip />
    </>
  );
}

/** A strip of floor tiles. */
export function TileStrip() {
  return <div className={cx(classes.tileStrip)} />;
}

/** The plain head of a page without a picture. */
export function PageHead({ heading, lead, ground }: { heading: string; lead: string; ground: 'mango' | 'mint' }) {
  return (
    <>
      <section className={cx(classes.pageHead, { ground })}>
        <div className={cx(classes.wrap)}>
          <h1>{heading}</h1>
          <p className={cx(classes.lead)}>{lead}</p>
        </div>
      </section>
      <TileStrip />
    </>
  );
}
