import { describe, expect, test } from 'vitest';
import { buttonTo, each, linkTo, questions, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { expectedAreas } from './expected-areas.ts';
import { company, services } from './expected-company.ts';

describe.each(expectedAreas)('the page of $name', ({ slug, name, station, code, tiles }) => {
  const $ = site.page(`/${slug}`);
  const all = sections($);
  const [hero, community, offer, coverage, booking, faq, closing] = all;
  const description = $('meta[name="description"]').attr('content') ?? '';

  test('has the title of the specification', () => {
    expect(words($('head > title'))).toBe(`Part Time Maid Services in ${name} - ${company.brand}`);
  });

  test('has a description of the fixed sentence and one fact of its own', () => {
    const fixed = `Professional, efficient cleaning tailored to your needs in ${name}. Book today. `;
    expect(description.startsWith(fixed)).toBe(true);
    expect(description.slice(fixed.length)).toMatch(/^\S.{15,}\.$/);
  });

  test('has the seven sections in order', () => {
    expect(all.map((section) => wordsOf($, 'h1, h2', section))).toEqual([
      [`Part Time Maid Services in ${name}`],
      [`Serving ${name} Community`],
      ['Services'],
      [`${name} Areas We Cover`],
      [`Book Your Part Time Maid in ${name}`],
      [expect.stringMatching(/\w/)],
      [`Need a Part Time Maid in ${name}?`],
    ]);
  });

  test('begins with a subtitle and a button to book', () => {
    expect(words(hero!.find('p.lead'))).toMatch(/\w/);
    expect(buttonTo($, 'Book Part Time Maid', hero)).toBe('/contact');
  });

  test('shows the sign and the name of its station', () => {
    expect(words(hero!)).toContain(code);
    expect(words(hero!).includes(`${station} station`)).toBe(station !== name);
  });

  test('has three features', () => {
    const [local, flexible, trusted, ...more] = wordsOf($, 'li', community);
    expect(local).toMatch(/^Local Expertise/);
    expect(flexible).toMatch(/^Flexible Scheduling/);
    expect(trusted).toMatch(/^Trusted Professionals.*trained, insured and background-checked/i);
    expect(more).toEqual([]);
  });

  test('has three cards with the names of the services on area pages', () => {
    const cards = each($, 'a', offer);
    const shown = cards.map((card) => [words(card.find('h3')), card.attr('href')]);
    // The service that matters most in this area comes first.
    const first = $('.here-card a').attr('href');
    expect(shown[0]![1]).toBe(first);
    const others = services.map(({ area, path }) => [area, path]);
    expect(shown).toEqual(others.toSorted((a, b) => Number(b[1] === first) - Number(a[1] === first)));
    for (const card of cards) expect(words(card)).toMatch(/Learn More$/);
  });

  test('has its eight tiles', () => {
    expect(tiles).toHaveLength(8);
    expect(wordsOf($, '> li', coverage!.find('ul').first())).toEqual(tiles);
  });

  test('has four ticks beside the quote form', () => {
    expect(wordsOf($, 'li', booking)).toEqual([
      'Same-day response guarantee',
      'Free consultation and quote',
      'Flexible scheduling options',
      'Experienced local cleaners',
    ]);
    expect(booking!.find('form')).toHaveLength(1);
  });

  test('answers the five questions of the specification', () => {
    const [offered, covered, often, which, how, ...more] = questions($, faq!).map(
      ({ question, answer }) => `${question} ${words(answer)}`,
    );
    expect(offered).toContain(`in ${name}? Yes`);
    for (const place of tiles.slice(0, 4)) expect(covered).toContain(place);
    expect(often).toMatch(/how often.*weekly, bi-weekly, monthly,? or ad-hoc/i);
    expect(which).toMatch(/which services.*regular.*deep cleaning.*move.*renovation.*specialised/i);
    expect(how).toMatch(/how do i book.*form.*call.*e-mail/i);
    expect(more).toEqual([]);
  });

  test('names phone and e-mail in its answers as links', () => {
    const hrefs = questions($, faq!).flatMap(({ answer }) => each($, 'a', answer).map((link) => link.attr('href')));
    expect(hrefs).toContain(company.phone.href);
    expect(hrefs).toContain(company.email.href);
  });

  test('closes with a call to contact', () => {
    expect(linkTo($, 'Contact Us', closing)).toBe('/contact');
  });
});

test('each area page begins with its own picture', () => {
  const pictures = expectedAreas.map(({ slug }) => {
    const $ = site.page(`/${slug}`);
    const own = each($, 'svg, img', sections($)[0]).filter((item) => item.parents('a, button').length === 0);
    return { slug, picture: own.map(String).join('') };
  });
  const drawn = pictures.map(({ picture }) => picture);
  expect(pictures.filter(({ picture }) => picture === '').map(({ slug }) => slug)).toEqual([]);
  expect(pictures.filter(({ picture }, index) => drawn.indexOf(picture) !== index)).toEqual([]);
});
