import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findAreas, loadIndex, type Answer } from '#places/find-areas.ts';
import { findBlock } from '#block/find-block.ts';
import { blocksIn } from '#content/places/blocks.ts';
import type { FinderIndex, Reading } from '#places/places.ts';
import { check } from '../../../src/checks/check-content.ts';
import { withFigures } from '../../../src/content/fill.ts';
import { typeset } from '../../../src/content/text/typeset.ts';
import { finderIndex } from '../../../src/places/data.ts';
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
  usually: 2.5,
  short: { ave: 'avenue', st: 'street', rd: 'road', bt: 'bukit', ctrl: 'central', sth: 'south', jln: 'jalan' },
};

/** An answer as a row of the table: its kind, what it calls the place, the areas, and the places to choose from. */
function asRow(answer: Answer): string {
  const names = answer.kind === 'part' ? ` (${answer.names.join(', ')})` : '';
  if ('near' in answer)
    return `${answer.kind} ${answer.place.name}: ${answer.near.map(([path]) => path.slice(1)).join(', ')}${names}`;
  if (answer.kind === 'unknown') return `unknown ${answer.place.name}`;
  return 'digits' in answer ? `${answer.kind} ${answer.digits}` : answer.kind;
}

const area = {
  path: '/bedok',
  streets: [
    { name: 'Punggol Central', blocks: '192, 293–295, 301A–301C' },
    { name: 'Jurong West Street 52', blocks: '501–503, 52' },
    { name: 'Kim Tian Road', blocks: '6, 119B' },
    { name: 'Jalan Bukit Ho Swee', blocks: '2, 4, 6' },
    { name: 'Bedok South Avenue 1', blocks: '1–4, 22' },
    { name: 'Chai Chee Road', blocks: '1, 3, 14' },
  ],
  places: ['Pasir Panjang', 'Punggol Central'],
  short: reading.short,
};

/** An answer of the field for a block: its block and streets, or a place; or the kind of its answer. */
const inField = (typed: string, known?: FinderIndex) => {
  const answer = findBlock(typed, area, known && { index: known, reading });
  if (answer.kind === 'found') return `${answer.block} ${answer.streets.map(({ name }) => name).join(', ')}`;
  return answer.kind === 'place' ? answer.place : answer.kind;
};

test('a list of blocks contains every block of its ranges', () => {
  expect(blocksIn('192, 293–295, 301A–301C')).toEqual(['192', '293', '294', '295', '301A', '301B', '301C']);
});

