import type { Problem } from '../content/problem.ts';
import { placeOf } from '../content/place.ts';
import { linkablePaths, plannedRoutes, reservedNames } from '../../src/pages/routes.ts';
import { didYouMean, suggestion } from '../content/wording.ts';
import type { Check } from './check.ts';

/** A redirect leads from an address without a page to one that has a page. */
export const redirects: Check = (content) => {
  const pages = plannedRoutes(content).map(({ path }) => path);
  const paths = linkablePaths(content);
  const reserved = [...reservedNames, ...content.all('site').map(({ data }) => data.backend.pages.slice(1))];
  return content.all('redirects').flatMap((entry) => {
    const seen = new Map<string, number>();
    return entry.data.flatMap(({ from, to }, index): Problem[] => {
      const problems: Problem[] = [];
      const earlier = seen.get(from);
      seen.set(from, index);
      if (pages.includes(from)) {
        problems.push({
          place: placeOf(entry, [index, 'from']),
          rule: 'redirect-over-page',
          message: `There is already a page at ${from}; an address cannot have both a page and a redirect.`,
          fix: 'remove this redirect, or remove the page.',
        });
      }
      if (reserved.includes(from.split('/')[1]!)) {
        problems.push({
          place: placeOf(entry, [index, 'from']),
          rule: 'reserved-redirect',
          message: `The site or its host needs the addresses below /${from.split('/')[1]!} itself, so this redirect would never be used.`,
          fix: 'remove this redirect.',
        });
      }
      if (earlier !== undefined) {
        problems.push({
          place: placeOf(entry, [index, 'from']),
          rule: 'duplicate-redirect',
          message: `${from} is redirected twice.`,
          fix: 'remove one of the two.',
          also: [placeOf(entry, [earlier, 'from'])],
        });
      }
      if (!paths.includes(to)) {
        const meant = suggestion(to, paths);
        problems.push({
          place: placeOf(entry, [index, 'to']),
          rule: 'redirect-to-nowhere',
          message: `There is no page at ${to}.${didYouMean(to, paths)}`,
          fix: meant === undefined ? 'write the address of a page that exists.' : `write →  to: ${meant}`,
        });
      }
      return problems;
    });
  });
};
