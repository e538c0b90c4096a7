import * as classes from '#generated/classes.ts';
import type { AreaCard as Card } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';
import { Picture } from './Picture.tsx';
import { Pill } from './Pill.tsx';

/** The card of an area; all of it is the link to its page. */
export function AreaCard({ card }: { card: Card }) {
  return (
    <li>
      <DataLink to={card.path} className={cx(classes.areaCard)}>
        <Picture picture={card.picture} className={cx(classes.areaPicture)} />
        <div className={cx(classes.areaCardTop)}>
          <h3>{card.name}</h3>
          {card.sign && <Pill sign={card.sign} />}
        </div>
        <p>{card.description}</p>
        <span className={cx(classes.textLink)}>
          View Services in {card.name} <Arrow />
        </span>
      </DataLink>
    </li>
  );
}
