import { describe, expect, test } from 'vitest';
import { label } from '../../../scripts/illustration/svg.ts';
import { checkMarkup, idsOf, referencesOf } from './marks.ts';
import { decorations, figures } from './pictures.ts';

const all = [...decorations(), ...figures()];

describe('every picture', () => {
  test('is drawn the same each time', () => {
    expect([...decorations(), ...figures()]).toEqual(all);
  });

  test('is well-formed', () => {
    for (const art of all) expect(() => checkMarkup(art)).not.toThrow();
  });

  test("contains nothing that the site's Content-Security-Policy forbids", () => {
    for (const art of all) {
      expect(art).not.toMatch(/ style=|<style|<script|<image|<foreignObject| on[a-z]+=/i);
      expect(art).not.toMatch(/https?:|href="(?!#)|url\((?!#)/i);
    }
  });

  test('has no gradients, filters or shadows', () => {
    for (const art of all) expect(art).not.toMatch(/Gradient|<filter|<mask/);
  });

  test('has numbers with at most one decimal, and no NaN or undefined', () => {
    for (const art of all) {
      expect(art).not.toMatch(/NaN|undefined|Infinity|null/);
      const coordinates = art.replaceAll(/ (?:opacity|transform)="[^"]*"/g, '');
      expect(coordinates).not.toMatch(/\d\.\d\d/);
    }
  });

  test('refers only to its own ids, each defined once', () => {
    for (const art of all) {
      const ids = idsOf(art);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(referencesOf(art)));
    }
  });
});

test('decorative pictures are hidden from screen readers, informative ones have a name', () => {
  for (const art of decorations()) expect(art).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">/);
  for (const art of figures()) expect(art).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+">/);
});

test('texts are escaped', () => {
  expect(label('<&">', 0, 0, { fill: '#000', size: 1 })).toContain('>&lt;&amp;&quot;&gt;<');
});
