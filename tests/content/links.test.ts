import { expect, test } from 'vitest';
import { brokenLinks, resourcesOf, unreached } from '../support/site-links.ts';
import { site, unlisted } from './site.ts';

test('every link, and every reference to an element, has its target', () => {
  expect(brokenLinks(site)).toEqual([]);
});

test('every picture, script, icon and frame that a page or the manifest requests exists', () => {
  const { icons } = JSON.parse(site.text('site.webmanifest')) as { icons: { src: string }[] };
  const requested = [
    ...site.paths().flatMap((path) => resourcesOf(site, path)),
    ...icons.map(({ src }) => src.slice(1)),
  ];
  expect([...new Set(requested)].filter((file) => !site.has(file))).toEqual([]);
});

test('every page except the thank-you page and the not-found page can be reached by links from the home page', () => {
  expect(unreached(site).toSorted()).toEqual(unlisted);
});
