import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

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
        <li key={name} className={cx(classes.tile)}>
          <Name>{name}</Name>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
