import { expect, test } from 'vitest';
import * as drawings from '#drawings/index.ts';
import { areaScene, cardScene, stopScene } from '../../../src/drawings/scenes/area.ts';
import { label } from '../../../src/drawings/svg.ts';
import { areas } from './areas.ts';
import { checkMarkup, idsOf, referencesOf } from './marks.ts';

const files = Object.keys(import.meta.glob('../../../src/drawings/drawn/*/*.svg'));
const number = '20';

/** The pictures of a folder of src/drawings/drawn. */
const folder = (inside: string, draw: (name: string, place: number) => string) =>
  files
    .flatMap((file) => (file.includes(`/${inside}/`) ? file.slice(file.lastIndexOf('/') + 1, -'.svg'.length) : []))
    .map((name, place) => [`${inside}: ${name}`, draw(name, place)] as const);

/** Every picture but those of areas, drawn anew. */
function pictures() {
  const slots = { number: drawings.paintedNumber(number) };
  const homes = { livery: '#1F7A55', distance: '2.4 km', says: 'None within 1 km' } as const;
  return [
    ['block: afternoon', drawings.homeScene({ number })],
    ['block: dusk', drawings.homeScene({ number: '404', sky: 'dusk' })],
    ...(['weekly', 'move', 'renovation'] as const).map(
      (name) => [`service: ${name}`, drawings.serviceScene({ name, number })] as const,
    ),
    ...['services', 'rooms', 'train', 'nights', 'signs', 'areas'].flatMap((inside) =>
      folder(inside, (name) => drawings.scene(`${inside}/${name}`)),
    ),
    ...folder('features', (name, place) => drawings.bayScene({ name, place, code: 'EW4' })),
    ...['ride', 'ride-phone', 'parapet', 'street'].map((name) => [name, drawings.scene(name, { slots })] as const),
    ['letterboxes', drawings.letterboxBank({ unit: '03-55' })],
    ['homes: key', drawings.flatWindowKey(3)],
    ['homes: flats', drawings.flatBlock({ shares: [10, 12, 49, 30], says: '10% small', gable: homes.livery, number })],
    ['homes: none', drawings.noFlats(homes)],
  ] as const;
}

const all = [
  ...pictures(),
  ...[areaScene, cardScene, stopScene].flatMap((draw) => areas.map((facts) => [draw.name, draw(facts)] as const)),
];

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
    const says = informative.includes(name) ? 'role="img" aria-label="[^"]+"' : 'aria-hidden="true"';
    expect(art, name).toMatch(new RegExp(`^<svg [^>]*${says}>`));
  }
});

test('a drawing from a drawing program has short numbers, one with short numbers stays as it is', () => {
  const path = (d: string) => drawings.cleaned(`<svg viewBox="0 0 1440 620"><path d="${d}"/></svg>`).text;
  expect(path('M 10.00004,20.00003 L 30.123456,20.00003')).toContain('d="M10 20h20.123"');
  expect(path('M10 20 L30.5 20')).toContain('d="M10 20 L30.5 20"');
});

test('texts are escaped', () => {
  expect(label('<&">', 0, 0, { fill: '#000', size: 1 })).toContain('>&lt;&amp;&quot;&gt;<');
});
