import { expect, test } from 'vitest';
import { each, words } from '../../support/built-site.ts';
import { awayFrom } from '../../support/site-links.ts';
import { site } from './site.ts';

test('only the social networks and the map are links to other sites, and old addresses redirect', () => {
  const map = 'https://www.google.com/maps/search/?api=1&query=Blk+20+Sin+Ming+Lane+Singapore+573968';
  const social = ['https://facebook.example/sapu', 'https://instagram.example/sapu'];
  expect(awayFrom(site)).toEqual(new Set([...social, map]));
  expect(site.text('_redirects')).toContain('/joo-koon /joon-koon 301\n');
});

test('reviews are labelled as samples, and the only prices are the three of Move In/Out', () => {
  for (const path of site.paths()) {
    const reviews = each(site.page(path), 'figure:has(blockquote)').map(words);
    expect(
      reviews.filter((review) => !review.startsWith('Sample review')),
      path,
    ).toEqual([]);
    const amounts = site.html(path).match(/\$\s?\d[\d,.]*/g) ?? [];
    expect(
      amounts.filter((amount) => !/^\$(280|380|480)\.?,?$/.test(amount)),
      path,
    ).toEqual([]);
  }
});

test('no browser darkens a page, or what is in its frames, by itself', () => {
  const isLight = (file: string) => /<head>.*<meta name="color-scheme" content="only light">/.test(site.text(file));
  expect(site.files('.html').filter((file) => !isLight(file))).toEqual([]);
});
