import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import type { ArtAddress } from '#types/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';

const counts = { 4: 'four', 5: 'five', 6: 'six' } as const;

/** What a service includes: rooms or jobs, numbered if their order matters. */
export function Inclusions({ inclusions, rooms }: { inclusions: Service['inclusions']; rooms: readonly ArtAddress[] }) {
  const { numbered, items } = inclusions;
  const List = numbered ? 'ol' : 'ul';
  const count = counts[items.length as keyof typeof counts];
  return (
    <List className={cx(classes.inclusions, { count })}>
      {items.map(({ name }, index) => (
        <li key={name}>
          {rooms[index] && <Art address={rooms[index]} width={360} height={190} className={cx(classes.room)} />}
          <div className={cx(classes.inclusion)}>
            {numbered && (
              <span className={cx(classes.numeral)} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <h3>{name}</h3>
          </div>
        </li>
      ))}
    </List>
  );
}
