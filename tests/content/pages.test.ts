import { expect, test } from 'vitest';
import { each, words } from '../support/built-site.ts';
import { structureFaults } from '../support/structure.ts';
import { company, routes, site, unlisted } from './site.ts';

interface ShippedData {
  build: string;
  page: { kind: string; path: string; head: { title: string; description: string } };
}

const paths = routes.map(({ path }) => path);
const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1));
const titleOf = (path: string) => words(site.page(path)('head > title'));
const metaOf = (path: string, name: string) => site.page(path)(`head > meta[name="${name}"]`).attr('content') ?? '';

test('every page has its data', () => {
  // Names with a leading underscore are settings of the host.
  const data = site.files('.json').filter((name) => !name.includes('/') && !name.startsWith('_'));
  expect(data.toSorted()).toEqual(paths.map((path) => `${nameOf(path)}.json`).toSorted());
});

test('every page has one heading, one main part, a title, a description, and no placeholder or code in its markup', () => {
  for (const path of paths) expect.soft(structureFaults(site.html(path), site.page(path)), path).toEqual([]);
});

test('every page is in the language of the site, and names its own address to search engines that may list it', () => {
  for (const path of paths) {
    const $ = site.page(path);
    expect.soft($('html').attr('lang'), path).toBe(company.language);
    const canonical = each($, 'link[rel="canonical"]').map((link) => link.attr('href'));
    expect.soft(canonical, path).toEqual(path === '/404' ? [] : [`${company.url}${path}`]);
    expect.soft(metaOf(path, 'robots').includes('noindex'), path).toBe(unlisted.includes(path));
  }
});

test('every page has Open Graph data with its own picture', () => {
  for (const path of paths) {
    const picture = `og/${nameOf(path)}.png`;
    const said = each(site.page(path), 'head > meta[property]').map((item) => [
      item.attr('property'),
      item.attr('content'),
    ]);
    expect.soft(said, path).toEqual([
      ['og:type', 'website'],
      ['og:site_name', company.brand],
      ['og:locale', company.language.replace('-', '_')],
      ['og:title', titleOf(path)],
      ['og:description', metaOf(path, 'description')],
      ['og:url', `${company.url}${path}`],
      ['og:image', `${company.url}/${picture}`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', titleOf(path)],
    ]);
    expect.soft(metaOf(path, 'twitter:card'), path).toBe('summary_large_image');
    expect.soft(site.has(picture), picture).toBe(true);
  }
});

test('the data of every page, from which the client shows it, belongs to this page and this client', () => {
  const client = site
    .files('.js')
    .map((file) => site.text(file))
    .join('\n');
  for (const path of paths) {
    const text = site.text(`${nameOf(path)}.json`);
    const { build, page } = JSON.parse(text) as ShippedData;
    const $ = site.page(path);
    expect.soft([page.path, page.kind], path).toEqual([path, $('body').attr('data-kind')]);
    expect.soft([page.head.title, page.head.description]).toEqual([titleOf(path), metaOf(path, 'description')]);
    expect.soft(client.includes(build), path).toBe(true);
    // The client fills only placeholders of one word, such as {area}.
    expect.soft(text.match(/\{\w+[^\w{}][^{}]*\}/g), path).toBeNull();
    if (path !== '/404') expect.soft(text, path).toContain(JSON.stringify(words($('h1'))).slice(1, -1));
  }
});
