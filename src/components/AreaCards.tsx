import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { AreaCard, AreaGroup } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Filled } from './Filled.tsx';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';
import { Art } from './Picture.tsx';
import { Pill } from './Pill.tsx';

const columns = 4;
const fills = { 2: 'two', 3: 'three', 4: 'four' } as const;

interface AreaCardsProps {
  cards: readonly AreaCard[];
  /** A wayfinding sign, which fills the rest of the last row. */
  sign?: AreaGroup['signCard'];
  /** How the cards are arranged on a phone, if not below one another. */
  phone?: keyof typeof classes.areaGrid.variants.phone;
}

/** The card of an area; all of it is the link to its page. */
function Card({ card }: { card: AreaCard }) {
  return (
    <li>
      <DataLink to={card.path} className={classes.areaCard}>
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
      </DataLink>
    </li>
  );
}

function Sign({ sign, free }: { sign: NonNullable<AreaGroup['signCard']>; free: number }) {
  return (
    <li className={cx(classes.signCell, { fill: fills[free as keyof typeof fills] })}>
      <DataLink to={sign.button.link} className={`${classes.signCard} ${classes.dark}`}>
        <b>{sign.heading}</b>
        <span>{sign.text}</span>
        <span className={classes.textLink}>
          {`${sign.button.text} `}
          <Arrow />
        </span>
      </DataLink>
    </li>
  );
}

/** The cards of areas, and the sign after them. */
export function AreaCards({ cards, sign, phone }: AreaCardsProps) {
  return (
    <ul className={cx(classes.areaGrid, { phone })}>
      {cards.map((card) => (
        <Card key={card.path} card={card} />
      ))}
      {sign && <Sign sign={sign} free={columns - (cards.length % columns)} />}
    </ul>
  );
}
