import { fixedRoutes, reservedNames, plannedRoutes, type Route } from '#pages/routes.ts';
import { placeOf } from '#content/place.ts';
import { startOf } from '#content/problem.ts';
import { repeated } from '#content/group.ts';
import type { Check } from './check.ts';

const isFixed = ({ file }: Pick<Route, 'file'>) => fixedRoutes.some((route) => route.file === file);

/** No two pages have the same address, and none uses a name that the site needs for its own files. */
export const addresses: Check = (content) => {
  const planned = plannedRoutes(content);
  // The pages that every site has are first in the list already.
  const duplicates = repeated(planned, ({ path }) => path).map(([first, second]) => {
    return {
      place: startOf(second!.file),
      rule: 'duplicate-address',
      message: `The file name gives this page the address ${first.path}, which ${first.file} has too.`,
      fix: isFixed(first)
        ? 'rename this file; its name is the address of its page.'
        : 'rename one of the two files; its name is the address of its page.',
      also: isFixed(first) ? [] : [startOf(first.file)],
    };
  });
  const reserved = planned
    .filter(({ path }) => reservedNames.includes(path.slice(1)))
    .map(({ path, file }) => ({
      place: startOf(file),
      rule: 'reserved-address',
      message: `The file name gives this page the address ${path}, which the site needs for its own files.`,
      fix: 'rename this file; its name is the address of its page.',
    }));
  const office = content.all('site').flatMap((site) => {
    const ofOffice = site.data.backend.pages;
    const taken = planned.find(({ path }) => path === ofOffice || path.startsWith(`${ofOffice}/`));
    if (taken === undefined && !reservedNames.includes(ofOffice.slice(1))) return [];
    const free = ['/office', '/inbox', '/owner'].find(
      (free) => free !== ofOffice && !planned.some(({ path }) => path === free),
    );
    return {
      place: placeOf(site, ['backend', 'pages']),
      rule: 'office-address',
      message: `${ofOffice} is the address of ${taken?.file ?? 'files that the site needs'}, so the owner's pages cannot have it.${taken ? ' If that file is new, give it another name.' : ''}`,
      fix: `write another path, such as →  pages: ${free}`,
    };
  });
  return [...duplicates, ...reserved, ...office];
};
