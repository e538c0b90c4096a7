import type { Content } from '../content/content.ts';
import { routesOf } from '../content/routes.ts';
import type { EmittedFile } from './file.ts';

/** Pages that a search engine has no use for. */
const unlisted = new Set(['/404', '/thank']);

/** The addresses in the sitemap. */
export function listedPaths(content: Content): string[] {
  return routesOf(content)
    .map(({ path }) => path)
    .filter((path) => !unlisted.has(path));
}

/** The sitemap of the indexable pages, by the protocol of sitemaps.org. */
export function emitSitemap(content: Content): EmittedFile {
  const { url } = content.the('site').data;
  const entries = listedPaths(content).map((path) => `  <url><loc>${url}${path}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return { path: 'public/sitemap.xml', text };
}
