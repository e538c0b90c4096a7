import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { groups } from '#gallery/all-examples.ts';
import { drawn } from '#gallery/drawings.tsx';
import { renderGallery } from '#gallery/render-gallery.tsx';

test('the gallery shows and links every example, with ids of its own, and cannot be indexed by search engines', () => {
  const $ = load(renderGallery());
  const valuesOf = (selector: string, name: string) => [...$(selector)].map((node) => $(node).attr(name)!);
  const ids = valuesOf('[id]', 'id');
  const all = [...groups, drawn];
  expect($('.gallery-frame:not(:empty)')).toHaveLength(all.flatMap(({ examples }) => Object.keys(examples)).length);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const anchors = valuesOf('.gallery-contents a, .gallery-example > h3 a', 'href').map((href) => href.slice(1));
  const drawings = $('#Drawings')
    .html()!
    .matchAll(/(?:url\(|<use href=")#([\w-]+)/g);
  const named = [
    ...valuesOf('[for]', 'for'),
    ...valuesOf('[popovertarget]', 'popovertarget'),
    ...anchors,
    ...[...drawings].map(([, id]) => id!),
  ];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(all.filter(({ name }) => !anchors.includes(name))).toEqual([]);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
});
