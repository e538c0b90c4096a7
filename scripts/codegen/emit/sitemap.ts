import { madeFrom } from '#pages/made-from.ts';
import { listPages, type ListedPage } from '#pages/routes.ts';
import type { Content } from '#content/content.ts';
import { utc, type History } from '#content/history/history.ts';
import type { EmittedFile } from './file.ts';

/**
 * The date of the last change of a page; undefined if it is not in a commit yet. Changes of the menu and the footer do
 * not count, so that search engines need not crawl every page again for a new tagline.
 */
function lastChange(page: ListedPage, content: Content, history: History): string | undefined {
  const { file } = page.route;
  if (!history.has(file)) return undefined;
  return [file, ...madeFrom(page, content)]
    .flatMap((one) => history.get(one) ?? [])
    .toSorted()
    .at(-1);
}

/** The sitemap of the indexable pages, by the protocol of sitemaps.org. */
export function emitSitemap(content: Content, history: History): EmittedFile {
  const { url } = content.single('site').data;
  const entries = listPages(content)
    .filter(({ definition }) => !definition.noindex)
    .map((page) => {
      const date = lastChange(page, content, history);
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `  <url><loc>${url}${page.route.path}</loc>${lastmod}</url>`;
    });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return { path: 'public/sitemap.xml', text };
}

/** `robots.txt`: allows everything, and gives the address of the sitemap. */
export function emitRobots(content: Content): EmittedFile {
  const { url } = content.single('site').data;
  return { path: 'public/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n` };
}

export const securityTextAddress = '/.well-known/security.txt';

/** RFC 9116 recommends an expiry less than a year ahead. */
const validSeconds = 364 * 24 * 3600;

/**
 * `security.txt`: the contact for security problems (RFC 9116). Its expiry counts from the day of the build, so that all
 * builds of a day are the same, and each deploy extends it.
 */
export function emitSecurityText(content: Content, now: Date): { path: string; text: string } {
  const { url, email, language } = content.single('site').data;
  const fields = {
    Contact: `mailto:${email}`,
    Expires: utc(Date.parse(now.toISOString().slice(0, 10)) / 1000 + validSeconds),
    'Preferred-Languages': language,
    Canonical: `${url}${securityTextAddress}`,
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return { path: `public${securityTextAddress}`, text: text.join('') };
}
