import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { AreaCard as Card } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';
import { Filled } from './Filled.tsx';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';
import { Pill } from './Pill.tsx';

/** The card of an area; all of it is the link to its page. */
export function AreaCard({ card }: { card: Card }) {
  return (
    <li>
      <DataLink to={card.path} className={cx(classes.areaCard)}>
        <div className={cx(classes.areaPicture)}>
          <Art address={card.picture} width={800} height={480} />
        </div>
        <div className={cx(classes.areaCardTop)}>
          <h3>{card.name}</h3>
          {card.sign && <Pill sign={card.sign} />}
        </div>
        <p>{card.description}</p>
        <span className={cx(classes.textLink)}>
          <Filled text={texts.cards.area} values={{ area: card.name }} />
          {/* A space that keeps the arrow on the line of the last word. */}
          {'\u00A0'}
          <Arrow />
        </span>
      </DataLink>
    </li>
  );
}
