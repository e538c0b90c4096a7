import { expect, test } from 'vitest';
import { label } from '../../../src/drawings/svg.ts';
import { checkMarkup, idsOf, referencesOf } from './marks.ts';
import { decorations, figures } from './pictures.ts';

const all = [...decorations(), ...figures()];

test('every picture is drawn the same each time', () => {
  expect([...decorations(), ...figures()]).toEqual(all);
});

test('every picture is well-formed, flat, allowed by the policy, and refers only to its own ids', () => {
  for (const art of all) {
    expect(() => checkMarkup(art)).not.toThrow();
    expect(art).not.toMatch(/ style=|<style|<script|<image|<foreignObject| on[a-z]+=/i);
    expect(art).not.toMatch(/https?:|href="(?!#)|url\((?!#)/i);
    expect(art).not.toMatch(/Gradient|<filter|<mask/);
    expect(art).not.toMatch(/NaN|undefined|Infinity|null/);
    // Numbers have at most one decimal.
    expect(art.replaceAll(/ (?:opacity|transform)="[^"]*"/g, '')).not.toMatch(/\d\.\d\d/);
    const ids = idsOf(art);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(referencesOf(art)));
  }
});

test('decorative pictures are hidden from screen readers, informative ones have a name', () => {
  for (const art of decorations()) expect(art).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">/);
  for (const art of figures()) expect(art).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+">/);
});

test('texts are escaped', () => {
  expect(label('<&">', 0, 0, { fill: '#000', size: 1 })).toContain('>&lt;&amp;&quot;&gt;<');
});
