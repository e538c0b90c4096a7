import type { Content, Entry } from '#content/content.ts';
import { singleFiles, type Kind, type Kinds } from '#content/kinds.ts';
import type { Path } from '#content/place.ts';
import { kinds, type RouteKind } from './kinds.ts';
import type { Head, PageKind } from './page-kind.ts';

export interface Route {
  path: string;
  kind: RouteKind;
  /** The page's own data file. */
  file: string;
}

/** An old address as browsers ask for it and hosts compare it: percent-encoded. A slash at its end makes no difference. */
export const oldPath = (from: string): string => new URL(from, 'http://localhost').pathname.replace(/(?<=.)\/$/, '');

/**
 * First parts of addresses that no page and no redirect may have: those of the built site's own files, which a test
 * compares with a build; those of the development server; and those of the hosts.
 */
export const reservedNames: readonly string[] = [
  '.well-known',
  'apple-touch-icon.png',
  'assets',
  'cdn-cgi',
  'desk',
  'frames',
  'functions',
  'icons',
  'index',
  'og',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'stand-in',
  'tile.svg',
];

const fixedPath = ({ source }: PageKind): string | undefined => ('path' in source ? source.path : undefined);

const routeOf = (definition: PageKind, { slug, file }: Pick<Entry, 'slug' | 'file'>): Route => ({
  path: fixedPath(definition) ?? `/${slug}`,
  kind: definition.kind as RouteKind,
  file,
});

type AnyEntry = Entry<Kinds[Kind]>;

/** The entries that pages of a kind are made from, in the order of the pages. */
function entriesOf({ source }: PageKind, content: Content): readonly AnyEntry[] {
  if ('path' in source) return content.all(source.entry) as readonly AnyEntry[];
  const entries = content.all(source.entries) as readonly AnyEntry[];
  return entries.toSorted((one, other) => source.compare?.(one.data, other.data) ?? 0);
}

/** Kinds with a fixed address, sorted by address, then the others. */
const inOrder = kinds.toSorted((one, other) => {
  const [path, next] = [fixedPath(one) ?? '~', fixedPath(other) ?? '~'];
  return path < next ? -1 : path > next ? 1 : 0;
});

/** A page with its kind and its entry. */
export interface ListedPage {
  route: Route;
  definition: PageKind;
  entry: AnyEntry;
}

/** Every page. */
export function listPages(content: Content): ListedPage[] {
  return inOrder.flatMap((definition) =>
    entriesOf(definition, content).map((entry) => ({ route: routeOf(definition, entry), definition, entry })),
  );
}

/** Every route of the site. */
export const routesOf = (content: Content): Route[] => listPages(content).map(({ route }) => route);

/** The data file of a single-file kind, even if the file does not exist yet. */
const singleFile = (kind: Kind) => Object.keys(singleFiles).find((file) => singleFiles[file] === kind)!;

/** The routes that every site has. A service or an area cannot have one of their addresses. */
export const fixedRoutes: readonly Route[] = inOrder.flatMap((definition) =>
  'path' in definition.source ? [routeOf(definition, { slug: '', file: singleFile(definition.source.entry) })] : [],
);

/**
 * The routes that the site has once every file is free of problems. Checks compare addresses with these, because a
 * problem in one file must not make a link to its page look wrong as well.
 */
export function plannedRoutes(content: Content): Route[] {
  const others = kinds.flatMap((definition) =>
    'entries' in definition.source
      ? content.files(definition.source.entries).map((file) => routeOf(definition, file))
      : [],
  );
  return [...fixedRoutes, ...others];
}

/** The addresses that a link may lead to. The page for unknown addresses is not one of them. */
export function linkablePaths(content: Content): string[] {
  return plannedRoutes(content)
    .filter(({ kind }) => kind !== 'not-found')
    .map(({ path }) => path);
}

/** The head of a page, and where it is written. */
export interface HeadSource extends Head {
  route: Route;
  entry: Entry;
  titlePath: Path;
  descriptionPath: Path;
}

/** The heads of all pages whose entries passed their schema. */
export function headsOf(content: Content): HeadSource[] {
  if (content.all('site').length === 0) return [];
  return listPages(content).flatMap(({ route, definition, entry }) => {
    const head = definition.head(entry, content);
    if (head === undefined) return [];
    const { title, description } = definition.headFields ?? { title: 'title', description: 'description' };
    return [{ ...head, route, entry, titlePath: [title], descriptionPath: [description] }];
  });
}
