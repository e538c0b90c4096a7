import * as classes from '#generated/classes.ts';

/** A strip of floor tiles. */
export function TileStrip() {
  return <div className={classes.tileStrip} />;
}
