import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { each } from '../support/built-site.ts';
import { company, site, unlisted } from './site.ts';
import { pagesInSitemap } from '../support/site-links.ts';

const sitemap = site.text('sitemap.xml');

test('the sitemap lists the canonical addresses of the pages that search engines may index', () => {
  const canonical = site
    .paths()
    .filter((path) => !unlisted.includes(path))
    .map((path) => site.page(path)('link[rel="canonical"]').attr('href')!);
  expect(pagesInSitemap(site).toSorted()).toEqual(canonical.toSorted());
});

test('the sitemap follows the sitemap protocol, and has no date of change in the future', () => {
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  );
  const $ = load(sitemap, { xml: true });
  const names = each($, 'urlset > *').map((url) => [url, ...each($, '*', url)].map((part) => part.prop('tagName')));
  for (const own of names) expect(own.join(' ').toLowerCase()).toMatch(/^url loc( lastmod)?$/);
  for (const date of each($, 'lastmod').map((item) => item.text())) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt allows everything, and has the address of the sitemap', () => {
  expect(site.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
});
