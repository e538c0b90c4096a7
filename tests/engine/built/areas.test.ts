import { expect, test } from 'vitest';
import { buttonTo, each, linkTo, questions, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { expectedAreas } from './expected-areas.ts';
import { company, services } from './expected-company.ts';

test.each(expectedAreas)('the page of $name follows the specification', ({ slug, name, station, code, tiles }) => {
  const $ = site.page(`/${slug}`);
  const all = sections($);
  const [hero, community, offer, coverage, booking, faq, closing] = all;
  const description = $('meta[name="description"]').attr('content') ?? '';

  expect(words($('head > title'))).toBe(`Part Time Maid Services in ${name} - ${company.brand}`);
  const fixed = `Professional, efficient cleaning tailored to your needs in ${name}. Book today. `;
  expect(description.startsWith(fixed)).toBe(true);
  expect(description.slice(fixed.length)).toMatch(/^\S.{15,}\.$/);
  expect(all.map((section) => wordsOf($, 'h1, h2', section))).toEqual([
    [`Part Time Maid Services in ${name}`],
    [`Serving ${name} Community`],
    ['Services'],
    [`${name} Areas We Cover`],
    [`Book Your Part Time Maid in ${name}`],
    [expect.stringMatching(/\w/)],
    [`Need a Part Time Maid in ${name}?`],
  ]);

  expect(words(hero!.find('p.lead'))).toMatch(/\w/);
  expect(buttonTo($, 'Book Part Time Maid', hero)).toBe('/contact');
  expect(words(hero!)).toContain(code);
  expect(words(hero!).includes(`${station} station`)).toBe(station !== name);

  expect(wordsOf($, 'li', community)).toEqual([
    expect.stringMatching(/^Local Expertise/),
    expect.stringMatching(/^Flexible Scheduling/),
    expect.stringMatching(/^Trusted Professionals.*trained, insured and background-checked/i),
  ]);

  const cards = each($, 'a', offer);
  const shown = cards.map((card) => [words(card.find('h3')), card.attr('href')]);
  expect(shown).toEqual(services.map(({ area, path }) => [area, path]));
  for (const card of cards) expect(words(card)).toMatch(/Learn More$/);

  expect(tiles).toHaveLength(8);
  expect(wordsOf($, '> li', coverage!.find('ul').first())).toEqual(tiles);
  expect(wordsOf($, 'li', booking)).toEqual([
    'Same-day response guarantee',
    'Free consultation and quote',
    'Flexible scheduling options',
    'Experienced local cleaners',
  ]);
  expect(booking!.find('form')).toHaveLength(1);

  const answers = questions($, faq!);
  expect(answers.map(({ question, answer }) => `${question} ${words(answer)}`)).toEqual([
    expect.stringContaining(`in ${name}? Yes`),
    expect.stringMatching(tiles.slice(0, 4).join('.*').replaceAll('&', '.')),
    expect.stringMatching(/how often.*weekly, bi-weekly, monthly,? or ad-hoc/i),
    expect.stringMatching(/which services.*regular.*deep cleaning.*move.*renovation.*specialised/i),
    expect.stringMatching(/how do i book.*form.*call.*e-mail/i),
  ]);
  const hrefs = answers.flatMap(({ answer }) => each($, 'a', answer).map((link) => link.attr('href')));
  expect(hrefs).toEqual(expect.arrayContaining([company.phone.href, company.email.href]));
  expect(linkTo($, 'Contact Us', closing)).toBe('/contact');
});

test('each area page begins with its own picture', () => {
  const pictures = expectedAreas.map(({ slug }) => {
    const $ = site.page(`/${slug}`);
    const own = each($, 'svg, img', sections($)[0]).filter((item) => item.parents('a, button').length === 0);
    return own.map(String).join('');
  });
  expect(pictures).not.toContain('');
  expect(new Set(pictures).size).toBe(expectedAreas.length);
});
