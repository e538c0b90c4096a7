import * as classes from '#generated/classes.ts';
import type { AreaGroup } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';

const columns = 4;
const fills = { 2: 'two', 3: 'three', 4: 'four' } as const;

interface SignCardProps {
  sign: NonNullable<AreaGroup['signCard']>;
  /** How many cards come before it: the sign fills the rest of the last row. */
  after: number;
}

/** A wayfinding sign that fills the last row of a group of cards. */
export function SignCard({ sign, after }: SignCardProps) {
  const free = columns - (after % columns);
  const fill = fills[free as keyof typeof fills];
  return (
    <li className={cx(classes.signCell, { fill })}>
      <DataLink to={sign.button.link} className={`${cx(classes.signCard)} ${cx(classes.dark)}`}>
        <b>{sign.heading}</b>
        <span>{sign.text}</span>
        <span className={cx(classes.textLink)}>
          {`${sign.button.text} `}
          <Arrow />
        </span>
      </DataLink>
    </li>
  );
}
