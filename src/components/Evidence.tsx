import * as classes from '#generated/classes.ts';
import type { EvidenceItem } from '#types/evidence.ts';
import { cx } from '#styles/cx.ts';
import { DataLink } from './Link.tsx';

/** Facts about the company that visitors can check, in a row joined to the tiles above it. */
export function Evidence({ items }: { items: readonly EvidenceItem[] }) {
  return (
    <dl className={cx(classes.tileGrid, { place: 'below' })}>
      {items.map(({ label, text, url }) => (
        <div key={label}>
          <dt className={cx(classes.small, { tone: 'muted' })}>{label}</dt>
          <dd>{url === undefined ? text : <DataLink to={url}>{text}</DataLink>}</dd>
        </div>
      ))}
    </dl>
  );
}
