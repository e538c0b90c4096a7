import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src/drawings/line-map/stations.ts';
import { lineOf } from '../../../src/drawings/palette.ts';
import { lineMap, onTheMap, phoneLineMap, type Station } from '../../../src/drawings/scenes/line-map.ts';
import { areas } from './areas.ts';
import { checkMarkup, idsOf, referencesOf } from './marks.ts';

const stations = areas.flatMap(({ slug, sign }): Station[] => {
  const line = lineOf(sign?.code);
  return sign === undefined || line === 'other' ? [] : [{ path: `/${slug}`, name: slug, line, number: sign.number }];
});
const says = 'The stations of two lines';

function linksOf(map: string): string[] {
  return [...map.matchAll(/<a href="([^"]+)"/g)].map(([, path = '']) => path);
}

describe.each([
  ['the big map', lineMap],
  ['the phone map', phoneLineMap],
])('%s', (_, draw) => {
  const map = draw({ stations, says });

  test('links to every station once', () => {
    expect(linksOf(map).toSorted()).toEqual(stations.map(({ path }) => path).toSorted());
  });

  test('has the role group, so that its links are not hidden', () => {
    expect(map).toContain(`role="group" aria-label="${says}"`);
  });

  test('is well-formed, complete and without styles', () => {
    expect(() => checkMarkup(map)).not.toThrow();
    expect(map).not.toMatch(/ style=|NaN|undefined|Infinity/);
    expect(idsOf(map)).toEqual(expect.arrayContaining(referencesOf(map)));
  });

  test('has a new station of a line', () => {
    const added = draw({
      stations: [...stations, { path: '/tampines', name: 'Tampines', line: 'ew', number: 2 }],
      says,
    });
    expect(linksOf(added)).toContain('/tampines');
    expect(added).toContain('>Tampines<');
  });

  test('can be empty', () => {
    expect(() => checkMarkup(draw({ stations: [], says }))).not.toThrow();
  });
});

describe('places', () => {
  test('no two stations overlap', () => {
    const places = stations.map(({ line, number }) => placeOf(line, number));
    const near = places.flatMap((a, index) =>
      places.slice(index + 1).filter((b) => a && b && Math.hypot(a.x - b.x, a.y - b.y) < 32),
    );
    expect(near).toEqual([]);
  });

  test('a number that no line has is not on the map', () => {
    const far: Station = { path: '/x', name: 'X', line: 'ne', number: 40 };
    expect(onTheMap([...stations, far])).toHaveLength(stations.length);
  });

  test('the line is extended only to a station beyond its end', () => {
    const added = lineMap({ stations: [...stations, { path: '/c', name: 'Coast', line: 'ne', number: 18 }], says });
    expect(added).toContain('M810 46L700 46');
    expect(lineMap({ stations, says })).not.toContain('M810 46L');
  });

  test('stations without an area page are unlabelled rings', () => {
    expect(lineMap({ stations, says }).match(/r="4" stroke/g)).toHaveLength(27);
  });
});
