import { fixedRoutes, reservedNames, plannedRoutes, type Route } from '#pages/routes.ts';
import { placeOf } from '#content/place.ts';
import { startOf } from '#content/problem.ts';
import { groupBy } from '#content/group.ts';
import type { Check } from './check.ts';

const isFixed = ({ file }: Pick<Route, 'file'>) => fixedRoutes.some((route) => route.file === file);

/** No two pages have the same address, and none uses a name that the site needs for its own files. */
export const addresses: Check = (content) => {
  const byPath = groupBy(plannedRoutes(content), ({ path }) => path);
  const repeated = [...byPath.values()].flatMap((same) => {
    // The pages that every site has are first in the list already.
    const [first, second] = same;
    if (first === undefined || second === undefined) return [];
    return {
      place: startOf(second.file),
      rule: 'duplicate-address',
      message: `The file name gives this page the address ${second.path}, which ${first.file} has too.`,
      fix: isFixed(first)
        ? 'rename this file; its name is the address of its page.'
        : 'rename one of the two files; its name is the address of its page.',
      also: isFixed(first) ? [] : [startOf(first.file)],
    };
  });
  const reserved = plannedRoutes(content)
    .filter(({ path }) => reservedNames.includes(path.slice(1)))
    .map(({ path, file }) => ({
      place: startOf(file),
      rule: 'reserved-address',
      message: `The file name gives this page the address ${path}, which the site needs for its own files.`,
      fix: 'rename this file; its name is the address of its page.',
    }));
  const office = content.all('site').flatMap((site) => {
    const own = site.data.backend.pages;
    const taken = plannedRoutes(content).find(({ path }) => path === own || path.startsWith(`${own}/`));
    if (taken === undefined && !reservedNames.includes(own.slice(1))) return [];
    const free = ['/office', '/inbox', '/owner'].find((path) => path !== own && !byPath.has(path));
    return {
      place: placeOf(site, ['backend', 'pages']),
      rule: 'office-address',
      message: `${own} is the address of ${taken?.file ?? 'files that the site needs'}, so the owner's pages cannot have it.${taken ? ' If that file is new, give it another name.' : ''}`,
      fix: `write another path, such as →  pages: ${free}`,
    };
  });
  return [...repeated, ...reserved, ...office];
};
