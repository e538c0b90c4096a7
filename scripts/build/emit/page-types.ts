import type {
  AboutWords,
  ContactWords,
  Faq,
  HomeWords,
  LocationsWords,
  NeighbourhoodWords,
  NotFoundWords,
  PrivacyWords,
  Service,
  Site as SiteEntry,
  Testimonials,
  ThankWords,
} from '../../../src/generated/entries.ts';

/** A picture as the text of its `<svg>`, drawn by scripts/illustration. */
export type Picture = string;

/** The address of a picture that is a file: scripts/build/emit/art.ts. */
export type ArtAddress = `/${string}`;

/** One for a wide screen and one for a phone. */
export interface WideAndPhone<T> {
  wide: T;
  phone: T;
}

/** The picture of a feature: one that pages share, or one of the page's own. */
export type FeaturePicture = { address: ArtAddress } | { drawing: Picture };

/** What the browser tab and a search engine say of a page. */
export interface Head {
  title: string;
  description: string;
}

/** The colour of the sky in a picture, which goes on behind the words of a hero. */
export type Sky = 'morning' | 'noon' | 'afternoon' | 'dusk';

/** A train line as colours know it. Areas on another line or on none have no line. */
export interface Sign {
  code: string;
  /** The letters of the line's codes, in lower case. */
  line: string;
  lineName: string;
}

export interface ServiceCard {
  path: string;
  name: string;
  summary: string;
  picture: ArtAddress;
}

export interface AreaCard {
  path: string;
  name: string;
  description: string;
  sign?: Sign;
  picture: ArtAddress;
}

export interface AreaGroup {
  name: string;
  heading: string;
  line?: string;
  cards: readonly AreaCard[];
  sign?: { heading: string; text: string; link: string; to: string };
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

/** The panel on the homes around a station. */
export interface Homes {
  heading: string;
  /** The sentence that sums up the flats, or says that there are none. */
  summary: string;
  flatTypes: readonly (Share & { key: Picture })[];
  /** The block of 100 windows, or the strip that stands where there are no flats. */
  picture: Picture;
  windows: string;
  built: { heading: string; decades: Picture };
  households: { heading: string; shares: readonly Share[] } | { heading: string; unpublished: string };
  /** How long a clean takes, where the named service has durations. */
  times?: { heading: string; durations: NonNullable<Service['durations']> };
  nearest: { heading: string; here: string; areas: readonly NearArea[] };
  sources: string;
}

interface Page<Kind extends string> {
  kind: Kind;
  path: string;
  head: Head;
}

export interface HomePage extends Page<'home'> {
  words: HomeWords;
  services: readonly ServiceCard[];
  areas: readonly AreaCard[];
  testimonials: Testimonials;
  faq: Faq;
  pictures: {
    hero: Picture;
    features: readonly FeaturePicture[];
    ride: WideAndPhone<ArtAddress>;
    parapet: ArtAddress;
    closing: ArtAddress;
  };
}

export interface AboutPage extends Page<'about'> {
  words: AboutWords;
  founded: number;
  /** The story as HTML, made from Markdown in which HTML is switched off. */
  story: string;
  pictures: { hero: Picture; features: readonly FeaturePicture[] };
}

/** The first two digits of a postcode, and the areas near it. */
export interface PostalSector {
  sector: string;
  nearest: readonly { path: string; name: string; distance: number }[];
}

export interface LocationsPage extends Page<'locations'> {
  words: LocationsWords;
  groups: readonly AreaGroup[];
  sectors: readonly PostalSector[];
  /** The diagram of the lines, with a link at each station; none where no area stands on it. */
  map?: WideAndPhone<Picture>;
  pictures: { features: readonly FeaturePicture[]; closing: ArtAddress };
}

export interface ServicePage extends Page<'service'> {
  service: Service;
  testimonials: Testimonials;
  faq: Faq;
  pictures: { hero: Picture; rooms: readonly ArtAddress[]; parapet: ArtAddress; closing: ArtAddress };
}

export interface AreaPage extends Page<'area'> {
  area: { name: string; station: string; description: string; sky: Sky; sign?: Sign };
  words: Omit<NeighbourhoodWords, 'homes'>;
  services: readonly ServiceCard[];
  tiles: readonly string[];
  homes: Homes;
  faq: Faq;
  pictures: { hero: Picture; features: readonly FeaturePicture[]; parapet: ArtAddress; closing: ArtAddress };
}

export interface ContactPage extends Page<'contact'> {
  words: ContactWords;
  pictures: { head: Picture };
}

export interface ThankPage extends Page<'thank'> {
  words: ThankWords;
  pictures: { hero: Picture };
}

export interface PrivacyPage extends Page<'privacy'> {
  words: PrivacyWords;
  /** The sections of the notice: an anchor, a heading, and HTML made from Markdown. */
  sections: readonly { id: string; heading: string; html: string }[];
  pictures: { head: Picture };
}

export interface NotFoundPage extends Page<'not-found'> {
  words: NotFoundWords;
  pictures: { hero: Picture };
}

/** The data of one page: what its HTML is made from, and what an in-place navigation downloads. */
export type PageData =
  HomePage | AboutPage | LocationsPage | ServicePage | AreaPage | ContactPage | ThankPage | PrivacyPage | NotFoundPage;

/** A day by its English name, whatever the language of the site. */
export type Weekday = SiteEntry['openingHours']['days'][number]['days'][number];

/** Days that have other hours than the days of their week; without hours the office is closed. */
export interface SpecialDays {
  label: string;
  /** The first and the last of the days, as `2026-12-24`. */
  from: string;
  to: string;
  /** The same as visitors read it. */
  dates: string;
  opens?: string;
  closes?: string;
}

/** Facts that stand on every page: navigation, footer, forms. */
export interface Site {
  brand: string;
  url: string;
  language: string;
  timeZone: string;
  /** The city or country that is served. */
  city: string;
  phone: string;
  /** The number that answers on WhatsApp, if one does. */
  whatsapp?: string;
  email: string;
  address: { street: string; locality: string; postcode: string; country: string };
  openingHours: {
    heading: string;
    days: readonly { label: string; days: readonly Weekday[]; opens?: string; closes?: string }[];
    /** Those that were not past when the site was built, in their order. */
    special: readonly SpecialDays[];
  };
  customerService: { heading: string; text: string };
  footer: { tagline: string; contactHeading: string };
  social: readonly { name: string; icon: string; url: string }[];
  /** `frame` is the address of the document that holds the map. */
  map: { frame: string; open: string };
  hasReviewsWidget: boolean;
  /** `enquiry` is what the service is called in the choices of a form. */
  services: readonly { path: string; name: string; fact: string; picture: ArtAddress; enquiry: string }[];
  /** The street at the foot of the menu. */
  menuPicture: ArtAddress;
  enquiryServices: readonly string[];
  /** The address of the function that takes enquiries, and the publishable key of its project. */
  enquiries: { action: string; key: string };
}
