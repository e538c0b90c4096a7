import type { Features, InterfaceWords, Kinds, Service, Site as SiteEntry } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { fillText, headVariables } from '#content/fill.ts';
import type { Drawing } from '#content/pictures.ts';
import type * as drawings from '#drawings/index.ts';
import type { Line, SceneFacts } from '#drawings/index.ts';
import type { Group } from './styles.ts';
import type { ArtAddress } from '#content/links.ts';
import type { FeaturePicture, Image, Light, Picture, Sky, WideAndPhone } from '#drawings/pictures.ts';
import type { Site } from '#content/site.ts';

/** The parts of a page that a browser tab and a search result show. */
export interface Head {
  title: string;
  description: string;
  /** Set if search engines must not index the page. */
  noindex?: true;
}

/** The data that every page has. */
export interface Page<Kind extends string = string> {
  kind: Kind;
  path: string;
  head: Head;
  /** In place of the drawn picture at the top. */
  image?: Image;
}

/** The functions of src/drawings. They take facts and return SVG. */
export type Drawings = typeof drawings;

/** Pictures that are files: each is drawn once and shared by all pages that ask for its address. */
export interface Art {
  /** The small picture of a service. */
  vignette(name: Service['picture']): ArtAddress;
  /** The roof of the block of flats, beside the questions. */
  parapet(): ArtAddress;
  /** The street at the foot of the menu. */
  street(): ArtAddress;
  /** The icons of social networks, in the order of the list. */
  glyphs(networks: readonly NonNullable<SiteEntry['social'][number]['icon']>[]): ArtAddress[];
  /** The night picture at the end of the page with this slug. */
  night(slug: string): ArtAddress;
  /** The picture of the train ride. */
  ride(site: SiteEntry): WideAndPhone<ArtAddress>;
  features(list: Features['features']): FeaturePicture[];
  /** A picture of data/pictures as it is. */
  image(picture: Drawing): ArtAddress;
  /** The picture of an area on the street of its group. */
  stop(facts: SceneFacts): ArtAddress;
  /** The train on the street of a group, in the colour of the line. */
  train(line?: Line): ArtAddress;
}

/** The inputs of a page's data. */
export interface Context {
  content: Content;
  art: Art;
  drawings: Drawings;
  /** The address of the finder's index. */
  finder: `/${string}`;
}

/** The scene of a share picture. */
export type ShareScene =
  | { type: 'block'; picture: Picture; disc?: 'pale' }
  | { type: 'service'; picture: Picture }
  | { type: 'area'; picture: Picture; sky: Sky }
  | { type: 'night'; picture: ArtAddress }
  | { type: 'letterboxes'; picture: Picture; sky: Light };

/** The content of the picture that chats and social networks show beside a link to a page. */
export interface SharePicture {
  heading: string;
  /** The code of a station. */
  code?: string;
  /** How long a service takes. */
  duration?: string;
  scene: ShareScene;
}

/** One item of the breadcrumb trail: a page and its name in the navigation. */
export interface Crumb {
  name: string;
  path: string;
}

/** A thing of schema.org with its properties. tests/support/structured-data.ts knows which of them are required. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** One page at a fixed address, or one page for each entry of a kind, at the entry's slug. */
export type Source<E extends keyof Kinds> =
  | { entry: E; path: `/${string}` }
  | {
      entries: E;
      /** The order of the pages; by file name if undefined. */
      compare?(one: Kinds[E], other: Kinds[E]): number;
      /** One route pattern for all pages of this kind, so that the router's table does not grow with each entry. */
      pattern?: `/:${string}`;
    };

/** Everything about a kind of page except its component (Page.tsx in the same folder). `Data` is that of its pages. */
export interface PageKind<
  Data extends object = object,
  E extends keyof Kinds = keyof Kinds,
  Kind extends string = string,
> {
  /** Also the name of the folder. */
  readonly kind: Kind;
  readonly source: Source<E>;
  /** The groups of recipes that its pages show besides those of every page; if they have a fold, only those above it. */
  readonly styles: readonly Group[];
  /** Whether the component has a `Fold` (src/ui/sections/Fold.tsx). */
  readonly hasFold?: true;
  readonly noindex?: true;
  /** Undefined if a file that it needs has errors. */
  head(entry: Entry<Kinds[E]>, content: Content): Head | undefined;
  /**
   * The names of the entry's fields for the title and the description, for messages; `title` and `description` if
   * absent.
   */
  readonly headFields?: Record<keyof Omit<Head, 'noindex'>, string>;
  data(entry: Entry<Kinds[E]>, context: Context): Data;
  /**
   * The other files whose words and figures are in the main part of the page, besides those of the services whose prices
   * or durations the entry names.
   */
  madeFrom?(entry: Entry<Kinds[E]>, content: Content): string[];
  share(page: Page<Kind> & Data, brand: string): SharePicture;
  /** The subject of the page, as data for search engines. */
  structuredData?(page: Page<Kind> & Data, site: Site): Thing[];
  /** The breadcrumb trail after the home page: the pages above this one, and last the page itself. */
  trail?(page: Page<Kind> & Data, navigation: InterfaceWords['navigation']): Crumb[];
}

/** Defines a kind of page. The type of its data is that of what `data` returns. */
export const pageKind = <Data extends object, E extends keyof Kinds, Kind extends string>(
  definition: PageKind<Data, E, Kind>,
): PageKind<Data, E, Kind> => definition;

/** The head of a page whose entry has a title and a description. */
export function headOf({ data }: Entry<Omit<Head, 'noindex'>>, content: Content): Head {
  const variables = headVariables(content);
  return { title: fillText(data.title, variables), description: fillText(data.description, variables) };
}
