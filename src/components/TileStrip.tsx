import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

/** A strip of floor tiles. */
export function TileStrip() {
  return <div className={cx(classes.tileStrip)} />;
}
