import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

/** Names in a low row of letterboxes. Each leads to the part of the page that is about it. */
export function TileLinks({ tiles }: { tiles: readonly { name: string; to: `#${string}` }[] }) {
  return (
    <ul className={cx(classes.tileLinks)}>
      {tiles.map(({ name, to }) => (
        <li key={name}>
          <a href={to}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
