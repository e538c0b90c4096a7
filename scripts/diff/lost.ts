import type { Content } from '#content/content.ts';
import { placeAt, type Problem } from '#content/problem.ts';
import { linkablePaths } from '#pages/routes.ts';
import { nearestOf } from '#content/places/nearest.ts';
import { newSlugs } from './renamed.ts';

/** Addresses that no longer work, each with an address that could replace it. */
function lost(before: Content, after: Content): { from: string; to: string; message: string }[] {
  const pages = linkablePaths(after);
  const answering = new Set([...pages, ...after.single('redirects').data.map(({ from }) => from)]);
  const areas = new Map(before.all('neighbourhood').map((area) => [`/${area.slug}`, area]));
  const renamed = newSlugs(before, after);
  /** The page of an area under its new name, or the page of the area nearest to its old place. */
  function insteadOf(path: string): string {
    const area = areas.get(path);
    if (area === undefined) return '/';
    const slug = renamed.get(area.slug) ?? nearestOf([...after.all('neighbourhood'), area])(area)[0]?.slug;
    return slug === undefined ? '/locations' : `/${slug}`;
  }
  const ofPages = linkablePaths(before).map((from) => ({
    from,
    to: insteadOf(from),
    message: `The page ${from} no longer exists, and no redirect replaces it.`,
  }));
  const ofRedirects = before.single('redirects').data.map(({ from, to }) => ({
    from,
    to: pages.includes(to) ? to : '/',
    message: `The redirect from ${from} no longer exists, and no page replaces it.`,
  }));
  return [...ofPages, ...ofRedirects].filter(({ from }) => !answering.has(from));
}

/** A problem for each old address that visitors and search engines know and that no longer works. */
export function lostAddresses(before: Content, after: Content): Problem[] {
  const { file, source, data } = after.single('redirects');
  const end = source.trimEnd().length;
  const last = source.lastIndexOf('\n', end - 1) + 1;
  const where =
    data.length === 0 ? 'write instead of the empty list' : 'add below this line, the "-" in the first column';
  return lost(before, after).map(({ from, to, message }) => ({
    place: placeAt(file, source, last, end - last),
    rule: 'lost-address',
    message,
    fix: `${where} →\n       - from: ${from}\n         to: ${to}`,
  }));
}
