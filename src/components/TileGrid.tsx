import * as classes from '#generated/classes.ts';
import type { EvidenceItem } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { Link } from './Link.tsx';

interface TileGridProps {
  tiles: readonly { name: string; text?: string }[];
  /**
   * `first` is at the top of a section, above its heading; `joined` is too, and the row below it follows without a gap.
   */
  place?: 'first' | 'joined';
}

/** Short facts or names, drawn as letterboxes. */
export function TileGrid({ tiles, place }: TileGridProps) {
  // Names are headings only if they are below the heading of their section and some have a text.
  const Name = place === undefined && tiles.some(({ text }) => text) ? 'h3' : 'b';
  const tints = tiles.length === 4 ? 'four' : undefined;
  return (
    <ul className={cx(classes.tileGrid, { tints, place })}>
      {tiles.map(({ name, text }) => (
        <li key={name} className={classes.tile}>
          <Name>{name}</Name>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Facts about the company that visitors can check, in a row joined to the tiles above it. */
export function Evidence({ items }: { items: readonly EvidenceItem[] }) {
  return (
    <dl className={cx(classes.tileGrid, { place: 'below' })}>
      {items.map(({ label, text, url }) => (
        <div key={label}>
          <dt className={classes.small}>{label}</dt>
          <dd>{url === undefined ? text : <Link to={url}>{text}</Link>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names in a low row of tiles. Each leads to the part of the page that is about it, which `lead` names. */
export function TileLinks({ tiles }: { tiles: readonly { name: string; to: `#${string}`; lead: string }[] }) {
  return (
    <ul className={classes.tileLinks}>
      {tiles.map(({ name, to, lead }) => (
        <li key={name}>
          <a href={to}>
            <b>{name}</b> <span>{lead}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
