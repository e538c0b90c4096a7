import type { LocationsWords } from '#generated/entries.ts';

/** The words of the field for a postcode or a place. */
export type FinderWords = Pick<LocationsWords['postcode'], 'heading' | 'label' | 'hint' | 'button'>;

/** An area near a place, and how far its station is from the place in kilometres, 0 if the place is in the area. */
export type Nearby = readonly [path: string, kilometres: number];

/**
 * What the finder knows, which the browser fetches when a visitor uses its field. A place has its areas within the
 * distance that counts as near, nearest first, or else only the nearest area.
 */
export interface FinderIndex {
  /** The postcodes of blocks by the path of their area, in ascending order, delta-encoded. */
  postcodes: Readonly<Record<string, string>>;
  /** The places of the postcodes that begin with these digits. */
  sectors: Readonly<Record<string, { place: string; near: readonly Nearby[] }>>;
  /** What places are called: areas, stations, streets, estates, towns. Other names of a place are separated by semicolons. */
  places: readonly (readonly [names: string, near: readonly Nearby[]])[];
  /** The paths of the areas by their station codes. */
  codes: Readonly<Record<string, string>>;
  /** The sentences of the areas by their paths: they name places too. */
  texts: Readonly<Record<string, string>>;
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
  /** The greatest distance that counts as near, in kilometres. */
  within: number;
  short: ShortForms;
  /** The company's own postcode. */
  own: string;
}
