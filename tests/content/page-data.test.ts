import { describe, expect, test } from 'vitest';
import { words } from '../support/built-site.ts';
import { site } from './site.ts';

interface ShippedData {
  build: string;
  page: { kind: string; path: string; head: { title: string; description: string } };
}

describe.each(site.paths())('the data of the page %s', (path) => {
  const text = site.text(`${path === '/' ? 'index' : path.slice(1)}.json`);
  const { build, page } = JSON.parse(text) as ShippedData;
  const $ = site.page(path);

  test('belongs to this page and its kind', () => {
    expect(page.path).toBe(path);
    expect(page.kind).toBe($('body').attr('data-kind'));
  });

  test('has the title and description of the page', () => {
    expect(page.head.title).toBe(words($('head > title')));
    expect(page.head.description).toBe($('meta[name="description"]').attr('content'));
  });

  test('names the client that it was made for', () => {
    expect(build).toBe($('script[type="module"]').attr('src'));
  });

  test('has the main heading of the page', () => {
    if (path !== '/404') expect(text).toContain(JSON.stringify(words($('h1'))).slice(1, -1));
  });
});

test('every data file has a page', () => {
  // Names with a leading underscore are settings of the host.
  const data = site.files('.json').filter((name) => !name.includes('/') && !name.startsWith('_'));
  expect(data.map((name) => `/${name.replace('.json', '')}`.replace('/index', '/')).toSorted()).toEqual(site.paths());
});
