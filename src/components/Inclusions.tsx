import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import type { Picture as Svg } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { Picture } from './Picture.tsx';

const counts = { 4: 'four', 5: 'five', 6: 'six' } as const;

/** What a service includes: rooms or jobs, numbered where their order counts. */
export function Inclusions({ inclusions, rooms }: { inclusions: Service['inclusions']; rooms: readonly Svg[] }) {
  const { numbered, items } = inclusions;
  const List = numbered ? 'ol' : 'ul';
  const count = counts[items.length as keyof typeof counts];
  return (
    <List className={cx(classes.inclusions, { count })}>
      {items.map(({ name }, index) => (
        <li key={name}>
          <Picture picture={rooms[index] ?? ''} className={cx(classes.room)} />
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
