import { expect, test } from 'vitest';
import { pictures } from '#gallery/drawings.tsx';
import { areaScene, cardScene, stopScene } from '../../../src/drawings/scenes/area.ts';
import { label } from '../../../src/drawings/svg.ts';
import { areas } from './areas.ts';
import { checkMarkup, idsOf, referencesOf } from './marks.ts';

const drawn = () => [
  ...pictures(),
  ...[areaScene, cardScene, stopScene].flatMap((draw) => areas.map((facts) => [draw.name, draw(facts)] as const)),
];
const all = drawn();

test('every picture is drawn the same each time', () => {
  expect(drawn()).toEqual(all);
});

test('every picture is well-formed, flat, allowed by the policy, and refers only to its own ids', () => {
  for (const [, art] of all) {
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
  const informative = ['homes: flats', 'homes: none'];
  for (const [name, art] of all) {
    const says = informative.includes(name) ? 'role="img" aria-label="[^"]+"' : 'aria-hidden="true" focusable="false"';
    expect(art, name).toMatch(new RegExp(`^<svg [^>]*${says}>`));
  }
});

test('texts are escaped', () => {
  expect(label('<&">', 0, 0, { fill: '#000', size: 1 })).toContain('>&lt;&amp;&quot;&gt;<');
});
