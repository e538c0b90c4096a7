import { expect, test } from 'vitest';
import { company, site, unlisted } from './site.ts';

test('the sitemap lists the canonical addresses of the pages that search engines may index', () => {
  const canonical = site
    .paths()
    .filter((path) => !unlisted.includes(path))
    .map((path) => site.page(path)('link[rel="canonical"]').attr('href')!);
  const listed = [...site.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(canonical.toSorted());
});

test('robots.txt allows everything, and has the address of the sitemap', () => {
  expect(site.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
});
