import { expect, test } from 'vitest';
import { each, sectionHeaded, terms, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { expectedAreas } from './expected-areas.ts';
import { expectedHomes } from './expected-homes.ts';

const areaOf = new Map(expectedAreas.map((area) => [area.slug, area]));
const nameOf = (slug: string) => areaOf.get(slug)!.name;
const pageOf = (slug: string) => site.page(`/${slug}`);
const panelOf = (slug: string) => sectionHeaded(pageOf(slug), `${nameOf(slug)} Areas We Cover`);
const termsOf = (slug: string) => terms(pageOf(slug), panelOf(slug));

/** The size beside the name of a type of flat. */
const size = / (a \d-room is )?typically \d+ m²$/;

const percent = (labels: readonly string[], values: readonly string[]) =>
  Object.fromEntries(labels.map((label, index) => [label, `${values[index]}%`]));

test.each(expectedHomes.filter(({ flats }) => flats > 0))(
  'the homes around $slug are those of the public list, by flat type, with their source and its date',
  ({ slug, blocks, flats, flatTypes }) => {
    const panel = panelOf(slug);
    const count = new Intl.NumberFormat('en-SG').format(flats);
    expect(words(panel)).toContain(`${count} HDB flats in ${blocks} blocks stand within 1 km of the station`);
    expect(words(panel)).toContain('HDB property list (November 2025)');
    const shown = Object.entries(termsOf(slug)).map(([label, value]) => [label.replace(size, ''), value]);
    // Only the table of Bedok has sizes.
    expect(Object.keys(termsOf(slug)).filter((label) => size.test(label))).toHaveLength(slug === 'bedok' ? 3 : 0);
    const types = ['1- and 2-room', '3-room', '4-room', '5-room and larger'];
    expect(Object.fromEntries(shown)).toMatchObject(percent(types, flatTypes));
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
