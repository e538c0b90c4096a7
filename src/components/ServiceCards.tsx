import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { ServiceCard } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';
import { Vignette } from './Vignette.tsx';

function LearnMore() {
  return (
    <span className={cx(classes.textLink)}>
      {`${texts.cards.service} `}
      <Arrow />
    </span>
  );
}

/** A card with a line for each known figure, and a small picture. */
function LowCard({ service: { path, name, figures = [], picture } }: { service: ServiceCard }) {
  return (
    <DataLink to={path} className={`${cx(classes.card)} ${cx(classes.lowCard)}`}>
      <div>
        <h3>{name}</h3>
        <Art address={picture} width={480} height={300} />
      </div>
      <dl className={cx(classes.lines)}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LearnMore />
    </DataLink>
  );
}

function Card({ service: { path, name, summary, picture } }: { service: ServiceCard }) {
  return (
    <DataLink to={path} className={cx(classes.card)}>
      <Vignette address={picture} />
      <div className={cx(classes.cardBody)}>
        <h3>{name}</h3>
        <p className={cx(classes.muted)}>{summary}</p>
        <LearnMore />
      </div>
    </DataLink>
  );
}

/** The cards of the services. The whole card is the link to the page of its service. */
export function ServiceCards({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={cx(classes.columns, { count: 'three' })}>
      {services.map((service) => (
        <li key={service.path}>{service.figures ? <LowCard service={service} /> : <Card service={service} />}</li>
      ))}
    </ul>
  );
}
