import type { Entry } from '../content/content.ts';
import { placeOf, type Path } from '../content/place.ts';
import { routesOf } from '../content/routes.ts';
import { didYouMean, suggestion } from '../content/suggest.ts';
import type { Check } from './check.ts';

/** The links of an entry: values of the fields "link" and, on signs, "to". */
function linksIn(value: unknown, path: Path = []): { link: string; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return (key === 'link' || key === 'to') && typeof item === 'string' && item.startsWith('/')
      ? [{ link: item, path: here }]
      : linksIn(item, here);
  });
}

export const links: Check = {
  name: 'links',
  description: 'A button or sign that leads to a page of this site leads to one that exists.',
  run: (content) => {
    const paths = routesOf(content).map(({ path }) => path);
    const withLinks = content
      .all()
      .filter(({ kind }) => !['redirects', 'neighbourhood', 'faq', 'testimonials'].includes(kind));
    return withLinks.flatMap((entry: Entry) =>
      linksIn(entry.data)
        .filter(({ link }) => !paths.includes(link.replace(/#.*/, '')))
        .map(({ link, path }) => {
          const meant = suggestion(link, paths);
          return {
            place: placeOf(entry, path),
            rule: 'unknown-link',
            message: `There is no page at ${link}.${didYouMean(link, paths)}`,
            fix: meant === undefined ? 'write the address of a page that exists.' : `write →  ${meant}`,
          };
        }),
    );
  },
};
