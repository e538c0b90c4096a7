import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SceneFacts } from '../../../scripts/illustration/facts.ts';
import { withGlyphs } from '../../../scripts/illustration/card/glyphs.ts';
import { outlined } from '../../../scripts/illustration/letters.ts';
import { colour } from '../../../scripts/illustration/palette.ts';
import { areaScene } from '../../../scripts/illustration/scenes/area.ts';
import { cardScene } from '../../../scripts/illustration/scenes/card.ts';
import { areaNamed, areas } from './areas.ts';
import { checkMarkup, idsOf, referencesOf } from './marks.ts';

const corridor = 'url(#as)';
const windows = 'url(#ap)';
const ribbon = 'url(#at)';

/** An area of which nothing is known but where it lies. */
const unknown: SceneFacts = {
  slug: 'bukit-panjang',
  area: {
    planningArea: 'Bukit Panjang',
    subzone: 'Senja',
    coverage: {},
    scene: { rail: 'none' },
  },
};

describe('area scenes', () => {
  test('stay within 3,000 bytes', () => {
    for (const facts of areas)
      expect(brotliCompressSync(areaScene(facts)).length, facts.slug).toBeLessThanOrEqual(3000);
  });

  test('differ from each other', () => {
    expect(new Set(areas.map((facts) => areaScene(facts))).size).toBe(areas.length);
  });

  test('show the code of the station, and its number once', () => {
    const art = areaScene(areaNamed('kovan'));
    expect(art.match(/>NE13</g)).toHaveLength(1);
    const number = outlined('13', 29, -160, { fill: colour.rice, size: 40 });
    const [, one, three] = /d="([^"]+)".*d="([^"]+)"/.exec(number)!;
    expect(art.split(`"${one}"`)).toHaveLength(2);
    expect(art.split(`"${three}"`)).toHaveLength(2);
  });

  test('draw no block where there is no HDB flat, but sheds and silos', () => {
    const art = areaScene(areaNamed('joon-koon'));
    expect(art).not.toContain('url(#');
    expect(art.match(/v-58l92 58z/g)?.length).toBeGreaterThan(4);
    expect(art.match(/q29-36 58 0z/g)).toHaveLength(2);
  });

  test('draw a mix of point blocks and towers where the flats are not counted', () => {
    const art = areaScene(unknown);
    expect(art).toContain(windows);
    expect(art).toContain(ribbon);
    expect(art).not.toContain(corridor);
    expect(() => checkMarkup(art)).not.toThrow();
  });

  test('have no sign, number or totem off the lines', () => {
    expect(areaScene(unknown)).not.toContain('<text');
    expect(areaScene({ ...unknown, slug: 'yishun' })).not.toBe(areaScene(unknown));
  });

  test('keep their ids apart on one page', () => {
    const ids = [...idsOf(areaScene(areaNamed('kovan'), 'x')), ...idsOf(areaScene(areaNamed('kovan'), 'y'))];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('card scenes', () => {
  const cards = areas.map(cardScene);

  test('differ from each other, also without their number', () => {
    expect(new Set(cards.map((card) => card.replaceAll(/<text.*?<\/text>/g, ''))).size).toBe(areas.length);
  });

  test('hold every glyph that they use, once, and no other', () => {
    for (const card of cards) {
      const ids = idsOf(card);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.toSorted()).toEqual([...new Set(referencesOf(card))].toSorted());
    }
  });

  test('refuse a glyph that is none', () => {
    expect(() => withGlyphs('<use href="#g-igloo"/>')).toThrow('No glyph of a card is called "g-igloo".');
  });

  test('are well-formed, hidden, without styles, and the same each time', () => {
    for (const card of [...cards, cardScene(unknown)]) {
      expect(() => checkMarkup(card)).not.toThrow();
      expect(card).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">/);
      expect(card).not.toMatch(/ style=|NaN|undefined/);
    }
    expect(areas.map(cardScene)).toEqual(cards);
  });
});
