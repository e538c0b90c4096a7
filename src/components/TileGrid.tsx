import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

interface TileGridProps {
  tiles: readonly { name: string; text?: string }[];
  /** At the top of a section, above its heading; or there with a row joined to it from below. */
  place?: 'first' | 'joined';
}

/** Short facts or names, drawn as letterboxes. */
export function TileGrid({ tiles, place }: TileGridProps) {
  // Above the heading of a section, or without a sentence below, a name is no heading.
  const Name = place === undefined && tiles.some(({ text }) => text) ? 'h3' : 'b';
  const tints = tiles.length === 4 ? 'four' : undefined;
  return (
    <ul className={cx(classes.tileGrid, { tints, place })}>
      {tiles.map(({ name, text }) => (
        <li key={name} className={cx(classes.tile)}>
          <Name>{name}</Name>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
