import { describe, expect, test } from 'vitest';
import { each, site, words, wordsOf } from '../../support/built-site.ts';
import { areaPaths } from './expected-areas.ts';
import { company, namedPaths } from './expected-company.ts';

const paths = [...namedPaths, ...areaPaths, '/404'];

const titleOf = (path: string) => words(site.page(path)('head > title'));
const metaOf = (path: string, name: string) => site.page(path)(`head > meta[name="${name}"]`).attr('content') ?? '';

test('there are exactly fifty pages: nine named ones, forty areas, and the not-found page', () => {
  expect(paths).toHaveLength(50);
  expect(site.paths()).toEqual(paths.toSorted());
});

test('no page stands in a folder, so that no address needs a trailing slash', () => {
  expect(site.paths().filter((path) => path.lastIndexOf('/') > 0)).toEqual([]);
});

describe.each(paths)('the page %s', (path) => {
  const $ = site.page(path);

  test('is in the English of Singapore', () => {
    expect($('html').attr('lang')).toBe('en-SG');
  });

  test('has one main heading, one main part and one title', () => {
    expect(wordsOf($, 'h1')).toEqual([expect.stringMatching(/\w/)]);
    expect($('main')).toHaveLength(1);
    expect($('title:not(svg title)')).toHaveLength(1);
    expect(titleOf(path)).toContain(company.brand);
  });

  test('describes itself in 1 to 160 characters', () => {
    expect(metaOf(path, 'description').length).toBeGreaterThanOrEqual(1);
    expect(metaOf(path, 'description').length).toBeLessThanOrEqual(160);
  });

  test('names its own address, without a trailing slash', () => {
    const canonical = $('link[rel="canonical"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(canonical).toEqual(path === '/404' ? [] : [`${company.url}${path}`]);
  });

  test('says whether a search engine may list it', () => {
    const isUnlisted = ['/thank', '/404'].includes(path);
    expect(metaOf(path, 'robots').includes('noindex')).toBe(isUnlisted);
  });

  test('shows itself where it is passed on, with the picture made of it', () => {
    const said = each($, 'head > meta[property]').map((item) => [item.attr('property'), item.attr('content')]);
    expect(said).toEqual([
      ['og:type', 'website'],
      ['og:site_name', company.brand],
      ['og:locale', 'en_SG'],
      ['og:title', titleOf(path)],
      ['og:description', metaOf(path, 'description')],
      ['og:url', `${company.url}${path}`],
      ['og:image', `${company.url}/og${path === '/' ? '/index' : path}.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', titleOf(path)],
    ]);
    expect(metaOf(path, 'twitter:card')).toBe('summary_large_image');
  });

  test('has no heading level that skips one', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });
});

test.each([
  ['titles', titleOf],
  ['descriptions', (path: string) => metaOf(path, 'description')],
  ['main headings', (path: string) => words(site.page(path)('h1'))],
] as const)('no two pages have the same %s', (_, read) => {
  const texts = paths.map(read);
  const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(repeated).toEqual([]);
});
