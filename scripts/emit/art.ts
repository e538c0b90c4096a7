import type { Features, Service } from '../../src/generated/entries.ts';
import type { Content } from '../content/content.ts';
import { bayScene } from '../illustration/scenes/bay.ts';
import { parapetScene } from '../illustration/scenes/parapet.ts';
import { streetScene } from '../illustration/scenes/street.ts';
import { vignetteScene } from '../illustration/scenes/vignette.ts';
import { addressOf, asset, type EmittedFile } from './file.ts';
import type { Bay } from './page-types.ts';

/** A picture that several pages show, and none above the fold, as a file: fetched when it is about to be seen. */
function artFile(name: string, picture: string): EmittedFile {
  return asset('art', name, 'svg', picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
}

const vignetteFile = (name: Service['picture']) => artFile(name, vignetteScene(name));
const parapet = artFile('parapet', parapetScene());
const street = artFile('street', streetScene());

type FeatureList = Features['features'];
type FeaturePicture = FeatureList[number]['picture'];

const bays = new Map<string, EmittedFile>();

/** Drawn once: every area page shows the same. */
function bayFile(name: FeaturePicture, place: number): EmittedFile {
  const key = `bay-${name}-${place + 1}`;
  const file = bays.get(key) ?? artFile(key, bayScene({ name, place }));
  bays.set(key, file);
  return file;
}

export const vignetteAddress = (name: Service['picture']) => addressOf(vignetteFile(name));
export const parapetAddress = addressOf(parapet);
export const streetAddress = addressOf(street);

/** The bays of a floor, one for each feature. The bay of a station has its `code` on a sign and is the page's own. */
export function baysOf({ features }: { features: FeatureList }, code?: string): Bay[] {
  return features.map(({ picture: name }, place) =>
    name === 'local' && code !== undefined
      ? { drawing: bayScene({ name, place, code }) }
      : { address: addressOf(bayFile(name, place)) },
  );
}

/** Every picture that is a file. */
export function emitArt(content: Content): EmittedFile[] {
  const floors = [
    content.the('page-home').data.why,
    content.the('page-about').data.values,
    content.the('page-locations').data.why,
    content.the('page-neighbourhood').data.community,
  ];
  const files = [
    ...content.of('service').map(({ data }) => vignetteFile(data.picture)),
    ...floors.flatMap(({ features }) => features.map(({ picture }, place) => bayFile(picture, place))),
    parapet,
    street,
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
