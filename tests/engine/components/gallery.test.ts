import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { groups } from '#gallery/all-examples.ts';
import { renderGallery } from '#gallery/render-gallery.tsx';
import { withOwnIds } from '#gallery/render-example.tsx';

describe('the gallery', () => {
  const $ = load(renderGallery());
  const ids = $('[id]')
    .toArray()
    .map((node) => $(node).attr('id')!);

  test('shows every example', () => {
    const count = groups.reduce((sum, { examples }) => sum + examples.length, 0);
    expect($('.gallery-frame:not(:empty)')).toHaveLength(count);
    expect(count).toBeGreaterThan(100);
  });

  test('has no id twice, so that labels and buttons refer to the right elements', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = $('[for], [popovertarget]')
      .toArray()
      .map((node) => $(node).attr('for') ?? $(node).attr('popovertarget')!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has a link to every component and to every example', () => {
    const anchors = $('.gallery-contents a, .gallery-example > h3 a')
      .toArray()
      .map((link) => $(link).attr('href')!.slice(1));
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(groups.filter(({ name }) => !anchors.includes(name))).toEqual([]);
  });

  test('cannot be indexed by search engines', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });
});

test('ids and their references are changed together', () => {
  expect(withOwnIds('<label for="a">A</label><input id="a" name="b" class="for">', 'x')).toBe(
    '<label for="x-a">A</label><input id="x-a" name="x-b" class="for">',
  );
});
