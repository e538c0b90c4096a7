import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

interface TileGridProps {
  tiles: readonly { name: string; text?: string }[];
  /** Whether it is at the top of a section, above its heading. */
  first?: boolean;
}

/** Short facts or names, drawn as letterboxes. */
export function TileGrid({ tiles, first = false }: TileGridProps) {
  const tints = tiles.length === 4 ? 'four' : undefined;
  return (
    <ul className={cx(classes.tileGrid, { tints, place: first ? 'first' : undefined })}>
      {tiles.map(({ name, text }) => (
        <li key={name} className={cx(classes.tile)}>
          <b>{name}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
