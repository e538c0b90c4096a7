import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { Art, Vignette } from '../Picture.tsx';
import { Arrow } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import type { Path } from '#generated/routes.ts';
import type { ArtAddress } from '#content/links.ts';

export interface ServiceCard {
  path: Path;
  name: string;
  summary: string;
  picture: ArtAddress;
}

function LearnMore() {
  return (
    <span className={classes.textLink}>
      {`${texts.cards.service} `}
      <Arrow />
    </span>
  );
}

/** A card whose small picture is beside its name. */
function LowCard({ service: { path, name, summary, picture } }: { service: ServiceCard }) {
  return (
    <Link to={path} className={`${classes.card} ${classes.lowCard}`}>
      <div>
        <h3>{name}</h3>
        <Art address={picture} width={480} height={300} />
      </div>
      <p>{summary}</p>
      <LearnMore />
    </Link>
  );
}

function Card({ service: { path, name, summary, picture } }: { service: ServiceCard }) {
  return (
    <Link to={path} className={classes.card}>
      <Vignette address={picture} />
      <div className={classes.cardBody}>
        <h3>{name}</h3>
        <p className={classes.muted}>{summary}</p>
        <LearnMore />
      </div>
    </Link>
  );
}

/** The cards of the services. The whole card is the link to the page of its service. */
export function ServiceCards({ services, low = false }: { services: readonly ServiceCard[]; low?: boolean }) {
  const Of = low ? LowCard : Card;
  return (
    <ul className={classes.columns}>
      {services.map((service) => (
        <li key={service.path}>
          <Of service={service} />
        </li>
      ))}
    </ul>
  );
}
