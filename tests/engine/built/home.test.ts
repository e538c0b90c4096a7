import { expect, test } from 'vitest';
import {
  buttonTo,
  each,
  linkTo,
  questions,
  ratings,
  sectionHeaded,
  sections,
  words,
  wordsOf,
} from '../../support/built-site.ts';
import { site } from './site.ts';
import { services } from './expected-company.ts';

const $ = site.page('/');

test("the home page has the specification's sections in order", () => {
  const headings = sections($).map((section) => wordsOf($, 'h1, h2', section)[0]);
  expect(headings.map((heading, index) => (index === 5 ? typeof heading : heading))).toEqual([
    'Professional Cleaning Services in Singapore',
    expect.stringMatching(/^why choose/i),
    'Our Services',
    'How It Works',
    'What Our Customers Say',
    'string',
    'Ready for a cleaner space?',
  ]);
});

test('hero, points, cards, steps and the call to action have their words and lead on', () => {
  expect(buttonTo($, 'Book a Service', sections($)[0])).toBe('/contact');
  expect(wordsOf($, 'h3', sections($)[1])).toEqual(['Experienced Team', 'Personal Touch', 'Customer Focused']);
  const links = each($, 'a', sectionHeaded($, 'Our Services'));
  expect(links.map((link) => link.attr('href'))).toEqual(services.map(({ path }) => path));
  for (const link of links) expect(words(link)).toMatch(/Learn More$/);
  expect(wordsOf($, '.steps > li', sectionHeaded($, 'How It Works'))).toEqual([
    expect.stringMatching(/Book Now.*contact details.*job.*form/i),
    expect.stringMatching(/cleaning officer.*date, time and service type/i),
    expect.stringMatching(/cleaner arrives/i),
    expect.stringMatching(/enjoy the result/i),
  ]);
  expect(linkTo($, 'Book Now', sectionHeaded($, 'How It Works'))).toBe('/contact');
  expect(questions($, $('main'))).toHaveLength(5);
  expect(linkTo($, 'Contact Us', sectionHeaded($, 'Ready for a cleaner space?'))).toBe('/contact');
});

test('the carousel has five reviews of 4 or 5 stars, each with its author, neighbourhood and text', () => {
  const reviews = sectionHeaded($, 'What Our Customers Say');
  expect(words(reviews)).toContain(
    'Don’t just take our word for it – hear from our satisfied customers across Singapore.',
  );
  expect(ratings($, reviews).join('')).toMatch(/^[45]{5}$/);
  const names = (selector: string) => each($, selector, reviews).map((part) => part.attr('aria-label'));
  const own = [1, 2, 3, 4, 5].map((number) => `Review ${number} of 5`);
  expect(names('[aria-roledescription=slide]')).toEqual(own);
  expect(names('button')).toEqual([...own, 'Previous', 'Next']);
  for (const [index, review] of each($, 'figure:has(blockquote)').entries()) {
    expect(each($, 'svg:not([data-empty])', review)).toHaveLength(ratings($, reviews)[index]!);
    expect(words(review.find('blockquote'))).toMatch(/\w+/);
    expect(wordsOf($, 'figcaption > *', review)).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  }
});
