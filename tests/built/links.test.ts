import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { each, site } from '../support/built-site.ts';
import { brokenLinks, pagesInSitemap, resourcesOf } from '../support/site-links.ts';
import { areaPaths } from './expected-areas.ts';
import { company, namedPaths } from './expected-company.ts';

const unlisted = ['/thank', '/404'];

const areasIn = (paths: readonly string[]) => paths.filter((path) => !namedPaths.includes(path) && path !== '/404');

describe('the forty areas', () => {
  const links = each(site.page('/locations'), 'main a[href]').map((link) => link.attr('href')!.replace(/#.*/, ''));
  const sitemap = pagesInSitemap(site).map((address) => new URL(address).pathname);

  test.each([
    ['the links of the locations index', areasIn([...new Set(links)])],
    ['the files of the build', areasIn(site.paths())],
    ['the addresses in the sitemap', areasIn(sitemap)],
  ])('are %s', (_, found) => {
    expect(found.toSorted()).toEqual(areaPaths.toSorted());
    expect(found).toHaveLength(40);
  });
});

test('the sitemap lists the 48 pages that a search engine may list, by their own addresses', () => {
  const addresses = pagesInSitemap(site);
  expect(addresses).toHaveLength(48);
  const canonical = site
    .paths()
    .filter((path) => !unlisted.includes(path))
    .map((path) => site.page(path)('link[rel="canonical"]').attr('href')!);
  expect(addresses.toSorted()).toEqual(canonical.toSorted());
});

test('the sitemap is a document of the sitemap protocol', () => {
  const $ = load(site.text('sitemap.xml'), { xml: true });
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(site.text('sitemap.xml')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
});

test('every link and every anchor leads to a page and a place that exist', () => {
  expect(brokenLinks(site)).toEqual([]);
});

test('every picture, script, icon and frame that a page asks for exists', () => {
  const missing = new Set(site.paths().flatMap((path) => resourcesOf(site, path).filter((file) => !site.has(file))));
  expect([...missing]).toEqual([]);
});

test('every icon of the manifest exists', () => {
  const { icons } = JSON.parse(site.text('site.webmanifest')) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src.slice(1)).filter((file) => !site.has(file))).toEqual([]);
});

test('only the social networks and the map lead away from the site', () => {
  const hosts = site
    .paths()
    .flatMap((path) => each(site.page(path), 'a[href*="//"], form[action*="//"]'))
    .map((item) => new URL((item.attr('href') ?? item.attr('action'))!).host);
  expect(new Set(hosts)).toEqual(new Set(['facebook.example', 'instagram.example', 'www.google.com']));
});

test('the old address of Joo Koon leads to its page', () => {
  expect(site.text('_redirects')).toContain('/joo-koon /joon-koon 301\n');
});

test('phone and e-mail links lead to the company', () => {
  const hrefs = site
    .paths()
    .flatMap((path) => each(site.page(path), 'a[href^="tel:"], a[href^="mailto:"]').map((link) => link.attr('href')));
  expect(new Set(hrefs)).toEqual(new Set([company.phone.href, company.email.href]));
});
