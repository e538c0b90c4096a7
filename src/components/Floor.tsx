import * as classes from '#generated/classes.ts';
import type { Picture as Svg } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { Picture } from './Picture.tsx';

interface FloorProps {
  features: readonly { name: string; text: string }[];
  /** The corridor bays, one for each feature. */
  pictures: readonly Svg[];
}

/** Three features side by side, like three flats on a floor. */
export function Floor({ features, pictures }: FloorProps) {
  return (
    <ul className={cx(classes.floor)}>
      {features.map(({ name, text }, index) => (
        <li key={name}>
          <Picture picture={pictures[index] ?? ''} className={cx(classes.bay)} />
          <div className={cx(classes.flat)}>
            <h3>{name}</h3>
            <p className={cx(classes.muted)}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
