import * as classes from '#generated/classes.ts';
import type { Bay } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';
import { Picture } from './Picture.tsx';

interface FloorProps {
  features: readonly { name: string; text: string }[];
  /** The corridor bays, one for each feature. */
  pictures: readonly Bay[];
}

function BayPicture({ bay }: { bay: Bay | undefined }) {
  if (bay === undefined) return null;
  if ('drawing' in bay) return <Picture picture={bay.drawing} className={cx(classes.bay)} />;
  return (
    <div className={cx(classes.bay)}>
      <Art address={bay.address} width={400} height={240} />
    </div>
  );
}

/** Three features side by side, like three flats on a floor. */
export function Floor({ features, pictures }: FloorProps) {
  return (
    <ul className={cx(classes.floor)}>
      {features.map(({ name, text }, index) => (
        <li key={name}>
          <BayPicture bay={pictures[index]} />
          <div className={cx(classes.flat)}>
            <h3>{name}</h3>
            <p className={cx(classes.muted)}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