/** What is typed, the finder's answer, and that of the field for a block, if it does not need the finder's. */
const typedTexts: readonly (readonly [typed: string, finder: string, field?: string])[] = [
  // Postcodes, of the index and of their sectors.
  ['460001', 'yes 460001: bedok'],
  ['46 01 23', 'yes 460123: bedok'],
  ['S(460123)', 'yes 460123: bedok'],
  ['Blk 123 Bedok North St 1 #05-12, Singapore 460123', 'yes 460123: bedok'],
  ['46', 'yes Bedok: bedok'],
  ['018956', 'yes 018956: chinatown, city-hall, bugis'],
  ['03', 'yes Marina Centre: bugis, city-hall, chinatown'],
  ['307683', 'part Novena: bugis (Novena, Newton, Moulmein, Thomson Road)'],
  ['730001', 'far Woodlands: punggol'],
  ['00', 'noSector 00'],
  ['', 'short'],
  ['?', 'short'],
  ['4601234', 'long 4601234'],
  // Names of areas, stations and codes.
  ['Bedok', 'yes Bedok: bedok'],
  ['Bédok', 'yes Bedok: bedok'],
  ['ｂｅｄｏｋ', 'yes Bedok: bedok'],
  ['tiongbahru', 'yes Tiong Bahru: tiong-bahru'],
  ['Tiong Bahru station', 'yes Tiong Bahru: tiong-bahru'],
  ['Joo Koon', 'yes Joo Koon: joon-koon'],
  ['NE17', 'yes NE17: punggol'],
  ['ew 5', 'yes EW5: bedok'],
  ['North East Line', 'several North East Line: punggol, chinatown'],
  // One wrong letter, or two in a long name.
  ['tiong bharu', 'yes Tiong Bahru: tiong-bahru'],
  ['bedock', 'yes Bedok: bedok'],
  ['yishn', 'far Yishun: punggol'],
  // Streets, tiles and sentences of the areas.
  ['Bedok Reservoir', 'yes Bedok Reservoir: bedok'],
  ['reservoir', 'part reservoir: bedok (Bedok Reservoir, MacRitchie Reservoir)'],
  ['Chai Chee Rd', 'yes Chai Chee Road: bedok'],
  ['Blk 5 Bedok North Ave 3', 'yes Bedok North Avenue 3: bedok'],
  ['Jellicoe', 'yes Jellicoe Road: bugis'],
  // Other places of the country.
  ['Woodlands', 'far Woodlands: punggol'],
  ['AMK', 'far AMK: punggol'],
  ['301 Ang Mo Kio Ave 3', 'far Ang Mo Kio: punggol'],
  ['Jurong West', 'yes Jurong West: pioneer, joon-koon'],
  ['bt timah', 'far Bukit Timah: tiong-bahru'],
  ["St George's", "far St. George's: bugis"],
  ['Changi Airport Terminal 3', 'far Changi Airport: simei'],
  ['Newton', 'usual Newton: bugis'],
  ['NS19', 'far NS19: bugis'],
  ['Fernvale', 'far Fernvale: punggol'],
  ['791446', 'far Fernvale: punggol'],
  ['Katong', 'far Katong: bedok'],
  ['430010', 'part Katong: bugis (Katong, Tanjong Rhu, Meyer Road)'],
  ['Tiong Baru MRT', 'yes Tiong Bahru: tiong-bahru'],
  ['tiong bharu plaza', 'yes Tiong Bahru: tiong-bahru'],
  ['Tampines Mall', 'yes Tampines: simei'],
  ['Simei St 1', 'yes Simei Street 1: simei'],
  ['NTU', 'yes NTU: pioneer'],
  ['63', 'part Tuas: pioneer (Tuas, NTU, Upper Jurong Road)'],
  ['Tuas', 'far Tuas: joon-koon'],
  [
    'bukit',
    'part bukit: tiong-bahru, chinatown (Bukit Batok, Bukit Merah, Bukit Timah, Bukit Gombak, Bukit Purmei, Bukit Panjang, Bukit Ho Swee, Bukit Merah View)',
  ],
  ['holland v', 'far Holland V: tiong-bahru'],
  ['pinnacle duxton', 'yes Pinnacle@Duxton: chinatown, tiong-bahru'],
  ['Bencoolen', 'several Bencoolen: bugis, city-hall, chinatown'],
  ['EW99', 'unknown EW99'],
  ['Bedok North Street 9', 'yes Bedok North: bedok'],
  ['Marine Parade Rd', 'far Marine Parade: bedok'],
  ['johor bahru', 'unknown johor bahru'],
  // Nothing.
  ['xyzzy', 'unknown xyzzy'],
  ['淡滨尼', 'unknown 淡滨尼'],
  // Blocks, with and without a street, a unit, a floor or rooms.
  ['301A', 'unknown 301A', '301A Punggol Central'],
  ['Blk 301 B Punggol Central', 'yes Punggol Central: punggol', '301B Punggol Central'],
  ['0301', 'yes Marina Centre: bugis, city-hall, chinatown', '301 Punggol Central'],
  ['Block 301A #05-12', 'unknown Block 301A #05-12', '301A Punggol Central'],
  ['Unit 12–34, 301a', 'unknown Unit 12–34, 301a', '301A Punggol Central'],
  ['4-room, block 22', 'unknown 4-room, block 22', '22 Bedok South Avenue 1'],
  ['2nd floor, 14', 'unknown 2nd floor, 14', '14 Chai Chee Road'],
  ['301APunggol', 'yes Punggol: punggol', '301 Punggol Central'],
  ['293Punggol Ctrl', 'yes Punggol Central: punggol', '293 Punggol Central'],
  ['Jurong West St 52 Blk 503', 'yes Jurong West: pioneer, joon-koon', '503 Jurong West Street 52'],
  ['6', 'short', '6 Kim Tian Road, Jalan Bukit Ho Swee'],
  ['6 Kim Tian Rd', 'yes Kim Tian Road: tiong-bahru', '6 Kim Tian Road'],
  ['Blk 3 Bedok Sth Ave 1', 'yes Bedok South Avenue 1: bedok', '3 Bedok South Avenue 1'],
  ['1 Chai Chee Road S460001', 'yes 460001: bedok', '1 Chai Chee Road'],
  ['301', 'part Novena: bugis (Novena, Newton, Moulmein, Thomson Road)', '301 Punggol Central'],
  ['Blk 999 Kim Tian Road', 'yes Kim Tian Road: tiong-bahru', 'Kim Tian Road'],
  ['jln bt ho swee', 'yes Jalan Bukit Ho Swee: tiong-bahru', 'Jalan Bukit Ho Swee'],
  ['Pasir Panjang', 'far Pasir Panjang: tiong-bahru', 'Pasir Panjang'],
  ['S460123', 'yes 460123: bedok', 'unknown'],
];

test.each(typedTexts)('"%s" is answered with: %s', (typed = '', finder = '', field?: string) => {
  expect(asRow(findAreas(typed, index, reading))).toBe(finder);
  if (field !== undefined) expect(inField(typed)).toBe(field);
  // What the finder grants, the field for a block never denies.
  if (/^(yes|several)/.test(finder)) expect(inField(typed, index)).not.toMatch(/^un/);
});

test.each([
  ['Bedok', 'yes Bedok: bedok'],
  ['M5V 2T6', 'yes M5V: bugis'],
  ['m5v', 'yes M5V: bugis'],
  ['460123', 'unknown 460123'],
  [' ', 'short'],
])('without sectors of digits, "%s" is answered with: %s', (typed, expected) => {
  const places = [...index.places, ['M5V', [['/bugis', 0.8]]]] as const;
  expect(asRow(findAreas(typed, { postcodes: {}, sectors: {}, places }, reading))).toBe(expected);
});

test('the link to the contact page carries what was typed', () => {
  expect(findAreas('S(460123)', index, reading)).toMatchObject({ place: { query: 'postcode=460123' } });
  expect(findAreas('730001', index, reading)).toMatchObject({ place: { query: 'postcode=730001' } });
  expect(findAreas('Chai Chee Rd', index, reading)).toMatchObject({ place: { query: 'place=Chai%20Chee%20Road' } });
});

test('a country may have postcodes of four digits', () => {
  const near = [['/first', 0.4]] as const;
  const other = { postcodes: {}, sectors: { '03': 'First' }, places: [['First', near]] } as const;
  expect(asRow(findAreas('Platz 99, 0301 Graz', other, { ...reading, digits: 4 }))).toBe('yes 0301: first');
});

test('the index is fetched once, and again after a failure', async () => {
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('', { status: 500 }))
    .mockResolvedValueOnce(new Response('<!doctype html>'))
    .mockResolvedValueOnce(Response.json(index));
  vi.stubGlobal('fetch', fetched);
  for (const expected of [undefined, undefined, undefined, index, index])
    expect(await loadIndex('/index.json')).toEqual(expected);
  expect(fetched).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});
