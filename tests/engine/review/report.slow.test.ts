import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Difference } from '../../../scripts/review/compare.ts';
import { groupPages } from '../../../scripts/review/groups.ts';
import { comparePages, readPages } from '../../../scripts/review/pages.ts';
import { takePictures, type PagePictures } from '../../../scripts/review/pictures.ts';
import { reportOf } from '../../../scripts/review/report.ts';
import { buildVariant, siteOf } from '../../support/sites.ts';

let changes: Difference[];
let pictures: Map<string, PagePictures[]>;
let report: string;
const sites = { before: siteOf('first'), after: '' };

// The word in interface.yaml is only in scripts, so every page gets a script with another name. The report must still
// list only the pages that show the changed area.
beforeAll(async () => {
  const project = await buildVariant({
    name: 'reviewed',
    edits: [
      ['data/interface.yaml', 'tryAgain: Try again', 'tryAgain: Try once more'],
      ['data/neighbourhoods/bugis.yaml', '1960s to 1980s blocks around', 'Blocks of the 1960s <to> 1980s around'],
      // A phone does not show the description.
      ['data/neighbourhoods/bugis.yaml', 'Bugis Street', 'Bugis Street and around'],
    ],
  });
  sites.after = join(project, 'dist/client');
  changes = comparePages(readPages(sites.before), readPages(sites.after));
  pictures = await takePictures(changes.slice(0, 1), sites);
  const content = '## T\n\n| a |\n| --- |\n| b<br>c |\n';
  report = reportOf({ base: 'main (1234567)', content, overview: groupPages(changes), pictures });
});

describe('of two built sites', () => {
  test('only the pages with the changed text differ, although every page has a new script name', () => {
    const scriptOf = (site: string) =>
      /src="(\/assets\/entries\/[^"]+)"/.exec(readFileSync(join(site, 'about.html'), 'utf8'))?.[1];
    expect(scriptOf(sites.after)).not.toBe(scriptOf(sites.before));
    expect(changes.map(({ name }) => name)).toEqual(['/bugis', '/locations']);
  });

  test('a page is photographed on a phone and on a desktop, with the place that differs', () => {
    expect([...pictures.keys()]).toEqual(['/bugis']);
    const [phone, desktop] = pictures.get('/bugis')!;
    expect([phone!.width, desktop!.width]).toEqual([390, 1440]);
    for (const { photos, spots } of [phone!, desktop!]) {
      expect(photos.before!.height).toBeGreaterThan(2000);
      expect(spots.length).toBeGreaterThan(0);
      // The sentence is near the top. Nothing further down differs, even if it moved.
      for (const { top } of spots.flatMap((spot) => spot.after)) expect(top).toBeLessThan(photos.after!.height / 2);
    }
  });
});

describe('the report', () => {
  test('has the content first, then a part for each different change, with its words and search result', () => {
    const $ = load(report);
    expect(
      $('section h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(['On all 2 pages that change', '/bugis changed', '/locations changed']);
    expect($('main > *').first().hasClass('facts')).toBe(true);
    expect($('#all ins').first().text()).toBe('Blocks of the 1960s <to> 1980s around Beach Road and Rochor.');
    expect($('#all mark').length).toBeGreaterThan(0);
    expect($('#bugis h3').text()).toContain('Search result');
    expect($('#locations h3').text()).not.toContain('Search result');
    expect($('.facts td').html()).toBe('b<br>c');
  });

  test('has each photograph once, views of the places that differ, and the whole page in a closed part', () => {
    const $ = load(report);
    expect($('#bugis image').length).toBe(4);
    const views = $('#bugis figure svg');
    expect(views.length).toBeGreaterThanOrEqual(10);
    for (const view of views.toArray()) {
      expect($(view).attr('aria-label')).toMatch(/^.*\/bugis.* pixels wide$/);
      expect($($(view).find('use').attr('href')!).length).toBe(1);
    }
    expect($('#bugis details:not([open]) rect.mark-after').length).toBeGreaterThan(0);
    expect($('#locations image').length).toBe(0);
  });

  test('is one valid file without scripts and requests', async () => {
    const $ = load(report);
    expect($('script, link, iframe, img, object').length).toBe(0);
    for (const image of $('image').toArray()) expect($(image).attr('href')).toMatch(/^data:image\/webp;base64,/);
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const { results } = await validator.validateString(report.replaceAll(/base64,[^"]+/g, 'base64,'));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});
