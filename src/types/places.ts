import type { Service } from '#generated/entries.ts';
import type { ArtAddress, Picture } from './pictures.ts';

/** The sign of a station: its code, and the line that gives it its colour. */
export interface Sign {
  code: string;
  /** The letters of the line's codes, in lower case. */
  line: string;
  lineName: string;
}

export interface ServiceCard {
  path: string;
  name: string;
  /** Undefined if the page shows it elsewhere. */
  summary?: string;
  picture: ArtAddress;
}

export interface AreaCard {
  path: string;
  name: string;
  /** The name of the station, if the area has another one. */
  station?: string;
  description: string;
  sign?: Sign;
  picture: ArtAddress;
}

export interface AreaGroup {
  name: string;
  heading: string;
  line?: string;
  cards: readonly AreaCard[];
  /** The dark card after the last area. */
  signCard?: { heading: string; text: string; button: { text: string; link: string } };
}

export interface NearArea {
  path: string;
  name: string;
  /** Straight line, in kilometres, one decimal. */
  distance: number;
  sign?: Sign;
}

export interface Share {
  label: string;
  percent: number;
}

/** The first section of an area page. */
export interface Here {
  heading: string;
  /** The sentences that only this area has. */
  paragraph?: string;
  figure?: { value: string; label: string };
  text: string;
  /** The service that matters most here. */
  service?: Pick<ServiceCard, 'path' | 'name'>;
}

/** A cell of figures: a sentence, and a list of names with their values. */
export interface Fact {
  heading: string;
  text?: string;
  rows: readonly { label: string; value: string }[];
}

/** The streets whose blocks are near the station. */
export interface Streets {
  heading: string;
  lead: string;
  /** Nearest first. */
  near: readonly Street[];
  others: readonly Street[];
  /** The heading of the others. */
  all: string;
}

export interface Street {
  name: string;
  blocks: string;
  /** The distance from the station to the nearest block of the street. */
  distance?: string;
}

/** The panel on the homes around a station. */
export interface Homes {
  heading: string;
  /** A sentence that sums up the flats, or states that there are none. */
  summary: string;
  /** `key` is the window that stands for this type in the picture. */
  flatTypes: readonly (Share & { key: Picture; size?: string })[];
  /** The block of 100 windows, or the strip that is shown if there are no flats. */
  picture: Picture;
  /** The line below the picture: what one window stands for. */
  windowsCaption: string;
  /** The decades as a chart, or as a sentence if there is only one. */
  built: { heading: string } & ({ decades: Picture } | { text: string });
  /** Undefined if no figures are published, neither for the subzone nor for the planning area. */
  households: { heading: string; text?: string; shares: readonly Share[] } | undefined;
  /** How long a clean takes; absent if the service that the template names has no durations. */
  times?: { heading: string; durations: NonNullable<Service['durations']> };
  /** Further figures, as many as are known. */
  facts: readonly Fact[];
  nearest: { heading: string; here: string; areas: readonly NearArea[] };
  /** The sources with their months, and the name of the link to all of them. */
  sources: { text: string; link?: string };
}

/** An area as lists show it. */
export type NamedArea = Pick<AreaCard, 'path' | 'name' | 'station' | 'sign'>;

/** The postcode index, which the browser fetches: the area of each block. */
export interface PostcodeIndex {
  /** The greatest distance from a block to the station of its area, in kilometres. */
  within: number;
  /** By the path of the area: its postcodes in ascending order, delta-encoded. */
  areas: Readonly<Record<string, string>>;
}

/** The first two digits of a postcode, and the areas near it. */
export interface PostalSector {
  sector: string;
  nearest: readonly { path: string; name: string; distance: number }[];
}
