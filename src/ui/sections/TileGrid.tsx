import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { Link } from '../Link.tsx';
import type { LinkTarget } from '#content/links.ts';

/** A fact about the company that visitors can check. */
export interface EvidenceItem {
  label: string;
  text: string;
  /** Where it can be checked. */
  url?: LinkTarget;
}

/** Short facts, drawn as letterboxes. */
export const TileGrid = ({ tiles }: { tiles: readonly { name: string; text: string }[] }) => (
  <ul className={cx(classes.tileGrid, { tints: tiles.length === 4 ? 'four' : undefined })}>
    {tiles.map(({ name, text }) => (
      <li key={name} className={classes.tile}>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Facts about the company that visitors can check, in a row. */
export function Evidence({ items }: { items: readonly EvidenceItem[] }) {
  return (
    <dl className={`${cx(classes.tileGrid)} ${classes.evidence}`}>
      {items.map(({ label, text, url }) => (
        <div key={label}>
          <dt className={classes.small}>{label}</dt>
          <dd>{url === undefined ? text : <Link to={url}>{text}</Link>}</dd>
        </div>
      ))}
    </dl>
  );
}
