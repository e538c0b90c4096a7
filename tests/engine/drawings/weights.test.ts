import { describe, expect, test } from 'vitest';
import { slabFloorsOf, slabsOf, weightsOf, type Weights } from '../../../src/drawings/weights.ts';
import { planOf } from '../../../src/drawings/scene-plan.ts';
import { areaNamed } from './areas.ts';

function heavy(slug: string): Partial<Weights> {
  return Object.fromEntries(Object.entries(weightsOf(areaNamed(slug).area)).filter(([, weight]) => weight > 0));
}

// The comment above each area is the calculation of its weights by hand from the rules, before it is rounded to a half. S: the HDB
// share in percent. H: the weight of all HDB blocks together. f70s: the part of the flats that was built in the 1970s.
describe('weights', () => {
  test.each<[slug: string, weights: Partial<Weights>]>([
    // S 77, H 7.7, f70s .2, f80s .72, f90s .08. Slab: 7.7 (.2 + .75 x .72 + .35 x .08) = 5.91. Point: 7.7 (.25 x .72 +
    // .65 x .08) = 1.79. Condo: .16 x 15 = 2.4. Landed: 8 / 3 = 2.67.
    ['kovan', { slab: 6, point: 2, condo: 2.5, landed: 2.5 }],
    // S 87, H 8.7, f00s 24/97, f10s 73/97. Point: 8.7 x .7 x .247 = 1.51. Tower: 8.7 (.3 x .247 + .753) = 7.19.
    ['punggol', { point: 1.5, tower: 7, condo: 2 }],
    // S 66, H 6.6, f70s 80/86, f90s 6/86. Slab: 6.6 (.930 + .35 x .070) = 6.30. Point: 6.6 x .65 x .070 = .30.
    ['bedok', { slab: 6.5, point: 0.5, condo: 3.5, landed: 4 }],
    // City, S = 1707 / 150 = 11.4, H 1.1. Slab: 1.138 (.07 + .69 + .75 x .24) = 1.07. Condo: .03 (100 - 11.4) = 2.66.
    ['raffles-place', { slab: 1, condo: 2.5, office: 10 }],
    // No flats, no published census: factories only.
    ['joon-koon', { factory: 8 }],
  ])('%s', (slug, weights) => {
    expect(heavy(slug)).toEqual(weights);
  });

  test('blocks built before 1950 are walk-ups, which are drawn as slabs', () => {
    const { area } = areaNamed('tiong-bahru');
    const slabs = (firstBuilt: number) => weightsOf({ ...area, housing: { ...area.housing!, firstBuilt } }).slab;
    expect(slabs(1936) - slabs(1960)).toBe(5);
  });

  test.each(['landed', 'shophouse', 'office'] as const)(
    'no housing facts: what the content names, such as %s',
    (kind) => {
      const { housing: _housing, households: _households, ...area } = areaNamed('kovan').area;
      expect(weightsOf(area, kind)).toEqual({
        ...Object.fromEntries(Object.keys(weightsOf(area)).map((one) => [one, 0])),
        [kind]: 8,
      });
    },
  );

  test('flats without decades: half point blocks, half towers', () => {
    const { area } = areaNamed('kovan');
    const housing = { source: 'list', blocks: 90, flats: 9000 };
    expect(weightsOf({ ...area, housing })).toMatchObject({ slab: 0, point: 4, tower: 4, condo: 2.5 });
  });

  test('an area without any figures and without flats still has a scene', () => {
    const { households: _households, ...area } = areaNamed('kovan').area;
    const empty = { ...area, subzone: 'Nowhere' };
    expect(weightsOf({ ...empty, housing: { source: 'list', blocks: 0, flats: 0 } })).toMatchObject({ landed: 4 });
  });
});

test('the condominiums of a picture follow from a field, not from the words of a tile', () => {
  const { area } = areaNamed('kovan');
  const tile = { ...area, coverage: { pattern: 'six', names: [], property: 'All Condos & Apartments' } };
  expect(weightsOf(tile).condo).toBe(2.5);
  expect(weightsOf({ ...area, scene: { ...area.scene, homes: 'condos' } }).condo).toBe(5.5);
});

describe('slabs', () => {
  test('the number of floors is the mean of the decades before 2000', () => {
    expect(slabFloorsOf({ '1970s': 20, '1980s': 72, '1990s': 8 })).toBe(13); // 1296 / 100
    expect(slabFloorsOf({ '1960s': 50, '1970s': 50, '2010s': 90 })).toBe(11);
    expect(slabFloorsOf({ '2010s': 100 })).toBe(12);
  });

  test('are long if half of the flats have three rooms or fewer', () => {
    expect(slabsOf(areaNamed('bedok').area).long).toBe(true); // 15 + 44
    expect(slabsOf(areaNamed('kovan').area).long).toBe(false); // 2 + 38
  });
});

describe('plan', () => {
  test('the light depends on the number of the station', () => {
    expect(planOf(areaNamed('bedok'))).toMatchObject({ number: '5', light: 'noon', livery: '#009645' });
    expect(planOf(areaNamed('punggol'))).toMatchObject({ number: '17', light: 'noon', livery: '#9016B2' });
    expect(planOf(areaNamed('kembangan'))).toMatchObject({ number: '6', light: 'morning' });
  });

  test('the light and the ground of a custom picture are those of its file', () => {
    expect(planOf(areaNamed('chinatown'))).toMatchObject({ light: 'morning', plane: 'morning', words: 'right' });
    expect(planOf(areaNamed('pioneer'))).toMatchObject({ light: 'noon', plane: 'peach', words: 'left' });
  });

  test('without a station: ink, no number, but a light', () => {
    const { number, livery, light } = planOf({ ...areaNamed('bedok'), sign: undefined });
    expect(number).toBeUndefined();
    expect(livery).toBe('#14312B');
    expect(['morning', 'noon', 'afternoon', 'dusk']).toContain(light);
  });

  test('a line without a known colour: ink', () => {
    expect(planOf({ ...areaNamed('bedok'), sign: { code: 'DT35', number: 35 } }).livery).toBe('#14312B');
  });
});
