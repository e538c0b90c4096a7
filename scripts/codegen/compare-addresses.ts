import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { groupBy } from '#content/group.ts';
import { kindNamed } from '#pages/kinds.ts';
import type { PageOf } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';

/** The addresses that a list does not have once for each page; or twice, if it shows all pages twice. */
function differences(list: string, found: readonly string[], routes: readonly Route[]): string[] {
  const usual = Math.max(1, Math.round(found.length / routes.length));
  const pages = new Set(routes.map(({ path }) => path));
  const times = groupBy(found, (path) => path);
  return [...new Set([...pages, ...found])].flatMap((path) => {
    const count = times.get(path)?.length ?? 0;
    const wanted = pages.has(path) ? usual : 0;
    return count === wanted ? [] : `${list}: ${path} is there ${count} times, not ${wanted}.`;
  });
}

const isArea = ({ kind }: Route) => kind === 'area';

/** Before anything is built: throws if the data of the locations index has not one card for each area. */
export function compareIndexWithRoutes(
  { groups }: Pick<PageOf<'locations'>, 'groups'>,
  routes: readonly Route[],
): void {
  const cards = groups.flatMap(({ stops }) => stops.map(({ path }) => path));
  const problems = differences('The data of /locations', cards, routes.filter(isArea));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The differences between the routes, the cards of /locations, the sitemap and the files of a project's built site. */
export function compareAddresses(root: string): string[] {
  const readBuilt = (file: string) => readFileSync(join(root, file), 'utf8');
  const routes = JSON.parse(readBuilt('src/generated/route-table.json')) as Route[];
  const listed = [...readBuilt('dist/client/sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  const index = load(readBuilt('dist/client/locations.html'));
  const links = [...index('#locations li a[href^="/"]')].map((link) => index(link).attr('href')!.split(/[?#]/)[0]!);
  const others = new Set(routes.filter((route) => !isArea(route)).map(({ path }) => path));
  const cards = links.filter((link) => !others.has(link));
  const indexed = routes.filter(({ kind }) => !kindNamed(kind).noindex);
  // No page is in a folder, and the desk is none.
  const files = readdirSync(join(root, 'dist/client')).filter((name) => name.endsWith('.html') && name !== 'desk.html');
  const pages = files.map((name) => `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'));
  return [
    ...differences('The files of dist/client', pages, routes),
    ...differences('The sitemap', listed, indexed),
    ...differences('The cards of /locations', cards, routes.filter(isArea)),
  ];
}
