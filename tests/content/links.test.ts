import { describe, expect, test } from 'vitest';
import { BuiltSite, each } from '../support/built-site.ts';
import { brokenLinks, pagesInSitemap, resourcesOf, unreached } from '../support/site-links.ts';
import { company, pathsOf, routes, samples, site, unlisted } from './site.ts';

const areas = pathsOf('area');

test('the locations index, the files and the sitemap have the same areas as the routes', () => {
  const others = new Set(routes.filter(({ kind }) => kind !== 'area').map(({ path }) => path));
  const areasIn = (paths: readonly string[]) => [...new Set(paths)].filter((path) => !others.has(path)).toSorted();
  const links = each(site.page('/locations'), 'main a[href^="/"]').map((link) => link.attr('href')!.replace(/#.*/, ''));
  const sitemap = pagesInSitemap(site).map((address) => new URL(address).pathname);
  for (const found of [links, site.paths(), sitemap]) expect(areasIn(found)).toEqual(areas.toSorted());
});

test('every link has an existing page and fragment as its target', () => {
  expect(brokenLinks(site)).toEqual([]);
});

test('every picture, script, icon and frame that a page requests exists', () => {
  const missing = new Set(site.paths().flatMap((path) => resourcesOf(site, path).filter((file) => !site.has(file))));
  expect([...missing]).toEqual([]);
});

test('every icon of the manifest exists', () => {
  const { icons } = JSON.parse(site.text('site.webmanifest')) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src.slice(1)).filter((file) => !site.has(file))).toEqual([]);
});

test('every page except the thank-you page and the not-found page can be reached by links from the home page', () => {
  expect(unreached(site).toSorted()).toEqual(unlisted);
});

test('phone and e-mail links have the numbers and addresses of the company', () => {
  const hrefs = site
    .paths()
    .flatMap((path) => each(site.page(path), 'a[href^="tel:"], a[href^="mailto:"]').map((link) => link.attr('href')));
  const phone = `tel:${company.phone.replaceAll(/[^\d+]/g, '')}`;
  expect(new Set(hrefs)).toEqual(new Set([phone, `mailto:${company.email}`]));
});

describe('the tests find', () => {
  const broken = (change: (page: ReturnType<typeof site.page>, path: string) => void) => {
    const copy = new BuiltSite(site.folder);
    for (const path of copy.paths()) change(copy.page(path), path);
    return copy;
  };

  test('a page that no page links to, and every page that cannot be reached if the home page has no links', () => {
    const [lonely] = areas;
    const alone = broken(($) => $(`a[href="${lonely}"], a[href^="${lonely}#"]`).remove());
    expect(unreached(alone).toSorted()).toEqual([lonely, ...unlisted].toSorted());
    const apart = broken(($, path) => path === '/' && $('a[href^="/"]').remove());
    expect(unreached(apart)).toHaveLength(samples.length + areas.length + pathsOf('service').length - 3);
  });

  test('a link to a missing page, a link to a missing fragment, and a reference to a missing element', () => {
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
});
