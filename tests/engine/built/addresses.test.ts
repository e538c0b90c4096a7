import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareAddresses } from '../../../scripts/build/compare-addresses.ts';
import type { Route } from '../../../src/pages/routes.ts';
import { projectOf, siteOf } from '../../support/sites.ts';

const table = join(projectOf('first'), 'src/generated/route-table.json');
const routes = JSON.parse(readFileSync(table, 'utf8')) as Route[];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'addresses-'));
  cpSync(siteOf('first'), copy, {
    recursive: true,
    filter: (path) => !/\.(?:json|js|svg|png|woff2|br|gz)$/.test(path),
  });
});
afterEach(() => rmSync(copy, { recursive: true }));

const edit = (file: string, pattern: RegExp, to: string) => {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(join(copy, file), text.replaceAll(pattern, to));
};

test('the routes of a built site are its files, the pages of its sitemap and the cards of its index', () => {
  expect(compareAddresses(copy, routes)).toEqual([]);
});

test.each<[what: string, change: () => void, fault: string]>([
  [
    'not in the sitemap',
    () => edit('sitemap.xml', /<url><loc>[^<]*\/simei<.*/g, ''),
    'The sitemap: /simei is missing.',
  ],
  [
    'without a card, but linked in a text',
    () =>
      edit(
        'locations.html',
        /(id="locations"[^>]*>)(.*?)href="\/bugis"/gs,
        '$1<a href="/bugis">Bugis</a>$2href="/contact"',
      ),
    'The cards of /locations: /bugis is missing.',
  ],
  [
    'with two cards',
    () => edit('locations.html', /id="locations"[^>]*>/g, '$&<ul><li><a href="/pioneer">Pioneer</a></li></ul>'),
    'The cards of /locations: /pioneer is there 2 times, not 1.',
  ],
  [
    'without a page, but with a card',
    () => edit('locations.html', /id="locations"[^>]*>/g, '$&<ul><li><a href="/tuas?from=index">Tuas</a></li></ul>'),
    'The cards of /locations: /tuas is there, but is none of its pages.',
  ],
  ['without a file', () => rmSync(join(copy, 'punggol.html')), 'The files in dist/client: /punggol is missing.'],
  [
    'with a file in no list',
    () => writeFileSync(join(copy, 'old.html'), ''),
    'The files in dist/client: /old is there, but is none of its pages.',
  ],
  [
    'in the sitemap that search engines must not list',
    () => edit('sitemap.xml', /<\/urlset>/g, '<url><loc>https://sapu.example/thank</loc></url>$&'),
    'The sitemap: /thank is there, but is none of its pages.',
  ],
])('an address %s is reported', (_, change, fault) => {
  change();
  expect(compareAddresses(copy, routes)).toEqual([fault]);
});
