import * as classes from '#generated/classes.ts';
import type { Here as HereData } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';

/** What comes first about a place: its own sentences, and beside them what matters most there. */
export function Here({ here }: { here: HereData }) {
  const { heading, paragraph, figure, text, service } = here;
  return (
    <div className={cx(classes.here)}>
      <div>
        <h2>{heading}</h2>
        {paragraph !== undefined && <p className={cx(classes.lead)}>{paragraph}</p>}
      </div>
      <div className={cx(classes.hereCard)}>
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
    </div>
  );
}
