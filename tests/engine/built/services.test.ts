import { describe, expect, test } from 'vitest';
import { buttonTo, each, linkTo, questions, ratings, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { enquiryServices, services } from './expected-company.ts';

const weekly = site.page('/weekly-cleaning');
const move = site.page('/move-in-out-cleaning');
const renovation = site.page('/post-renovation-cleaning');

describe.each(services.map(({ path }, index) => [path, enquiryServices[index]!] as const))('%s', (path, name) => {
  const $ = site.page(path);

  test('has the name of the service in its heading and title', () => {
    expect(words($('h1'))).toBe(name);
    expect(words($('head > title'))).toContain(name);
  });

  test('has five questions, of which one is open at a time', () => {
    expect(questions($, $('main'))).toHaveLength(5);
    expect(new Set(each($, 'main details').map((item) => item.attr('name'))).size).toBe(1);
    expect($('main details[open]').length).toBeLessThanOrEqual(1);
  });
});

describe('weekly cleaning', () => {
  const [hero, inclusions, faq, closing, ...more] = sections(weekly);

  test('has hero, intro, inclusions, questions and call to action in order', () => {
    expect(words(hero!)).toContain('Weekly Cleaning');
    expect(buttonTo(weekly, 'Schedule Your Weekly Cleaning', hero)).toBe('/contact');
    expect(questions(weekly, faq!)).toHaveLength(5);
    expect(linkTo(weekly, 'Get Started', closing)).toBe('/contact');
    expect(more).toEqual([]);
  });

  test('includes four parts of the home', () => {
    expect(wordsOf(weekly, 'li h3', inclusions)).toEqual([
      'Living Room & Bedrooms',
      'Kitchen',
      'Bathrooms',
      'Common Areas & Entryways',
    ]);
  });

  test('states how long it takes and when a cancellation fee applies', () => {
    const text = words(weekly('main'));
    expect(text).toMatch(/2–3 hours for an average HDB flat/);
    expect(text).toMatch(/3–4 hours for a larger condo/);
    expect(text).toMatch(/at least 24 hours notice.*cancellation fee/);
  });
});

describe('move in/out cleaning', () => {
  const [hero, inclusions, why, reviews, faq] = sections(move);

  test('has intro, inclusions, reasons, testimonials and questions in order', () => {
    expect(buttonTo(move, 'Book Move In/Out Cleaning', hero)).toBe('/contact');
    expect(wordsOf(move, 'ol > li h3', inclusions)).toHaveLength(5);
    expect(each(move, 'figure:has(blockquote)', reviews)).toHaveLength(3);
    expect(questions(move, faq!)).toHaveLength(5);
  });

  test('has five numbered inclusions', () => {
    const numbers = wordsOf(move, 'ol > li', inclusions).map((text) => Number.parseInt(text, 10));
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });

  test('gives four reasons', () => {
    const reasons = wordsOf(move, 'li', why);
    expect(reasons).toEqual([
      expect.stringMatching(/^Background-checked professionals/i),
      expect.stringMatching(/^Time saving/i),
      expect.stringMatching(/^Reliable and fully covered/i),
      expect.stringMatching(/^Satisfaction guaranteed/i),
    ]);
    expect(wordsOf(move, 'li h3', why)).toHaveLength(4);
  });

  test('shows three testimonials of five stars, each with a name and a neighbourhood', () => {
    expect(ratings(move, reviews!)).toEqual([5, 5, 5]);
    for (const review of each(move, 'figure:has(blockquote)', reviews)) {
      expect(wordsOf(move, 'figcaption > *', review)).toHaveLength(2);
    }
  });

  test('has a panel with the three prices and the free quote, and no other figure', () => {
    expect(wordsOf(move, '[role=status] p:has(b)', hero)).toEqual([
      'from $280 HDB flat',
      'from $380 Condo',
      'from $480 Landed',
      'Free quote for time and price',
    ]);
  });

  test('states how far ahead to book, and when the peak seasons are', () => {
    const text = words(move('main'));
    expect(text).toContain('at least 1–2 weeks');
    expect(text).toContain('June to August and December to January');
    expect(text).toContain('Extra deep-clean areas cost extra');
  });
});

describe('post renovation cleaning', () => {
  const [hero, again, inclusions, faq, closing, ...more] = sections(renovation);

  test('has hero, intro, inclusions, questions and call to action in order', () => {
    expect(buttonTo(renovation, 'Book Post Renovation Cleaning', hero)).toBe('/contact');
    expect(words(again!)).toBe('Not satisfied? Report it within 24 hours');
    expect(questions(renovation, faq!)).toHaveLength(5);
    expect(linkTo(renovation, 'Get Started', closing)).toBe('/contact');
    expect(more).toEqual([]);
  });

  test('has six inclusions and takes 4 to 8 hours', () => {
    expect(wordsOf(renovation, 'li h3', inclusions)).toHaveLength(6);
    expect(words(renovation('main'))).toContain('4 to 8 hours');
  });
});
