import { expect, test } from 'vitest';
import { each, linkTo, sections, words, wordsOf, type Part } from '../../support/built-site.ts';
import { site } from './site.ts';
import { areaPaths, expectedAreas, expectedGroups } from './expected-areas.ts';

const $ = site.page('/locations');
const [hero, list, coverage, why, closing, ...more] = sections($);
const stops = each($, '.stop');
const linkOf = (stop: Part) => stop.find('a').attr('href');

test('the locations index has hero, cards, island-wide coverage, why choose and call to action in order', () => {
  expect(linkTo($, 'See all locations', hero)).toBe('/locations#locations');
  expect(list?.attr('id')).toBe('locations');
  expect(wordsOf($, 'h2', coverage)).toEqual([expect.stringMatching(/island-wide coverage/i)]);
  expect(words(coverage!)).toContain('Other areas on request');
  expect(wordsOf($, 'h2', why)).toEqual([expect.stringMatching(/why choose/i)]);
  expect(linkTo($, 'Contact Us', closing)).toBe('/contact');
  expect(more).toEqual([]);
  expect($('meta[name="description"]').attr('content')).toContain('35+');
  expect(words($('main'))).toContain('40+');
  expect(words($('main'))).not.toContain('35+');
});

test('each area has one stop, with its name, its code and a description that no other stop has', () => {
  expect(stops.map((stop) => linkOf(stop)).toSorted()).toEqual(areaPaths.toSorted());
  for (const { slug, name, code } of expectedAreas) {
    const stop = stops.find((candidate) => linkOf(candidate) === `/${slug}`)!;
    expect(stop.attr('id')).toBe(`at-${slug}`);
    expect(words(stop.find('h3'))).toBe(name);
    expect(words(stop.find('.pill'))).toBe(code);
    const [letters, lineName] = code.startsWith('NE') ? ['ne', 'North East Line'] : ['ew', 'East West Line'];
    const shown = { class: `pill pill-${letters}`, role: 'img', 'aria-label': `${code}, ${lineName}` };
    expect(stop.find('.pill').attr()).toEqual({ ...shown, 'data-tip': lineName });
    expect(words(stop.find('p:not(.yes)')).length, name).toBeGreaterThan(20);
    expect(words(stop)).toMatch(new RegExp(`View Services in ${name}$`));
  }
  const facts = stops.map((stop) => words(stop.find('p:not(.yes)')));
  expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
});

test('the groups are the lines, each with its stations in the order of the line', () => {
  const isShown = (item: Part) => item.is('h2') || areaPaths.includes(item.attr('href') ?? '');
  const shown = each($, 'h2, a', list).filter(isShown);
  const expected = expectedGroups.flatMap(({ heading, areas }) => [heading, ...areas.map(({ slug }) => `/${slug}`)]);
  expect(shown.map((item) => item.attr('href') ?? words(item))).toEqual(expected);
});
