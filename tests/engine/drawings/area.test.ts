import { expect, test } from 'vitest';
import { areaScene, cardScene, stopScene, wholeArea, type SceneFacts } from '#drawings/index.ts';
import { outlined } from '../../../src/drawings/letters.ts';
import { areaNamed, areas } from './areas.ts';
import { checkMarkup } from './marks.ts';

const count = (art: string, mark: string) => art.split(mark).length - 1;

/** The shapes of a painted number, without their position. */
const digits = (number: string) =>
  [...outlined(number, 0, 0, { fill: '', size: 1 }).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);

const plain: SceneFacts = { slug: 'yishun', scene: { rail: 'none' }, flats: 0 };
const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 620">${shapes}</svg>`;

test('scenes contain no slots, ids or texts; the part for phones is whole in a file of its own', () => {
  for (const facts of areas) {
    const art = areaScene(facts);
    expect(art).not.toMatch(/class="(?:number|sun|far)"| id=|<title|<text/);
    const whole = wholeArea(art, 'morning');
    expect(whole).not.toContain('class="part"');
    expect(() => checkMarkup(whole)).not.toThrow();
  }
  // The part for phones: x from -10 to 710 of 1440, at twice the size, with the foot still at y = 620.
  const art = areaScene(areaNamed('chinatown'));
  expect(art).toContain('class="scene words-right"');
  expect(art).toContain('<g class="part" transform="translate(20 -620) scale(2)">');
});

test("scenes have the station's number once, with or without a drawing of their own; without a station, none", () => {
  for (const slug of ['chinatown', 'bedok', 'bugis']) {
    const facts = areaNamed(slug);
    const shapes = digits(String(facts.sign!.number));
    for (const digit of shapes) {
      expect(count(areaScene(facts), digit), slug).toBe(shapes.filter((d) => d === digit).length);
      expect(areaScene({ ...facts, sign: undefined })).not.toContain(digit);
    }
  }
});

test('six stand-ins: beside water, below a viaduct or on land, high from 5,000 flats on', () => {
  const scene = (flats: number, rail: 'none' | 'underground' | 'viaduct', water?: 'lake') =>
    areaScene({ ...plain, flats, scene: { rail, ...(water && { water }) } });
  const six = [0, 5000].flatMap((flats) => [
    scene(flats, 'none'),
    scene(flats, 'viaduct'),
    scene(flats, 'viaduct', 'lake'),
  ]);
  expect(new Set(six).size).toBe(6);
  expect(scene(4999, 'underground')).toBe(six[0]);
  expect(scene(90_000, 'underground')).toBe(six[3]);
  expect(scene(5000, 'none', 'lake')).toBe(six[5]);
});

test('a drawing of its own gets the colours of its light and of its line; cards and stops leave out classes', () => {
  const own = drawing(
    '<g class="wide"><path class="sun" d="M0 0h9v9z"/></g><path class="livery" d="M1 1h9v9z" fill="#000"/>',
  );
  const facts: SceneFacts = {
    ...plain,
    drawing: own,
    scene: { rail: 'viaduct', light: 'dusk' },
    sign: { code: 'NE3', number: 3 },
  };
  expect(areaScene(facts)).toContain('fill="#F0573A"');
  expect(areaScene(facts)).toContain('fill="#9016B2"');
  for (const part of [cardScene(facts), stopScene(facts)]) expect(part).not.toMatch(/wide|#F0573A/);
});

test('what an editor draws cannot leave its attribute', () => {
  const own = drawing('<path d="M0 0h9v9z" data-x="&quot;/&gt;&lt;b onload=&quot;"/>');
  expect(areaScene({ ...plain, drawing: own })).toMatch(/data-x="&quot;\/&gt;&lt;b onload=&quot;"/);
});
