import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'cheerio';
import { kindOf } from '#pages/kinds.ts';
import type { LocationsPage } from '#pages/locations/data.ts';
import type { Route } from '#pages/routes.ts';

/**
 * What a list of addresses lacks, and what it has too much. It has each page once; with two views of all pages, twice.
 */
export function differences(list: string, found: readonly string[], pages: readonly string[]): string[] {
  const times = new Map(pages.map((path) => [path, 0]));
  for (const path of found) times.set(path, (times.get(path) ?? 0) + 1);
  const usual = Math.max(1, Math.round(found.length / pages.length));
  const known = new Set(pages);
  return [...times].flatMap(([path, count]) => {
    if (!known.has(path)) return [`${list}: ${path} is there, but is none of its pages.`];
    if (count === 0) return [`${list}: ${path} is missing.`];
    return count === usual ? [] : [`${list}: ${path} is there ${count} times, not ${usual}.`];
  });
}

const pathsOf = (routes: readonly Route[], isWanted: (route: Route) => boolean) =>
  routes.filter(isWanted).map(({ path }) => path);

const isArea = ({ kind }: Route) => kind === 'area';

/** Before anything is built: throws if the data of the locations index has not one card for each area. */
export function compareIndexWithRoutes({ groups }: Pick<LocationsPage, 'groups'>, routes: readonly Route[]): void {
  const cards = groups.flatMap(({ stops }) => stops.map(({ path }) => path));
  const faults = differences('The locations index (src/pages/locations/data.ts)', cards, pathsOf(routes, isArea));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** The pages in a folder; the documents in the frames of third parties are none. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.html'))
    .map((item) => pathOf(relative(folder, join(item.parentPath, item.name))))
    .filter((path) => !path.startsWith('/frames/'));

export const addressesDiffer =
  'This is a fault of the program, not of data/: the routes, the cards of /locations, the sitemap and the files differ.';

/** The differences between the routes, the cards of the locations index, the sitemap and the files of a built site. */
export function compareAddresses(folder: string, routes: readonly Route[]): string[] {
  const read = (file: string, xml: boolean) => load(readFileSync(join(folder, file), 'utf8'), { xml });
  const sitemap = read('sitemap.xml', true);
  const listed = [...sitemap('loc')].map((item) => new URL(sitemap(item).text()).pathname);
  const index = read('locations.html', false);
  const links = [...index('#locations li a[href^="/"]')].map((link) => index(link).attr('href')!.split(/[?#]/)[0]!);
  const others = pathsOf(routes, (route) => !isArea(route));
  const cards = links.filter((path) => !others.includes(path));
  const indexed = pathsOf(routes, ({ kind }) => !kindOf(kind).noindex);
  return [
    ...differences('The files in dist/client', filesIn(folder), [...others, ...pathsOf(routes, isArea)]),
    ...differences('The sitemap', listed, indexed),
    ...differences('The cards of /locations', cards, pathsOf(routes, isArea)),
  ];
}
