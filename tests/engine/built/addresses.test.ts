import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareAddresses } from '../../../scripts/codegen/compare-addresses.ts';
import { projectOf, siteOf } from '../../support/sites.ts';

let copy: string;
let folder: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'addresses-'));
  folder = join(copy, 'dist/client');
  cpSync(siteOf('first'), folder, {
    recursive: true,
    filter: (path) => !/\.(?:json|js|svg|png|woff2|br|gz)$/.test(path),
  });
  const table = 'src/generated/route-table.json';
  cpSync(join(projectOf('first'), table), join(copy, table));
});
afterEach(() => rmSync(copy, { recursive: true }));

const edit = (file: string, pattern: RegExp, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(join(folder, file), text.replaceAll(pattern, to));
};

const card = (to: string) => () =>
  edit('locations.html', /id="locations"[^>]*>/g, `$&<ul><li><a href="${to}">A</a></li></ul>`);

test.each<[what: string, change: () => void, fault?: string]>([
  ['of the routes: they are the files, the pages of the sitemap and the cards', () => undefined],
  [
    'not in the sitemap',
    () => edit('sitemap.xml', /<url><loc>[^<]*\/simei<.*/g, ''),
    'The sitemap: /simei is there 0 times, not 1.',
  ],
  [
    'without a card, but linked in a text',
    () =>
      edit(
        'locations.html',
        /(id="locations"[^>]*>)(.*?)href="\/bugis"/gs,
        '$1<a href="/bugis">Bugis</a>$2href="/contact"',
      ),
    'The cards of /locations: /bugis is there 0 times, not 1.',
  ],
  ['with two cards', card('/pioneer'), 'The cards of /locations: /pioneer is there 2 times, not 1.'],
  [
    'without a page, but with a card',
    card('/tuas?from=index'),
    'The cards of /locations: /tuas is there 1 times, not 0.',
  ],
  [
    'without a file',
    () => rmSync(join(folder, 'punggol.html')),
    'The files of dist/client: /punggol is there 0 times, not 1.',
  ],
  [
    'with a file in no list',
    () => writeFileSync(join(folder, 'old.html'), ''),
    'The files of dist/client: /old is there 1 times, not 0.',
  ],
  [
    'in the sitemap that search engines must not list',
    () => edit('sitemap.xml', /<\/urlset>/g, '<url><loc>https://sapu.example/thank</loc></url>$&'),
    'The sitemap: /thank is there 1 times, not 0.',
  ],
])('an address %s is reported', (_, change, fault) => {
  change();
  expect(compareAddresses(copy)).toEqual(fault === undefined ? [] : [fault]);
});
