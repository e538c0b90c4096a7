import type { Content } from './content.ts';

/** Which page answers at a path. */
export type RouteKind =
  'home' | 'about' | 'locations' | 'contact' | 'thank' | 'privacy' | 'not-found' | 'service' | 'area';

export interface Route {
  path: string;
  kind: RouteKind;
  /** The data file that the page is about. */
  file: string;
}

/** Pages that every site has; a service or an area cannot have the same address. */
export const fixedRoutes: readonly Route[] = [
  { path: '/', kind: 'home', file: 'data/pages/home.yaml' },
  { path: '/about', kind: 'about', file: 'data/pages/about.md' },
  { path: '/locations', kind: 'locations', file: 'data/pages/locations.yaml' },
  { path: '/contact', kind: 'contact', file: 'data/pages/contact.yaml' },
  { path: '/thank', kind: 'thank', file: 'data/pages/thank.yaml' },
  { path: '/privacy', kind: 'privacy', file: 'data/pages/privacy.md' },
  { path: '/404', kind: 'not-found', file: 'data/pages/not-found.yaml' },
];

/** Names that the built site uses for itself, so that no page may have them. */
export const reservedNames: readonly string[] = ['assets', 'frames', 'stand-in', 'gallery', 'index'];

/** Every route of the site: the fixed ones, then services in their order, then areas by name. */
export function routesOf(content: Content): Route[] {
  const services = content.all('service').toSorted((a, b) => a.data.order - b.data.order);
  return [
    ...fixedRoutes,
    ...services.map(({ slug, file }): Route => ({ path: `/${slug}`, kind: 'service', file })),
    ...content.all('neighbourhood').map(({ slug, file }): Route => ({ path: `/${slug}`, kind: 'area', file })),
  ];
}

/**
 * The routes there will be once every file is in order. Checks compare addresses with these, because a mistake in
 * bedok.yaml must not make a link to /bedok look wrong as well.
 */
export function plannedRoutes(content: Content): Route[] {
  const pages = (kind: 'service' | 'neighbourhood', route: RouteKind) =>
    content.files(kind).map(({ slug, file }): Route => ({ path: `/${slug}`, kind: route, file }));
  return [...fixedRoutes, ...pages('service', 'service'), ...pages('neighbourhood', 'area')];
}

/** The addresses that a link may lead to. The page for unknown addresses is not one of them. */
export function linkablePaths(content: Content): string[] {
  return plannedRoutes(content)
    .filter(({ kind }) => kind !== 'not-found')
    .map(({ path }) => path);
}
