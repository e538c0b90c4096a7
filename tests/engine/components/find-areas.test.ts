import { afterEach, describe, expect, test, vi } from 'vitest';
import { areasNear, loadPostcodeIndex } from '#components/find-areas.ts';
import type { PostalSector, PostcodeIndex } from '#types/places.ts';

const digits = 6;

const at = (path: string, distance: number) => ({ path, name: path.slice(1), distance });
const sectors: PostalSector[] = [
  { sector: '01', nearest: [at('/first', 0.4), at('/second', 1.2), at('/third', 4)] },
  { sector: '02', nearest: [at('/second', 3.9), at('/third', 4.1)] },
  { sector: '03', nearest: [at('/third', 4.1)] },
];
/** /first is near the postcodes 010101, 010103 and 020001, /second near 010102 and 990001. */
const index: PostcodeIndex = {
  within: 1,
  areas: { '/first': '10101 2 9898', '/second': '10102 979899' },
};

describe('the areas near a postcode', () => {
  test.each(['', '0', 'x', ' 1 ', '0101010', 'Blk 01 Bedok North Road', '#01-55', '０'])(
    'are not searched for "%s", which contains no postcode',
    (typed) => {
      expect(areasNear(typed, { sectors, digits, index })).toEqual({ kind: 'short' });
    },
  );

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
    expect(areasNear(typed, { sectors, digits, index })).toEqual({
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
    expect(areasNear('02', { sectors, digits })).toMatchObject({ areas: [{ path: '/second' }] });
    expect(areasNear('03', { sectors, digits })).toEqual({ kind: 'far', postcode: '03' });
  });

  test('are unknown, not far, for a sector that the data does not contain', () => {
    expect(areasNear('77', { sectors, digits })).toEqual({ kind: 'unknown', postcode: '77' });
  });

  test('of a country with postcodes of four digits end a pasted text too', () => {
    expect(areasNear('Platz 99, 0301 Graz', { sectors, digits: 4 })).toEqual({ kind: 'far', postcode: '0301' });
  });

  test.each([
    ['010101', ['/first', '/second', '/third']],
    ['S(010102)', ['/second', '/first', '/third']],
    ['010103', ['/first', '/second', '/third']],
    ['020001', ['/first', '/second']],
    ['990001', ['/second']],
  ])('begin with the area of the block for %s', (typed, paths) => {
    const areas = paths.map((path) => ({ path }));
    expect(areasNear(typed, { sectors, digits, index })).toEqual({
      kind: 'near',
      digits: typed.replaceAll(/\D/g, ''),
      within: 1,
      areas,
    });
  });

  test('are those of the sector if there is no postcode index', () => {
    expect(areasNear('010102', { sectors, digits })).toMatchObject({
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
