import type { LocationsWords } from '#generated/entries.ts';

/** The words of the field at the foot of a menu. */
export type FinderWords = Pick<LocationsWords['postcode'], 'heading' | 'label' | 'button'>;

/** An area near a place, and how far its station is from the place in kilometres, 0 if the place is in the area. */
export type Nearby = readonly [path: string, kilometres: number];

/** A place by one of its names, with the areas near it. */
export interface Located {
  name: string;
  near: readonly Nearby[];
}

/** The areas of several places, each once, those that are in or nearest to a place first. */
export function together(found: readonly Located[]): readonly Nearby[] {
  const all = found.flatMap(({ near }) => near).toSorted(([, one], [, other]) => one - other);
  return all.filter(([path], index) => all.findIndex(([other]) => other === path) === index);
}

/**
 * What the finder knows, which the browser fetches when a visitor uses its field. A place has its areas within the
 * distance that counts as near, nearest first, or else only the nearest area. Names are separated by semicolons.
 */
export interface FinderIndex {
  /** The postcodes of blocks by the path of their area, in ascending order, delta-encoded. */
  postcodes: Readonly<Record<string, string>>;
  /** The names of the places of the postcodes that begin with these digits. */
  sectors: Readonly<Record<string, string>>;
  /** The names of places that have the same areas: areas, stations and their codes, streets, estates, towns. */
  places: readonly (readonly [names: string, near: readonly Nearby[]])[];
}

/** The first digits of postcodes, and the path of the area near them, if there is one. */
export interface Sector {
  digits: string;
  path?: string;
}

/** Short forms of words in names, such as "ave", with the whole words. */
export type ShortForms = Readonly<Record<string, string>>;

/** How the finder reads what is typed, and which areas it calls near. */
export interface Reading {
  /** How many digits a postcode has. */
  digits: number;
  /** The greatest distance that counts as near, and the greatest at which the answer is not no, in kilometres. */
  within: number;
  usually: number;
  short: ShortForms;
}
