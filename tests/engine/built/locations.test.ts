import { describe, expect, test } from 'vitest';
import { each, linkTo, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { areaPaths, expectedAreas, expectedGroups } from './expected-areas.ts';

const $ = site.page('/locations');
const [hero, list, coverage, why, closing, ...more] = sections($);
const cards = each($, 'a:contains("View Services in")');

describe('the locations index', () => {
  test('has hero, cards, island-wide coverage, why choose and call to action in order', () => {
    expect(linkTo($, 'See all locations', hero)).toBe('/locations#locations');
    expect(list?.attr('id')).toBe('locations');
    expect(wordsOf($, 'h2', coverage)).toEqual([expect.stringMatching(/island-wide coverage/i)]);
    expect(wordsOf($, 'h2', why)).toEqual([expect.stringMatching(/why choose/i)]);
    expect(linkTo($, 'Contact Us', closing)).toBe('/contact');
    expect(more).toEqual([]);
  });

  test('links each of the areas once', () => {
    expect(cards.map((card) => card.attr('href')).toSorted()).toEqual(areaPaths.toSorted());
  });

  test('has "35+" in its description and "40+" in its text', () => {
    expect($('meta[name="description"]').attr('content')).toContain('35+');
    expect(words($('main'))).toContain('40+');
    expect(words($('main'))).not.toContain('35+');
  });

  test('offers other areas on request', () => {
    expect(words(coverage!)).toContain('Other areas on request');
  });
});

describe('a card of the locations index', () => {
  test.each(expectedAreas)(
    'shows the name $name, its code and a fact, and links to its page',
    ({ slug, name, code }) => {
      const card = cards.find((candidate) => candidate.attr('href') === `/${slug}`)!;
      expect(words(card.find('h3'))).toBe(name);
      expect(words(card)).toContain(` ${code} `);
      expect(words(card.find('p')).length).toBeGreaterThan(20);
      expect(words(card)).toMatch(new RegExp(`View Services in ${name}$`));
    },
  );

  test('has a description that no other card has', () => {
    const facts = cards.map((card) => words(card.find('p')));
    expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
  });
});

describe('the groups of the locations index', () => {
  test('are the lines in their order', () => {
    expect(wordsOf($, 'h2', list)).toEqual(expectedGroups.map(({ heading }) => heading));
  });

  test.each(expectedGroups)('$heading has its stations in the order of the line', ({ heading, areas }) => {
    const links = each($, 'h2, a', list);
    const start = links.findIndex((item) => words(item) === heading);
    const below = links.slice(start + 1);
    const end = below.findIndex((item) => item.is('h2'));
    const paths = (end < 0 ? below : below.slice(0, end)).map((item) => item.attr('href'));
    expect(paths.filter((path) => areaPaths.includes(path ?? ''))).toEqual(areas.map(({ slug }) => `/${slug}`));
  });
});
