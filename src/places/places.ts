import type { Groups } from '#generated/entries.ts';
import type { Path } from '#generated/routes.ts';
import type { ArtAddress } from '#content/links.ts';
import type { Light } from '#drawings/pictures.ts';
import type { Sign } from '#ui/Pill.tsx';

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

/** How the finder reads what is typed, and which areas it calls near. */
export interface Reading {
  /** How many digits a postcode has. */
  digits: number;
  /** The greatest distance that counts as near, and the greatest at which the answer is not no, in kilometres. */
  within: number;
  usually: number;
  /** Short forms of words in names, such as "ave", with the whole words. */
  short: Readonly<Record<string, string>>;
}

/** The light at an end of a street: on a line, morning is in the east and evening in the west. */
export type StreetLight = Extract<Light, 'morning' | 'noon' | 'dusk'>;

/** A group of areas with its street; `sign` is the dark sign after the last area. */
export interface AreaGroup extends Pick<Groups[number], 'name' | 'heading' | 'text' | 'code' | 'sign'> {
  /** The letters of the line's codes in lower case. */
  line?: string;
  stops: readonly Stop[];
  light: readonly [first: StreetLight, last: StreetLight];
  train: ArtAddress;
}

/** An area as a stop on a street. */
export interface Stop {
  path: Path;
  name: string;
  description?: string;
  sign?: Sign;
  picture: ArtAddress;
  /** Set if its picture has its own background, because it shows no sky. */
  framed?: true;
}
