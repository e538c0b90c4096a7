import * as classes from '#generated/classes.ts';
import { icons } from '#generated/icons.ts';

/** An icon of 1.25em beside text. It is decorative: the text or a label carries the meaning. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg
      className={classes.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}

/** The arrow after a text link or inside a button; it moves when its control is hovered. */
export function Arrow() {
  return (
    <span className={classes.arrow}>
      <Icon name="arrow-right" />
    </span>
  );
}
