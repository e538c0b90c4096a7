import type {
  AboutWords,
  ContactWords,
  Faq,
  Groups,
  HomeWords,
  LocationsWords,
  Neighbourhood,
  NeighbourhoodWords,
  NotFoundWords,
  PostalSectors,
  PrivacyWords,
  Redirects,
  Service,
  Site,
  Sources,
  Testimonials,
  ThankWords,
} from '../../src/generated/entries.ts';

/** What each kind of entry holds once its schema has passed. */
export interface Kinds {
  site: Site;
  groups: Groups;
  sources: Sources;
  redirects: Redirects;
  'postal-sectors': PostalSectors;
  neighbourhood: Neighbourhood;
  service: Service;
  faq: Faq;
  testimonials: Testimonials;
  'page-home': HomeWords;
  'page-locations': LocationsWords;
  'page-contact': ContactWords;
  'page-thank': ThankWords;
  'page-not-found': NotFoundWords;
  'page-neighbourhood': NeighbourhoodWords;
  'page-about': AboutWords;
  'page-privacy': PrivacyWords;
}

export type Kind = keyof Kinds;

/** Kinds of which there is exactly one file. */
export const singleFiles: Readonly<Record<string, Kind>> = {
  'data/site.yaml': 'site',
  'data/groups.yaml': 'groups',
  'data/sources.yaml': 'sources',
  'data/redirects.yaml': 'redirects',
  'data/postal-sectors.yaml': 'postal-sectors',
  'data/pages/home.yaml': 'page-home',
  'data/pages/locations.yaml': 'page-locations',
  'data/pages/contact.yaml': 'page-contact',
  'data/pages/thank.yaml': 'page-thank',
  'data/pages/not-found.yaml': 'page-not-found',
  'data/pages/neighbourhood.yaml': 'page-neighbourhood',
  'data/pages/about.md': 'page-about',
  'data/pages/privacy.md': 'page-privacy',
};

interface Folder {
  kind: Kind;
  /** What a message calls one of its entries. */
  noun: string;
  example: string;
}

/** Folders in which every file is an entry of one kind. */
export const folders: Readonly<Record<string, Folder>> = {
  'data/neighbourhoods': { kind: 'neighbourhood', noun: 'an area', example: 'tiong-bahru.yaml' },
  'data/services': { kind: 'service', noun: 'a service', example: 'weekly-cleaning.yaml' },
  'data/faqs': { kind: 'faq', noun: 'a list of questions', example: 'weekly-cleaning.yaml' },
  'data/testimonials': { kind: 'testimonials', noun: 'a list of reviews', example: 'carousel.yaml' },
};
