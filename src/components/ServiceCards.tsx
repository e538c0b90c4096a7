import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { ServiceCard } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';
import { Vignette } from './Vignette.tsx';

/** The cards of the services. The whole card is the link to the page of its service. */
export function ServiceCards({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={cx(classes.columns, { count: 'three' })}>
      {services.map(({ path, name, summary, picture }) => (
        <li key={path}>
          <DataLink to={path} className={cx(classes.card)}>
            <Vignette address={picture} />
            <div className={cx(classes.cardBody)}>
              <h3>{name}</h3>
              {summary !== undefined && <p className={cx(classes.muted)}>{summary}</p>}
              <span className={cx(classes.textLink)}>
                {`${texts.cards.service} `}
                <Arrow />
              </span>
            </div>
          </DataLink>
        </li>
      ))}
    </ul>
  );
}
