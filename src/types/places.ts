import type { Groups, NeighbourhoodWords } from '#generated/entries.ts';
import type { Path } from '#generated/routes.ts';
import type { ArtAddress, Light, Picture } from './pictures.ts';

/** The sign of a station: its code, and the line that gives it its colour. */
export interface Sign {
  code: string;
  /** The letters of the line's codes, in lower case. */
  line: string;
  lineName: string;
}

export interface ServiceCard {
  path: Path;
  name: string;
  summary: string;
  picture: ArtAddress;
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

export interface NearArea extends Pick<Stop, 'path' | 'name' | 'sign'> {
  /** Straight line, in kilometres, one decimal. */
  distance: number;
}

/** The streets whose blocks are near the station, and the words of the field for a block. */
export interface Streets extends Omit<NeighbourhoodWords['streets'], 'distance' | 'oneBlock' | 'blocks'> {
  /** Nearest first. */
  near: readonly Street[];
  /** `all` is their heading. */
  others: readonly Street[];
}

export interface Street {
  id: string;
  name: string;
  /** A list with ranges: 12A–12C, 14, 17–19. */
  blocks: string;
  /** The number of blocks, in words. */
  count: string;
  /** The distance from the station to the nearest block of the street, in words. */
  distance?: string;
}

/** The homes around a station. */
export interface Homes {
  heading: string;
  /** A sentence that sums up the flats, or states that there are none. */
  summary: string;
  /** `key` is the window that stands for this type in the picture. */
  flatTypes: readonly { label: string; percent: number; key: Picture; size?: string }[];
  /** The block of 100 windows, or the strip that is shown if there are no flats. */
  picture: Picture;
  /** The line below the list: what one window stands for. */
  windowsCaption: string;
}

/** The nearest areas, and below them the sources of the figures with their months, and the link to all sources. */
export interface Nearest {
  heading: string;
  areas: readonly NearArea[];
  sources: { text: string; link?: string };
}

/** An area as lists show it. */
export type NamedArea = Pick<Stop, 'path' | 'name' | 'sign' | 'picture' | 'framed'>;
