import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import { cx } from '#styles/cx.ts';

/** Prices or durations, shown big. */
export function Figures({ figures }: { figures: Service['figures'] }) {
  return (
    <dl className={cx(classes.figures)}>
      {figures.map(({ label, prefix, value, unit }) => (
        <div key={label}>
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
