import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { AreaCard } from '#types/places.ts';
import { Filled } from './Filled.tsx';
import { Arrow } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Art } from './Picture.tsx';
import { Pill } from './Pill.tsx';

/** The cards of areas; all of a card is the link to the page of its area. */
export function AreaCards({ cards }: { cards: readonly AreaCard[] }) {
  return (
    <ul className={classes.areaGrid}>
      {cards.map((card) => (
        <li key={card.path}>
          <Link to={card.path} className={classes.areaCard}>
            <div className={classes.areaPicture}>
              <Art address={card.picture} width={800} height={480} />
            </div>
            <div className={classes.areaCardTop}>
              <h3>{card.name}</h3>
              {card.sign && <Pill sign={card.sign} />}
            </div>
            <p>{card.description}</p>
            <span className={classes.textLink}>
              <Filled text={texts.cards.area} values={{ area: card.name }} />
              {/* A space that keeps the arrow on the line of the last word. */}
              {'\u00A0'}
              <Arrow />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
