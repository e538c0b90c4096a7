import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

type Background = keyof typeof classes.band.variants.background;

interface BandProps {
  background?: Background;
  children: ReactNode;
}

/** A full-width band of colour with its content in the middle. */
export function Band({ background, children }: BandProps) {
  return (
    <div className={cx(classes.band, { background })}>
      <div className={classes.wrap}>{children}</div>
    </div>
  );
}

/** A section of the page in one band. */
export function Section(band: BandProps) {
  return (
    <section>
      <Band {...band} />
    </section>
  );
}

/** The heading of a section, with the lead beside it if there is one. */
export function SectionHead({ heading, lead }: { heading: string; lead?: ReactNode }) {
  return (
    <div className={classes.sectionHead}>
      <h2>{heading}</h2>
      {lead !== undefined && <p className={`${classes.lead} ${classes.muted}`}>{lead}</p>}
    </div>
  );
}
