import { expect, test } from 'vitest';
import { buttonTo, each, linkTo, questions, ratings, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { enquiryServices, services } from './expected-company.ts';

test.each(services.map(({ path }, index) => [path, enquiryServices[index]!] as const))(
  '%s has its name in its heading and title, and five questions, of which one is open at a time, at first the first',
  (path, name) => {
    const $ = site.page(path);
    expect(words($('h1'))).toBe(name);
    expect(words($('head > title'))).toContain(name);
    expect(questions($, $('main'))).toHaveLength(5);
    expect(new Set(each($, 'main details').map((item) => item.attr('name'))).size).toBe(1);
    expect(each($, 'main details').map((item) => item.is('[open]'))).toEqual([true, false, false, false, false]);
  },
);

test('weekly cleaning has hero, inclusions, questions and call to action, and its durations and notice', () => {
  const $ = site.page('/weekly-cleaning');
  const [hero, inclusions, faq, closing, ...more] = sections($);
  expect(buttonTo($, 'Schedule Your Weekly Cleaning', hero)).toBe('/contact#weekly-cleaning');
  const rooms = ['Living Room & Bedrooms', 'Kitchen', 'Bathrooms', 'Common Areas & Entryways'];
  expect(wordsOf($, 'li h3', inclusions)).toEqual(rooms);
  expect(questions($, faq!)).toHaveLength(5);
  expect(linkTo($, 'Get Started', closing)).toBe('/contact#weekly-cleaning');
  expect(more).toEqual([]);
  expect(words($('main'))).toMatch(/2–3 hours for an average HDB flat.*3–4 hours for a larger condo/);
  expect(words($('main'))).toMatch(/at least 24 hours notice.*cancellation fee/);
});

test('move in/out cleaning has prices, inclusions, reasons, testimonials and questions, and how far ahead to book', () => {
  const $ = site.page('/move-in-out-cleaning');
  const [hero, inclusions, why, reviews, faq] = sections($);
  expect(buttonTo($, 'Book Move In/Out Cleaning', hero)).toBe('/contact#move-in-out-cleaning');
  expect(each($, '#board tbody input', hero).map((choice) => choice.attr('aria-label'))).toEqual([
    'HDB flat Move in/out from $280',
    'Condo Move in/out from $380',
    'Landed Move in/out from $480',
    'Office Move in/out free quote',
  ]);
  expect(wordsOf($, '#board tbody td', hero)).toEqual(['from $280', 'from $380', 'from $480', 'free quote']);
  const numbers = wordsOf($, 'ol > li:has(h3)', inclusions).map((text) => Number.parseInt(text, 10));
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
  expect(wordsOf($, 'li h3', why).join().toLowerCase()).toBe(
    'background-checked professionals,time saving,reliable and fully covered,satisfaction guaranteed',
  );
  expect(ratings($, reviews!)).toEqual([5, 5, 5]);
  // A wide screen shows all three, and hides the controls.
  expect(reviews!.find('.slide-controls').hasClass('slide-controls-three')).toBe(true);
  for (const review of each($, 'figure:has(blockquote)', reviews)) {
    expect(wordsOf($, 'figcaption > *', review)).toHaveLength(2);
  }
  expect(questions($, faq!)).toHaveLength(5);
  const text = words($('main'));
  for (const said of ['at least 1–2 weeks', 'June to August and December to January', 'deep-clean areas cost extra'])
    expect(text).toContain(said);
});

test('post renovation cleaning has hero, intro, six inclusions, questions and call to action, and its duration', () => {
  const $ = site.page('/post-renovation-cleaning');
  const [hero, again, inclusions, faq, closing, ...more] = sections($);
  expect(buttonTo($, 'Book Post Renovation Cleaning', hero)).toBe('/contact#post-renovation-cleaning');
  // Homes with the same hours share one cell, and each is a choice.
  expect(wordsOf($, '#board tbody td', hero)).toEqual(['4 to 8 h', 'free quote']);
  expect(each($, '#board tbody th input', hero)).toHaveLength(4);
  expect(words(again!)).toBe('Not satisfied? Report it within 24 hours');
  expect(wordsOf($, 'li h3', inclusions)).toHaveLength(6);
  expect(questions($, faq!)).toHaveLength(5);
  expect(linkTo($, 'Get Started', closing)).toBe('/contact#post-renovation-cleaning');
  expect(more).toEqual([]);
  expect(words($('main'))).toContain('4 to 8 hours');
});
