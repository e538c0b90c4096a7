import { describe, expect, test } from 'vitest';
import { each, sectionHeaded, terms, words, type Part } from '../../support/built-site.ts';
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

/** The percentages without those of 0%, which the page leaves out. */
const livedIn = (labels: readonly string[], values: readonly string[]) =>
  Object.fromEntries(Object.entries(percent(labels, values)).filter(([, value]) => value !== '0%'));

const withFlats = expectedHomes.filter(({ flats }) => flats > 0);
const inSubzone = expectedHomes.filter(({ dwellings }) => dwellings.length > 0);
const counted = expectedHomes.filter(({ households, dwellings }) => households.length > 0 && dwellings.length === 0);

test('the table has all areas, of which one has no flats and no published households', () => {
  expect(expectedHomes).toHaveLength(9);
  expect(withFlats).toHaveLength(8);
  expect([...counted, ...inSubzone]).toHaveLength(8);
});

describe.each(withFlats)('the homes around $slug', ({ slug, blocks, flats, flatTypes, decades }) => {
  test('are counted as in the public list', () => {
    const count = new Intl.NumberFormat('en-SG').format(flats);
    expect(words(panelOf(slug))).toContain(`${count} HDB flats in ${blocks} blocks stand within 1 km of the station`);
  });

  test('are shown by flat type', () => {
    const labels = ['1- and 2-room', '3-room', '4-room', '5-room and larger'];
    const shown = Object.entries(termsOf(slug)).map(([label, value]) => [
      label.replace(/ (a \d-room is )?typically.*/, ''),
      value,
    ]);
    expect(Object.fromEntries(shown)).toMatchObject(percent(labels, flatTypes));
  });

  test('are shown by the decade of their building', () => {
    const picture = panelOf(slug).find('svg.decades');
    const spoken = Object.entries(decades).map(([decade, share]) => `${share}% ${decade}`);
    expect(picture.attr('aria-label')).toBe(spoken.join(', '));
    for (const decade of Object.keys(decades)) expect(picture.text()).toContain(decade);
  });

  test('are shown with their source and its date', () => {
    expect(words(panelOf(slug))).toContain('HDB property list (November 2025)');
    expect(words(site.page('/locations')('#sources'))).toMatch(/HDB property list.*as of 26 November 2025/);
  });
});

describe.each(counted)('the households around $slug', ({ slug, planningArea, households }) => {
  test('are shown as in the census, with the source', () => {
    expect(termsOf(slug)).toMatchObject(livedIn(['HDB', 'condos and apartments', 'landed'], households));
    expect(words(panelOf(slug))).toContain(`${planningArea} planning area`);
    expect(words(panelOf(slug))).toContain('Census of Population (2020)');
  });
});

test.each(inSubzone)(
  'the page shows the homes in the subzone of $slug by kind, without kinds of 0% and without the census',
  ({ slug, dwellings }) => {
    const labels = ['HDB', 'condos and apartments', 'landed', 'other homes'].slice(0, dwellings.length);
    expect(termsOf(slug)).toMatchObject(livedIn(labels, dwellings));
    for (const [index, label] of labels.entries())
      if (dwellings[index] === '0') expect(Object.keys(termsOf(slug))).not.toContain(label);
    const text = words(panelOf(slug));
    expect(text).toMatch(/Homes in the .* subzone.*SingStat dwellings \(June 2022\)/);
    expect(text).not.toContain('Census');
  },
);

test('Joon Koon has no flats near its station, so its page shows no shares of flats', () => {
  const text = words(panelOf('joon-koon'));
  expect(text).toContain('No HDB blocks stand within 1 km of the station');
  expect(text).toContain('Pioneer, 2.4 km away');
  expect(text).not.toContain('%,');
  expect(Object.values(termsOf('joon-koon')).filter((value) => value.includes('%'))).toEqual([]);
});

test.each([
  ['joon-koon', 'Homes around Joo Koon'],
  ['punggol', 'Homes around Punggol'],
])("the heading of the homes of %s has the station's own name", (slug, heading) => {
  expect(each(pageOf(slug), 'h3', panelOf(slug)).map(words)).toContain(heading);
});

describe.each(expectedAreas)('the page of $name', ({ slug, name, nearest }) => {
  test('shows how long a clean takes', () => {
    const values = Object.entries(termsOf(slug)).map(([label, value]) => `${value} ${label}`);
    expect(values).toContainEqual(expect.stringMatching(/^2–3.*average HDB flat/i));
    expect(values).toContainEqual(expect.stringMatching(/^3–4.*larger condo/i));
  });

  test('links to the three nearest areas, with their distance in a straight line', () => {
    const stop = (item: Part) => ({
      slug: item.find('a').attr('href')?.slice(1),
      km: Number(/([\d.]+) km/.exec(words(item))?.[1]),
    });
    const [here, ...stops] = each(pageOf(slug), 'ol li', panelOf(slug));
    expect(words(here!)).toBe(`${name} You are here`);
    expect(stops.map(stop)).toEqual(nearest);
    expect(words(panelOf(slug))).toContain('Distances in a straight line');
  });
});
