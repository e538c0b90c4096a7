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

const percent = (labels: readonly string[], values: readonly string[]) =>
  Object.fromEntries(labels.map((label, index) => [label, `${values[index]}%`]));

test.each(expectedHomes.filter(({ flats }) => flats > 0))(
  'the homes around $slug are those of the public list, by flat type and decade, with their source and its date',
  ({ slug, blocks, flats, flatTypes, decades }) => {
    const panel = panelOf(slug);
    const count = new Intl.NumberFormat('en-SG').format(flats);
    expect(words(panel)).toContain(`${count} HDB flats in ${blocks} blocks stand within 1 km of the station`);
    expect(words(panel)).toContain('HDB property list (November 2025)');
    const shown = Object.entries(termsOf(slug)).map(([label, value]) => [
      label.replace(/ (a \d-room is )?typically.*/, ''),
      value,
    ]);
    const types = ['1- and 2-room', '3-room', '4-room', '5-room and larger'];
    expect(Object.fromEntries(shown)).toMatchObject(percent(types, flatTypes));
    const picture = panel.find('svg.decades');
    const spoken = Object.entries(decades).map(([decade, share]) => `${share}% ${decade}`);
    expect(picture.attr('aria-label')).toBe(spoken.join(', '));
    for (const decade of Object.keys(decades)) expect(picture.text()).toContain(decade);
  },
);

test.each(expectedHomes.filter(({ households, dwellings }) => households.length + dwellings.length > 0))(
  'the kinds of homes around $slug are those of its subzone, or else those of the census, without kinds of 0%',
  ({ slug, planningArea, households, dwellings }) => {
    const text = words(panelOf(slug));
    const labels = ['HDB', 'condos and apartments', 'landed', 'other homes'];
    const own = dwellings.length > 0 ? dwellings : households;
    const shown = termsOf(slug);
    for (const [index, value] of own.entries())
      expect(shown[labels[index]!]).toBe(value === '0' ? undefined : `${value}%`);
    if (dwellings.length > 0) {
      expect(text).toMatch(/Homes in the .* subzone.*SingStat dwellings \(June 2022\)/);
      expect(text).not.toContain('Census');
    } else {
      expect(text).toContain(`${planningArea} planning area`);
      expect(text).toContain('Census of Population (2020)');
    }
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

test.each(expectedAreas)('the page of $name shows how long a clean takes, and links the nearest areas', (area) => {
  const { slug, name, nearest } = area;
  const values = Object.entries(termsOf(slug)).map(([label, value]) => `${value} ${label}`);
  expect(values).toContainEqual(expect.stringMatching(/^2–3.*average HDB flat/i));
  expect(values).toContainEqual(expect.stringMatching(/^3–4.*larger condo/i));
  const [here, ...stops] = each(pageOf(slug), 'ol li', panelOf(slug));
  expect(words(here!)).toBe(`${name} You are here`);
  const shown = stops.map((item) => ({
    slug: item.find('a').attr('href')?.slice(1),
    km: Number(/([\d.]+) km/.exec(words(item))?.[1]),
  }));
  expect(shown).toEqual(nearest);
  expect(words(panelOf(slug))).toContain('Distances in a straight line');
});
