import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findAreas, loadIndex, type Answer } from '#components/find-areas.ts';
import type { FinderIndex, Reading } from '#types/finder.ts';
import { check } from '../../../src/checks/check-content.ts';
import { withFigures } from '../../../src/content/fill.ts';
import { typeset } from '../../../src/content/typeset.ts';
import { finderIndex } from '../../../src/pages/locations/finder-index.ts';
import { copyContent, projectRoot } from '../../support/content-copy.ts';

/** The nine areas of the first company, and all postal sectors and places of Singapore. */
function indexOfSingapore(): FinderIndex {
  const root = copyContent();
  for (const table of ['postal-sectors.csv', 'places.csv'])
    cpSync(join(projectRoot, 'tests/fixtures/singapore', table), join(root, 'data/tables', table));
  return finderIndex(typeset(withFigures(check(root).content)))!;
}

const index = indexOfSingapore();
const reading: Reading = {
  digits: 6,
  within: 2,
  own: '573968',
  short: { ave: 'avenue', st: 'street', rd: 'road', bt: 'bukit', ctrl: 'central' },
};

/** An answer as a row of the table: its kind, what it calls the place, and the areas. */
function asRow(answer: Answer): string {
  if ('near' in answer)
    return `${answer.kind} ${answer.place.name}: ${answer.near.map(([path]) => path.slice(1)).join(', ')}`;
  if (answer.kind === 'unknown') return `unknown ${answer.place.name}`;
  return 'digits' in answer ? `${answer.kind} ${answer.digits}` : answer.kind;
}

test.each([
  // Postcodes, of the index and of their sectors.
  ['460001', 'yes 460001: bedok'],
  ['460123', 'yes 460123: bedok'],
  ['46 01 23', 'yes 460123: bedok'],
  ['４６０１２３', 'yes 460123: bedok'],
  ['S(460123)', 'yes 460123: bedok'],
  ['Blk 123 Bedok North St 1 #05-12, Singapore 460123', 'yes 460123: bedok'],
  ['#02-55 Singapore 460123, tel. 90000000', 'yes 460123: bedok'],
  ['46', 'yes Bedok: bedok'],
  ['4601', 'yes Bedok: bedok'],
  ['018956', 'yes 018956: chinatown, city-hall'],
  ['03', 'yes Marina Centre: city-hall, bugis, chinatown'],
  ['178905', 'yes 178905: city-hall, bugis, chinatown'],
  ['238801', 'yes 238801: chinatown, tiong-bahru, city-hall'],
  ['307683', 'far Novena: bugis'],
  ['560123', 'far Ang Mo Kio: punggol'],
  ['730001', 'far Woodlands: punggol'],
  ['73', 'far Woodlands: punggol'],
  ['81', 'far Changi Airport: simei'],
  ['00', 'noSector 00'],
  ['740001', 'noSector 74'],
  ['99', 'noSector 99'],
  ['5', 'short'],
  ['', 'short'],
  ['#01-55', 'short'],
  ['?', 'short'],
  ['4601234', 'long 4601234'],
  ['12345678', 'long 12345678'],
  // Names of areas, stations and codes.
  ['Bedok', 'yes Bedok: bedok'],
  ['BEDOK', 'yes Bedok: bedok'],
  ['Bédok', 'yes Bedok: bedok'],
  ['ｂｅｄｏｋ', 'yes Bedok: bedok'],
  ['tiongbahru', 'yes Tiong Bahru: tiong-bahru'],
  ['Tiong Bahru station', 'yes Tiong Bahru: tiong-bahru'],
  ['Joo Koon', 'yes Joo Koon: joon-koon'],
  ['Joon Koon', 'yes Joon Koon: joon-koon'],
  ['NE17', 'yes NE17: punggol'],
  ['ew 5', 'yes EW5: bedok'],
  ['North East Line', 'several North East Line: chinatown, punggol'],
  // One wrong letter, or two in a long name.
  ['tiong bharu', 'yes Tiong Bahru: tiong-bahru'],
  ['bedock', 'yes Bedok: bedok'],
  ['pungol', 'yes Punggol: punggol'],
  ['chinatwon', 'yes Chinatown: chinatown'],
  ['yishn', 'far Yishun: punggol'],
  // Streets, tiles and sentences of the areas.
  ['Bedok Reservoir', 'yes Bedok Reservoir: bedok'],
  ['reservoir', 'yes Bedok Reservoir: bedok'],
  ['Chai Chee Rd', 'yes Chai Chee Road: bedok'],
  ['Blk 5 Bedok North Ave 3', 'yes Bedok North Avenue 3: bedok'],
  ['Cantonment Road', 'yes Cantonment Road: chinatown'],
  ['Jellicoe', 'yes Jellicoe Road: bugis'],
  // Other places of the country.
  ['Woodlands', 'far Woodlands: punggol'],
  ['AMK', 'far AMK: punggol'],
  ['301 Ang Mo Kio Ave 3', 'far Ang Mo Kio: punggol'],
  ['Jurong West', 'several Jurong West: joon-koon, pioneer'],
  ['bt timah', 'far Bukit Timah: tiong-bahru'],
  ['Marina Bay Sands', 'yes Marina Bay Sands: city-hall, chinatown, bugis'],
  ['MBS', 'yes MBS: city-hall, chinatown, bugis'],
  ['Tampines', 'yes Tampines: simei'],
  ["St George's", "far St. George's: bugis"],
  ['Changi Airport Terminal 3', 'far Changi Airport: simei'],
  // Nothing.
  ['xyzzy', 'unknown xyzzy'],
  ['be', 'unknown be'],
  ['淡滨尼', 'unknown 淡滨尼'],
])('"%s" is answered with: %s', (typed, expected) => {
  expect(asRow(findAreas(typed, index, reading))).toBe(expected);
});

test.each([
  ['Bedok', 'yes Bedok: bedok'],
  ['tiong bharu', 'yes Tiong Bahru: tiong-bahru'],
  ['M5V 2T6', 'yes M5V: bugis'],
  ['m5v', 'yes M5V: bugis'],
  ['460123', 'unknown 460123'],
  ['12345678', 'unknown 12345678'],
  [' ', 'short'],
  ['?', 'short'],
])('without sectors of digits, "%s" is answered with: %s', (typed, expected) => {
  const places = [...index.places, ['M5V', [['/bugis', 0.8]]]] as const;
  expect(asRow(findAreas(typed, { ...index, postcodes: {}, sectors: {}, places }, reading))).toBe(expected);
});

test('the link to the contact page carries what was typed', () => {
  expect(findAreas('S(460123)', index, reading)).toMatchObject({ place: { query: 'postcode=460123' } });
  expect(findAreas('730001', index, reading)).toMatchObject({ place: { query: 'postcode=730001' } });
  expect(findAreas('Chai Chee Rd', index, reading)).toMatchObject({ place: { query: 'place=Chai%20Chee%20Road' } });
});

test('a country may have postcodes of four digits', () => {
  const near = [['/first', 0.4]] as const;
  const other = { ...index, postcodes: {}, sectors: { '03': { place: 'First', near } } };
  expect(asRow(findAreas('Platz 99, 0301 Graz', other, { ...reading, digits: 4 }))).toBe('yes 0301: first');
});

describe('the index', () => {
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
    const results: (FinderIndex | undefined)[] = [undefined, undefined, undefined, index, index];
    for (const expected of results) expect(await loadIndex('/index.json')).toEqual(expected);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
