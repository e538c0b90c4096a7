import type { Site } from '#types/site.ts';

/** The address of a page as search engines should know it. */
export function canonical(path: string, site: Pick<Site, 'url'>): string {
  return `${site.url}${path}`;
}
