import type { Features, Service, Site } from '../../../src/generated/entries.ts';
import type { Content } from '../../content/content.ts';
import { bayScene } from '../../illustration/scenes/bay.ts';
import { nightOf, nights, nightScene } from '../../illustration/scenes/night.ts';
import { parapetScene } from '../../illustration/scenes/parapet.ts';
import { ridePhoneScene, rideScene } from '../../illustration/scenes/ride.ts';
import { roomScene, type RoomName } from '../../illustration/scenes/room.ts';
import { streetScene } from '../../illustration/scenes/street.ts';
import { vignetteScene } from '../../illustration/scenes/vignette.ts';
import { addressOf, asset, type EmittedFile } from './file.ts';
import type { ArtAddress, FeaturePicture, WideAndPhone } from './page-types.ts';

/** A picture that stands below the fold, as a file: fetched when it is about to be seen, and then kept. */
export function artFile(name: string, picture: string): EmittedFile {
  return asset('art', name, 'svg', picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
}

const vignetteFile = (name: Service['picture']) => artFile(name, vignetteScene(name));
const parapet = artFile('parapet', parapetScene());
const roomFile = (name: RoomName) => artFile(`room-${name}`, roomScene(name));
const street = artFile('street', streetScene());
const nightFiles = Array.from({ length: nights }, (_, index) => artFile(`night-${index + 1}`, nightScene(index + 1)));

type FeatureList = Features['features'];
type FeatureName = FeatureList[number]['picture'];

const featureFiles = new Map<string, EmittedFile>();

/** Drawn once: every area page shows the same. */
function featureFile(name: FeatureName, place: number): EmittedFile {
  const key = `bay-${name}-${place + 1}`;
  const file = featureFiles.get(key) ?? artFile(key, bayScene({ name, place }));
  featureFiles.set(key, file);
  return file;
}

export const vignetteAddress = (name: Service['picture']) => addressOf(vignetteFile(name));
export const parapetAddress = addressOf(parapet);
export const roomAddress = (name: RoomName) => addressOf(roomFile(name));
export const streetAddress = addressOf(street);
/** The night that the page of a slug ends with. */
export const nightAddress = (slug: string) => addressOf(nightFiles[nightOf(slug) - 1]!);

function rideFiles({ illustrationText }: Site): WideAndPhone<EmittedFile> {
  const number = { number: illustrationText.block };
  return { wide: artFile('ride', rideScene(number)), phone: artFile('ride-phone', ridePhoneScene(number)) };
}

export function rideAddresses(site: Site): WideAndPhone<ArtAddress> {
  const { wide, phone } = rideFiles(site);
  return { wide: addressOf(wide), phone: addressOf(phone) };
}

/** The featureFiles of a floor, one for each feature. The bay of a station has its `code` on a sign and is the page's own. */
export function featurePictures({ features }: { features: FeatureList }, code?: string): FeaturePicture[] {
  return features.map(({ picture: name }, place) =>
    name === 'local' && code !== undefined
      ? { drawing: bayScene({ name, place, code }) }
      : { address: addressOf(featureFile(name, place)) },
  );
}

/** Every picture that is a file, but those of the areas' cards. */
export function emitArt(content: Content): EmittedFile[] {
  const floors = [
    content.single('page-home').data.why,
    content.single('page-about').data.values,
    content.single('page-locations').data.why,
    content.single('page-neighbourhood').data.community,
  ];
  const files = [
    ...content.all('service').map(({ data }) => vignetteFile(data.picture)),
    ...content.all('service').flatMap(({ data }) => data.inclusions.items.map(({ picture }) => roomFile(picture))),
    ...floors.flatMap(({ features }) => features.map(({ picture }, place) => featureFile(picture, place))),
    parapet,
    street,
    ...Object.values(rideFiles(content.single('site').data)),
    ...nightFiles,
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
