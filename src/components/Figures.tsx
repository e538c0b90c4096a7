import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import { cx } from '#styles/cx.ts';

type Figure = NonNullable<Service['prices'] | Service['durations']>[number];

interface FiguresProps {
  figures: readonly Figure[];
  /** Side by side across the page, or one below the other in a cell. */
  place?: 'page' | 'cell';
}

/** Up to three are in one row; four are in two rows of two, more in rows of three. */
function rowOf(count: number): 'two' | 'three' | undefined {
  if (count <= 3) return undefined;
  return count === 4 ? 'two' : 'three';
}

/** Prices or durations, shown large. */
export function Figures({ figures, place = 'page' }: FiguresProps) {
  return (
    <dl className={place === 'page' ? cx(classes.figures, { row: rowOf(figures.length) }) : cx(classes.times)}>
      {figures.map(({ key, label, prefix, value, unit }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {prefix && <small>{prefix} </small>}
            {value}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
