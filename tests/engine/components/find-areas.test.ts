import { afterEach, describe, expect, test, vi } from 'vitest';
import { findAreas, loadPostcodeIndex } from '#components/find-areas.ts';
import type { NamedArea, PostalSector, PostcodeIndex } from '#types/places.ts';

const digits = 6;

const at = (path: string, distance: number) => ({ path, name: path.slice(1), distance });
const sectors: PostalSector[] = [
  { sector: '01', nearest: [at('/first', 0.4), at('/second', 1.2), at('/third', 4)] },
  { sector: '02', nearest: [at('/second', 3.9), at('/third', 4.1)] },
  { sector: '03', nearest: [at('/third', 4.1)] },
];
/** /first is near the postcodes 010101, 010103 and 020001, /second near 010102 and 990001. */
const index: PostcodeIndex = { '/first': '10101 2 9898', '/second': '10102 979899' };

const areas: NamedArea[] = [
  { path: '/first', name: 'First Garden' },
  { path: '/second', name: 'Kéng Joon', station: 'Keng Joo' },
  ...['One', 'Two', 'Three', 'Four'].map((name) => ({ path: `/${name}`, name: `Quay ${name}` })),
];
const known = { sectors, digits, areas };

describe('the areas of a text', () => {
  test.each(['', '0', ' 1 ', '#01-55', '０', '?'])('are not searched for "%s", which says too little', (typed) => {
    expect(findAreas(typed, { ...known, index })).toEqual({ kind: 'short' });
  });

  test.each(['0101010', '01 01 01 0', '０１０１０１０'])(
    'are not searched for "%s", which has seven digits',
    (typed) => {
      expect(findAreas(typed, { ...known, index })).toEqual({ kind: 'long', digits: '0101010' });
    },
  );

  test.each([
    ['first garden', ['/first']],
    ['FIRST', ['/first']],
    ['Blk 5 FirstGarden Street 21', ['/first']],
    ['keng joon', ['/second']],
    ['Keng Joo station', ['/second']],
    ['ｆｉｒｓｔ', ['/first']],
    ['qua', ['/One', '/Two', '/Three']],
    ['Quay Four, 770001', ['/Four']],
  ])('are those that "%s" names', (typed, paths) => {
    expect(findAreas(typed, { ...known, index })).toEqual({ kind: 'named', areas: paths.map((path) => ({ path })) });
  });

  test.each(['fi', 'x', 'garden', 'Blk 01 Bedok North Road'])('are not found for "%s"', (typed) => {
    expect(findAreas(typed, { ...known, index })).toEqual({ kind: 'unnamed' });
  });
});

describe('the areas near a postcode', () => {
  test.each([
    '01',
    '0109',
    '010199',
    '01 01 99',
    '０１０１９９',
    'Blk 020001 Bedok North Road, Singapore 010199',
    '#02-55 Singapore 010199',
    'S(010199), tel. 90000000',
  ])('are those of the sector for "%s"', (typed) => {
    expect(findAreas(typed, { ...known, index })).toEqual({
      kind: 'near',
      digits: '01',
      areas: [
        { path: '/first', distance: 0.4 },
        { path: '/second', distance: 1.2 },
        { path: '/third', distance: 4 },
      ],
    });
  });

  test('end at four kilometres', () => {
    expect(findAreas('02', known)).toMatchObject({ areas: [{ path: '/second' }] });
    expect(findAreas('03', known)).toEqual({ kind: 'far', digits: '03' });
  });

  test('are unknown, not far, for a sector that the data does not contain', () => {
    expect(findAreas('77', known)).toEqual({ kind: 'unknown', digits: '77' });
  });

  test('of a country with postcodes of four digits end a pasted text too', () => {
    expect(findAreas('Platz 99, 0301 Graz', { ...known, digits: 4 })).toEqual({ kind: 'far', digits: '0301' });
  });

  test.each([
    ['010101', ['/first', '/second', '/third']],
    ['S(010102)', ['/second', '/first', '/third']],
    ['010103', ['/first', '/second', '/third']],
    ['020001', ['/first', '/second']],
    ['990001', ['/second']],
  ])('begin with the area of the block for %s', (typed, paths) => {
    expect(findAreas(typed, { ...known, index })).toEqual({
      kind: 'exact',
      digits: typed.replaceAll(/\D/g, ''),
      areas: paths.map((path) => ({ path })),
    });
  });

  test('are those of the sector if there is no postcode index', () => {
    expect(findAreas('010102', known)).toMatchObject({
      digits: '01',
      areas: [{ path: '/first' }, {}, {}],
    });
  });
});

describe('the postcode index', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is fetched once, and again after a failure', async () => {
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('', { status: 500 })),
      () => Promise.resolve(new Response('<!doctype html>')),
      () => Promise.resolve(Response.json(index)),
    ];
    const fetched = vi.fn(() => answers[fetched.mock.calls.length - 1]!());
    vi.stubGlobal('fetch', fetched);
    for (const expected of [undefined, undefined, undefined, index, index]) {
      expect(await loadPostcodeIndex('/index.json')).toEqual(expected);
    }
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
