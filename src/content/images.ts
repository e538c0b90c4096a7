import type { HeroImage } from '#generated/entries.ts';
import type { Entry } from './content.ts';
import { pictureName, picturesFolder } from './pictures.ts';
import { placeOf } from './place.ts';

/** The picture that an entry shows in place of a drawn one: in its hero or, if it is an area, in a field of its own. */
export function imageOf(entry: Entry) {
  const { hero, image = hero?.image } = entry.data as { image?: HeroImage; hero?: { image?: HeroImage } };
  const place = () => placeOf(entry, [...(hero ? ['hero'] : []), 'image', 'file']);
  return image && { ...image, place, path: `${picturesFolder}/${image.file}`, name: pictureName(image.file) };
}
