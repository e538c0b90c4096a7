import * as classes from '#generated/classes.ts';
import type { Here as HereData } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';

interface HereProps {
  heading: string;
  /** Shown if the area has no sentences of its own. */
  lead: string;
  here: HereData;
}

function Card({ here: { heading, figure, text, service } }: Pick<HereProps, 'here'>) {
  return (
    <div className={cx(classes.hereCard)}>
      <h3>{heading}</h3>
      {figure && (
        <p>
          <b>{figure.value}</b> {figure.label}
        </p>
      )}
      <p>{text}</p>
      {service && (
        <DataLink to={service.path} className={cx(classes.textLink)}>
          {`${service.name} `}
          <Arrow />
        </DataLink>
      )}
    </div>
  );
}

/** The head of an area's first section: the area's own sentences, and beside them its most important figure. */
export function Here({ heading, lead, here }: HereProps) {
  return (
    <div className={cx(classes.here)}>
      <div>
        <h2>{heading}</h2>
        <p className={cx(classes.lead)}>{here.paragraph ?? lead}</p>
      </div>
      <Card here={here} />
    </div>
  );
}
