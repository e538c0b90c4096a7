import { expect, test } from 'vitest';
import { each, sectionHeaded, terms, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { expectedAreas } from './expected-areas.ts';

const areaOf = new Map(expectedAreas.map((area) => [area.slug, area]));
const nameOf = (slug: string) => areaOf.get(slug)!.name;
const pageOf = (slug: string) => site.page(`/${slug}`);
const panelOf = (slug: string) => sectionHeaded(pageOf(slug), `${nameOf(slug)} Areas We Cover`);
const termsOf = (slug: string) => terms(pageOf(slug), panelOf(slug));

/** The published figures: HDB blocks, flats, and percent by type, copied from the table of areas, never from the site's data. */
test.each([
  ['punggol', 270, '29,115', '10% 12% 49% 30%'],
  ['pioneer', 250, '24,799', '4% 1% 42% 52%'],
  ['city-hall', 9, '955', '0% 54% 44% 2%'],
  ['bedok', 180, '24,891', '15% 44% 26% 15%'],
])(
  'the homes around %s are those of the public list, by flat type, with their source and its date',
  (slug, blocks, flats, types) => {
    expect(words(panelOf(slug))).toContain(`${flats} HDB flats in ${blocks} blocks stand within 1 km of the station`);
    expect(words(panelOf(slug))).toContain('HDB property list (November 2025)');
    const shown = Object.entries(termsOf(slug)).slice(0, 4);
    expect(shown.map(([, value]) => value).join(' ')).toBe(types);
    expect(shown.map(([label]) => label.split(/ (?:a .*)?typically/)[0])).toEqual([
      '1- and 2-room',
      '3-room',
      '4-room',
      '5-room and larger',
    ]);
    // Only the table of Bedok has sizes.
    expect(shown.filter(([label]) => label.endsWith(' m²'))).toHaveLength(slug === 'bedok' ? 3 : 0);
  },
);

test('Joon Koon has no flats near its station, so its page shows no shares of flats', () => {
  const text = words(panelOf('joon-koon'));
  expect(text).toContain('No HDB blocks stand within 1 km of the station');
  expect(text).toContain('Pioneer, 2.4 km away');
  expect(text).not.toContain('%,');
  expect(Object.values(termsOf('joon-koon')).filter((value) => value.includes('%'))).toEqual([]);
});

test('the sources of the homes have their dates, and the heading of the homes has the name of the station', () => {
  expect(words(site.page('/locations')('#sources'))).toMatch(/HDB property list.*as of 26 November 2025/);
  expect(wordsOf(pageOf('joon-koon'), 'h3', panelOf('joon-koon'))).toContain('Homes around Joo Koon');
});

test.each(expectedAreas)('the page of $name links the nearest areas, each with its code and its distance', (area) => {
  const shown = each(pageOf(area.slug), '#nearest li').map((item) => `${item.find('a').attr('href')}: ${words(item)}`);
  const expected = area.nearest.map(({ slug, km }) => `/${slug}: ${nameOf(slug)} ${areaOf.get(slug)!.code} ${km} km`);
  expect(shown).toEqual(expected);
});
