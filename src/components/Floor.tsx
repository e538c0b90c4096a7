import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

/** Three features side by side, like three flats on a floor. */
export function Floor({ features }: { features: readonly { name: string; text: string }[] }) {
  return (
    <ul className={cx(classes.floor)}>
      {features.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={cx(classes.muted)}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
