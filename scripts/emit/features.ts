import type { Features } from '../../src/generated/entries.ts';
import { bayScene } from '../illustration/scenes/bay.ts';
import type { Picture } from './page-types.ts';

/** The bays of a floor, one for each feature. `code` is the station's, for the sign of a local feature. */
export function featurePictures({ features }: Pick<Features, 'features'>, code?: string): Picture[] {
  return features.map(({ picture }, place) => bayScene({ name: picture, place, code }));
}
