import { repeats } from '#content/group.ts';
import type { Problem } from '#content/problem.ts';
import { placeOf } from '#content/place.ts';
import { linkablePaths, oldPath, plannedRoutes, reservedNames } from '#pages/routes.ts';
import { didYouMean, suggestion } from '#content/text/wording.ts';
import type { Check } from './check.ts';

/** A redirect leads from an address without a page to one that has a page. */
export const redirects: Check = (content) => {
  const pages = plannedRoutes(content).map(({ path }) => path);
  const paths = linkablePaths(content);
  const reserved = [...reservedNames, ...content.all('site').map(({ data }) => data.backend.pages.slice(1))];
  return content.all('redirects').flatMap((entry) => {
    const all = entry.data.map(({ from }, index) => ({ old: oldPath(from), place: placeOf(entry, [index, 'from']) }));
    const twice = repeats(all, ({ old }) => old).map(({ item: { old, place }, first }) => ({
      place,
      rule: 'duplicate-redirect',
      message: `${old} is redirected twice.`,
      fix: 'remove one of the two.',
      also: [first.place],
    }));
    const wrong = entry.data.flatMap(({ to }, index): (Problem | [])[] => {
      const { old, place } = all[index]!;
      // The hosts also answer these with the page, and React gets the page's data from the second.
      const page = old.replace(/\.(?:html|json)$/, '');
      const [, first = ''] = page.split('/');
      const meant = suggestion(to, paths);
      return [
        pages.includes(page)
          ? {
              place,
              rule: 'redirect-over-page',
              message: `There is already a page at ${page}; an address cannot have both a page and a redirect.`,
              fix: 'remove this redirect, or remove the page.',
            }
          : [],
        reserved.includes(first)
          ? {
              place,
              rule: 'reserved-redirect',
              message: `The site or its host needs the addresses below /${first} itself, so this redirect would never be used.`,
              fix: 'remove this redirect.',
            }
          : [],
        paths.includes(to)
          ? []
          : {
              place: placeOf(entry, [index, 'to']),
              rule: 'redirect-to-nowhere',
              message: `There is no page at ${to}.${didYouMean(to, paths)}`,
              fix: meant === undefined ? 'write the address of a page that exists.' : `write →  to: ${meant}`,
            },
      ];
    });
    return [...twice, ...wrong.flat()];
  });
};
