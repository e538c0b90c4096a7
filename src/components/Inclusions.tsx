import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import { cx } from '#styles/cx.ts';

const counts = { 4: 'four', 5: 'five', 6: 'six' } as const;

/** What a service includes: rooms or jobs, numbered where their order counts. */
export function Inclusions({ inclusions }: { inclusions: Service['inclusions'] }) {
  const { numbered, items } = inclusions;
  const List = numbered ? 'ol' : 'ul';
  const count = counts[items.length as keyof typeof counts];
  return (
    <List className={cx(classes.inclusions, { count })}>
      {items.map(({ name }, index) => (
        <li key={name}>
          {numbered && (
            <span className={cx(classes.numeral)} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{name}</h3>
        </li>
      ))}
    </List>
  );
}
