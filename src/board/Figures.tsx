import * as classes from '#generated/classes.ts';
import type { Figure } from './price-board.ts';
import { cx } from '#styles/cx.ts';

/** Up to three are in one row; four are in two rows of two, more in rows of three. */
function figuresPerRow(count: number): 'two' | 'three' | undefined {
  if (count <= 3) return undefined;
  return count === 4 ? 'two' : 'three';
}

/** Prices or durations, shown large. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={cx(classes.figures, { row: figuresPerRow(figures.length) })}>
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
