import * as classes from '#generated/classes.ts';
import type { FeaturePicture } from '#drawings/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Art, Picture } from '../Picture.tsx';

interface FeatureRowProps {
  features: readonly { name: string; text: string }[];
  /** One for each feature. */
  pictures: readonly FeaturePicture[];
  /** Whether the pictures are beside the words, in a low row. */
  low?: boolean;
}

function FeatureArt({ picture }: { picture: FeaturePicture | undefined }) {
  if (picture === undefined) return null;
  if ('drawing' in picture) return <Picture picture={picture.drawing} className={classes.featureArt} />;
  return (
    <div className={classes.featureArt}>
      <Art address={picture.address} width={400} height={240} />
    </div>
  );
}

/** Features side by side, like flats on a floor. */
export function FeatureRow({ features, pictures, low }: FeatureRowProps) {
  return (
    <ul className={cx(classes.features, { height: low ? 'low' : undefined })}>
      {features.map(({ name, text }, index) => (
        <li key={name}>
          <FeatureArt picture={pictures[index]} />
          <div className={classes.flat}>
            <h3>{name}</h3>
            <p className={classes.muted}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
