import type { Content } from '../../content/content.ts';
import type { History } from '../../content/history.ts';
import { madeFrom } from '../../content/made-from.ts';
import { routesOf, type Route } from '../../content/routes.ts';
import type { EmittedFile } from './file.ts';

/** Pages that a search engine has no use for. */
const unlisted = new Set(['/404', '/thank']);

/** The routes in the sitemap. */
export const listedRoutes = (content: Content) => routesOf(content).filter(({ path }) => !unlisted.has(path));

/** When a page last changed; nothing where that is not known, as of a page that is in no commit yet. */
function lastChange(route: Route, content: Content, history: History): string | undefined {
  if (!history.has(route.file)) return undefined;
  return madeFrom(route, content)
    .flatMap((file) => history.get(file) ?? [])
    .toSorted()
    .at(-1);
}

/** The sitemap of the indexable pages, by the protocol of sitemaps.org. */
export function emitSitemap(content: Content, history: History): EmittedFile {
  const { url } = content.single('site').data;
  const entries = listedRoutes(content).map((route) => {
    const date = lastChange(route, content, history);
    return `  <url><loc>${url}${route.path}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}</url>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return { path: 'public/sitemap.xml', text };
}

/** `robots.txt`: everybody may read everything, and where the list of pages is. */
export function emitRobots(content: Content): EmittedFile {
  const { url } = content.single('site').data;
  return { path: 'public/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n` };
}
