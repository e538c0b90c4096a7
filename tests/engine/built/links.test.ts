import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Route } from '../../../scripts/content/routes.ts';
import { BuiltSite, each, site } from '../../support/built-site.ts';
import { awayFrom, brokenLinks, pagesInSitemap, resourcesOf, unreached } from '../../support/site-links.ts';
import { areaPaths } from './expected-areas.ts';
import { company, namedPaths } from './expected-company.ts';

const areasIn = (paths: readonly string[]) => paths.filter((path) => !namedPaths.includes(path) && path !== '/404');

describe('the forty areas', () => {
  const links = each(site.page('/locations'), 'main a[href]').map((link) => link.attr('href')!.replace(/#.*/, ''));
  const sitemap = pagesInSitemap(site).map((address) => new URL(address).pathname);
  const routes = JSON.parse(readFileSync('src/generated/route-table.json', 'utf8')) as Route[];

  test.each([
    ['the routes of the kind', routes.filter(({ kind }) => kind === 'area').map(({ path }) => path)],
    ['the links of the locations index', areasIn([...new Set(links)])],
    ['the files of the build', areasIn(site.paths())],
    ['the addresses in the sitemap', areasIn(sitemap)],
  ])('are %s', (_, found) => {
    expect(found.toSorted()).toEqual(areaPaths.toSorted());
    expect(found).toHaveLength(40);
  });
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

test('every page but the thanks can be reached by links from the home page', () => {
  expect(unreached(site)).toEqual(['/404', '/thank']);
});

const social = ['https://facebook.example/sapu', 'https://instagram.example/sapu'];
const map = 'https://www.google.com/maps/search/?api=1&query=Blk+20+Sin+Ming+Lane+Singapore+573968';

test('only the social networks and the map lead away from the site', () => {
  expect(awayFrom(site)).toEqual(new Set([...social, map]));
});

describe('what would be found', () => {
  const broken = (change: (page: ReturnType<typeof site.page>, path: string) => void) => {
    const copy = new BuiltSite(site.folder);
    for (const path of copy.paths()) change(copy.page(path), path);
    return copy;
  };

  test('a page that no other page leads to, and those that only it leads to', () => {
    const alone = broken(($) => $('a[href="/simei"]').remove());
    expect(unreached(alone)).toEqual(['/404', '/simei', '/thank']);
    const apart = broken(($, path) => path === '/' && $('a[href^="/"]').remove());
    expect(unreached(apart)).toHaveLength(49);
  });

  test('a link to no page, a link to no place, and a name of no element', () => {
    const wrong = broken(($, path) => {
      if (path !== '/about') return;
      $('main').append('<a href="/no-such-page">1</a><a href="/locations#nowhere">2</a><label for="nothing">3</label>');
    });
    expect(brokenLinks(wrong)).toEqual([
      '/about: no page at /no-such-page',
      '/about: no place at /locations#nowhere',
      '/about: no element "nothing" for for',
    ]);
  });

  test('a link that leads away', () => {
    const away = 'https://facebook.example/another';
    const leading = broken(($, path) => path === '/dover' && $('main').append(`<a href="${away}">Away</a>`));
    expect(awayFrom(leading)).toContain(away);
  });
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
