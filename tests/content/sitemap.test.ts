import { expect, test } from 'vitest';
import { company, site } from './site.ts';

test('robots.txt allows everything, and has the address of the sitemap', () => {
  expect(site.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
});
