import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import { cx } from '#styles/cx.ts';

interface FiguresProps {
  figures: Service['figures'];
  /** Beside one another across the page, or below one another in a cell. */
  place?: 'page' | 'cell';
}

/** Prices or durations, shown big. */
export function Figures({ figures, place = 'page' }: FiguresProps) {
  return (
    <dl className={cx(place === 'page' ? classes.figures : classes.times)}>
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
