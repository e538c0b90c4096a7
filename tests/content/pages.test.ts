import { describe, expect, test } from 'vitest';
import { each, words, wordsOf } from '../support/built-site.ts';
import { company, routes, site, unlisted } from './site.ts';

const paths = routes.map(({ path }) => path);

const titleOf = (path: string) => words(site.page(path)('head > title'));
const metaOf = (path: string, name: string) => site.page(path)(`head > meta[name="${name}"]`).attr('content') ?? '';

test('the built pages are the routes, and none is in a folder, so that no address needs a trailing slash', () => {
  expect(site.paths()).toEqual(paths.toSorted());
  expect(paths.filter((path) => path.lastIndexOf('/') > 0)).toEqual([]);
});

describe.each(paths)('the page %s', (path) => {
  const $ = site.page(path);

  test('is in the language of the site', () => {
    expect($('html').attr('lang')).toBe(company.language);
  });

  test('has one main heading, one main part and one title', () => {
    expect(wordsOf($, 'h1')).toEqual([expect.stringMatching(/\w/)]);
    expect($('main')).toHaveLength(1);
    expect($('title:not(svg title)')).toHaveLength(1);
  });

  test('has a title of 1 to 70 characters and a description of 1 to 160', () => {
    for (const [text, most] of [[titleOf(path), 70] as const, [metaOf(path, 'description'), 160] as const]) {
      expect(text.length).toBeGreaterThanOrEqual(1);
      expect(text.length).toBeLessThanOrEqual(most);
    }
  });

  test('names its own address, without a trailing slash', () => {
    const canonical = each($, 'link[rel="canonical"]').map((link) => link.attr('href'));
    expect(canonical).toEqual(path === '/404' ? [] : [`${company.url}${path}`]);
  });

  test('has the right robots instruction for search engines', () => {
    expect(metaOf(path, 'robots').includes('noindex')).toBe(unlisted.includes(path));
  });

  test('has Open Graph data with its own picture', () => {
    const picture = `/og${path === '/' ? '/index' : path}.png`;
    const said = each($, 'head > meta[property]').map((item) => [item.attr('property'), item.attr('content')]);
    expect(said).toEqual([
      ['og:type', 'website'],
      ['og:site_name', company.brand],
      ['og:locale', company.language.replace('-', '_')],
      ['og:title', titleOf(path)],
      ['og:description', metaOf(path, 'description')],
      ['og:url', `${company.url}${path}`],
      ['og:image', `${company.url}${picture}`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', titleOf(path)],
    ]);
    expect(metaOf(path, 'twitter:card')).toBe('summary_large_image');
    expect(site.has(picture.slice(1))).toBe(true);
  });

  test('has no heading level that skips one', () => {
    const levels = each($, 'h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.prop('tagName')!.slice(1)));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

test.each([
  ['titles', titleOf],
  ['descriptions', (path: string) => metaOf(path, 'description')],
  ['main headings', (path: string) => words(site.page(path)('h1'))],
] as const)('no two pages have the same %s', (_, read) => {
  const texts = paths.map(read);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
