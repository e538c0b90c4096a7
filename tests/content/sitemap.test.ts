import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { company, site, unlisted } from './site.ts';
import { pagesInSitemap } from '../support/site-links.ts';

const sitemap = site.text('sitemap.xml');
const schema = readFileSync(new URL('sitemap.xsd', import.meta.url), 'utf8');

/** The errors of a sitemap according to the schema of the sitemap protocol. */
async function faults(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema: [schema] });
  return errors.map(({ message }) => message);
}

test('the sitemap lists the canonical addresses of the pages that search engines may index', () => {
  const addresses = pagesInSitemap(site);
  const canonical = site
    .paths()
    .filter((path) => !unlisted.includes(path))
    .map((path) => site.page(path)('link[rel="canonical"]').attr('href')!);
  expect(addresses.toSorted()).toEqual(canonical.toSorted());
});

test('the sitemap is valid by the sitemap protocol', async () => {
  expect(await faults(sitemap)).toEqual([]);
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
});

test.each([
  ['a date of change that is not a date', /<url>/, '<url><lastmod>yesterday</lastmod>'],
  ['a date of change before the address', /<url>/, '<url><lastmod>2026-11-21</lastmod>'],
  ['a page without an address', /<loc>[^<]*<\/loc>/, ''],
  ['an element that the protocol does not have', /<url>/, '<page>x</page><url>'],
])('the schema rejects %s', async (_, from, to) => {
  expect(sitemap).toMatch(from);
  expect(await faults(sitemap.replace(from, to))).not.toEqual([]);
});

test('no page has a date of change in the future', () => {
  const dates = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => Date.parse(date!));
  expect(dates.filter((date) => !(date <= Date.now()))).toEqual([]);
});

test('robots.txt allows everything, and has the address of the sitemap', () => {
  expect(site.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
});
