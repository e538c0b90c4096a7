import { describe, expect, test } from 'vitest';
import { each, words } from '../../support/built-site.ts';
import { site } from './site.ts';

describe.each(site.paths())('the page %s', (path) => {
  const $ = site.page(path);

  test('labels every review as a sample', () => {
    const reviews = each($, 'figure:has(blockquote)');
    expect(reviews.filter((review) => !words(review).startsWith('Sample review'))).toEqual([]);
  });

  test('has no prices except the three of Move In/Out', () => {
    const amounts = site.html(path).match(/\$\s?\d[\d,.]*/g) ?? [];
    expect(amounts.filter((amount) => !/^\$(280|380|480)\.?,?$/.test(amount))).toEqual([]);
  });
});

test('the three prices are on the page Move In/Out', () => {
  const text = words(site.page('/move-in-out-cleaning')('main'));
  for (const price of ['$280', '$380', '$480']) expect(text).toContain(price);
});
