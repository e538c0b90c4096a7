import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SceneFacts } from '../../../src/drawings/facts.ts';
import { outlined } from '../../../src/drawings/letters.ts';
import { areaScene, wholeArea, cardScene } from '../../../src/drawings/scenes/area.ts';
import { areaNamed, areas } from './areas.ts';
import { checkMarkup } from './marks.ts';

/** An area of which only the place is known. */
const unknown: SceneFacts = {
  slug: 'bukit-panjang',
  area: {
    planningArea: 'Bukit Panjang',
    subzone: 'Senja',
    scene: { rail: 'none' },
  },
};

/** For each kind of block, the pattern of windows that only this kind has. */
const slab = 'stroke-dasharray="17 13"';
const point = 'stroke-dasharray="13 15"';
const tower = 'stroke-dasharray="11 11"';

const count = (art: string, mark: string) => art.split(mark).length - 1;

/** The shapes of a painted number, without their position. */
const digits = (number: string) =>
  [...outlined(number, 0, 0, { fill: '', size: 1 }).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);

type Spot = readonly [x: number, width: number, height: number];

/** A drawing that contains only places. */
function drawn(...places: readonly Spot[]): string {
  const rects = places.map(
    ([x, width, height]) =>
      `<rect class="place" x="${x}" y="${566 - height}" width="${width}" height="${height}" data-scale="1" fill="#FFFAF0" stroke="#2F5DA8"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 620"><g id="protagonist"/>${rects.join('')}</svg>`;
}

describe('area scenes', () => {
  test('stay within 120 shapes and 3,000 bytes, differ from each other, and contain no slots, ids or texts', () => {
    for (const facts of [...areas, unknown]) {
      const art = areaScene(facts);
      expect(brotliCompressSync(art).length, facts.slug).toBeLessThanOrEqual(3000);
      expect(art.match(/<(?:path|rect|circle|ellipse)\b/g)!.length, facts.slug).toBeLessThanOrEqual(120);
      expect(art).not.toMatch(/class="(?:place|number|sun|far)"| id=|<title|<text/);
    }
    expect(new Set(areas.map((facts) => areaScene(facts))).size).toBe(areas.length);
  });

  test("draw the station's number once, with or without a drawing of their own; without a station, none", () => {
    for (const slug of ['kovan', 'bedok', 'pioneer']) {
      const facts = areaNamed(slug);
      for (const digit of digits(String(facts.sign!.number))) {
        expect(count(areaScene(facts), digit), slug).toBe(1);
        if (slug === 'pioneer') expect(areaScene({ ...facts, sign: undefined })).not.toContain(digit);
      }
    }
  });

  test('draw factories instead of blocks if there are no HDB flats', () => {
    const art = areaScene(areaNamed('joon-koon'));
    for (const kind of [slab, point, tower]) expect(art).not.toContain(kind);
    expect(art).toContain('v-58l92 58z');
  });

  test('draw the typical buildings of the company if there are no figures of flats', () => {
    const art = areaScene({ ...unknown, typical: 'point' });
    expect(art).toContain(point);
    expect(art).not.toContain(tower);
    expect(areaScene({ ...unknown, typical: 'tower' })).toContain(tower);
    expect(() => checkMarkup(art)).not.toThrow();
    expect(areaScene({ ...unknown, typical: 'point', slug: 'yishun' })).not.toBe(art);
  });

  test('have a part for phones, and are whole as a file of their own', () => {
    const art = areaScene(areaNamed('chinatown'));
    expect(art).toContain('class="scene words-right"');
    // The part for phones: x from -10 to 710 of 1440, at twice the size, with the foot still at y = 620.
    expect(art).toContain('<g class="part" transform="translate(20 -620) scale(2)">');
    const whole = wholeArea(art, 'morning');
    expect(whole).not.toContain('class="part"');
    expect(() => checkMarkup(whole)).not.toThrow();
  });
});

describe('places', () => {
  const bedok = areaNamed('bedok');
  const scene = (...places: readonly Spot[]) => areaScene({ ...bedok, drawing: drawn(...places) });

  test('the kind of building with the largest share is drawn first', () => {
    expect(count(scene([700, 300, 500]), slab)).toBe(1);
  });

  test('a block is at most as high as its slot', () => {
    const height = (art: string) => Number(/<rect x="0" y="-(\d+)"/.exec(art)![1]);
    expect(height(scene([700, 300, 304]))).toBe(8 * 30 + 34);
    expect(height(scene([700, 300, 600]))).toBe(12 * 30 + 34);
  });

  test('a low slot gets houses', () => {
    const art = scene([700, 400, 150]);
    expect(art).not.toContain(slab);
    expect(art).toContain('stroke-dasharray="24 8 24 20"');
  });

  test('a slot that is too narrow for a kind gets another or stays empty', () => {
    expect(scene([700, 100, 500])).not.toContain(slab);
    expect(scene([700, 30, 500])).not.toContain('<rect');
  });
});

describe('card scenes', () => {
  const cards = areas.map(cardScene);

  test('differ from each other, and leave out the parts for wide screens', () => {
    expect(new Set(cards).size).toBe(areas.length);
    expect(areaScene(areaNamed('tiong-bahru'))).toContain('class="wide"');
    for (const card of cards) expect(card).not.toContain('class="wide"');
  });
});
