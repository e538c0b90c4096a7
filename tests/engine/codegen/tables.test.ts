import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src/content/place.ts';
import { joinTables } from '../../../src/content/tables/join.ts';
import { readTables } from '../../../src/content/tables/read.ts';
import type { Entry } from '../../../src/content/content.ts';
import type { Neighbourhood } from '#generated/entries.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { after } = sharedCopy();

const entry = (kind: Entry['kind'], slug: string, data: unknown): Entry => {
  return { kind, slug, data, file: `data/${slug}.yaml`, source: '', body: '' };
};
const everyTable = ['homes-1km', 'new-homes', 'floor-areas', 'households', 'streets'];

/** The area "a" with the figures of these tables. */
function joined(tables: Readonly<Record<string, string>>, own: object = {}): Neighbourhood {
  const root = mkdtempSync(join(tmpdir(), 'tables-'));
  mkdirSync(join(root, 'data/tables'), { recursive: true });
  for (const [name, text] of Object.entries(tables)) writeFileSync(join(root, `data/tables/${name}.csv`), text);
  const { tables: read, problems } = readTables(root);
  rmSync(root, { recursive: true });
  expect(problems).toEqual([]);
  const sources = entry('sources', 'sources', { sources: [{ name: 'register', tables: everyTable }] });
  const [, area] = joinTables([sources, entry('neighbourhood', 'a', own)], read);
  return area!.data as Neighbourhood;
}

const homes =
  'slug,hdb_blocks,hdb_flats,year_min,year_max,decades_pct,pct_1_2room,pct_3room,pct_4room,pct_5room,pct_exec_multigen,flats_2020_on,pct_2020_on\n';
const flats = `${homes}a,3,300,1937,2021,1970s 40%; 2020s 50%; before 1960 9%; 1980s 0%,1,2,30,50,16,150,50\n`;

describe('an area has the figures of its rows:', () => {
  test('executive flats are counted with 5-room flats; decades are oldest first, without those of 0%', () => {
    const { housing } = joined({ 'homes-1km': flats });
    expect(housing?.source).toBe('register');
    expect(housing?.flatTypes?.fiveRoomAndLarger).toBe(66);
    expect(JSON.stringify(housing?.decades)).toBe('{"before1960":9,"1970s":40,"2020s":50}');
  });

  test('without flats there are counts only, and without rows no figures', () => {
    expect(joined({ 'homes-1km': `${homes}a,0,0,,,,,,,,,0,\n` })).toEqual({
      housing: { source: 'register', blocks: 0, flats: 0 },
    });
    expect(joined({ 'homes-1km': `${homes}b,0,0,,,,,,,,,0,\n` })).toEqual({});
  });

  test('the five newest projects are listed, the larger first within one year', () => {
    const years = [2020, 2021, 2022, 2022, 2023, 2024];
    const rows = years.map((year, index) => `a,Street ${index},${year},,${10 + index}\n`);
    const fresh = `slug,street,year_completed,project,flats\n${rows.join('')}`;
    const { newFlats } = joined({ 'homes-1km': flats, 'new-homes': fresh });
    expect(newFlats?.streets.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((index) => `Street ${index}`));
    expect(newFlats).toMatchObject({ since: 2020, flats: 150, percent: 50 });
  });

  test('a size is shown from ten sales on', () => {
    const sizes = 'slug,flat_type,median_sqm,records\na,3-room,67.4,10\na,4-room,90,9\na,executive,140,50\n';
    expect(joined({ 'floor-areas': sizes })).toEqual({ floorAreas: { source: 'register', threeRoom: 67 } });
  });

  const streets = 'slug,street,blocks,nearest_block_m\na,Far Road,"1–4, 7",800\na,Near Road,12A–12C,40\n';

  test('streets are listed nearest first; a street of which blocks are left out has no distance, and one without blocks is not listed', () => {
    expect(joined({ streets }).streets?.list).toEqual([
      { name: 'Near Road', blocks: '12A–12C', nearest: 40 },
      { name: 'Far Road', blocks: '1–4, 7', nearest: 800 },
    ]);
    const without = (street: string, blocks: string) =>
      joined({ streets }, { leftOut: [{ street, blocks, reason: 'gone' }] }).streets?.list;
    expect(without('Far Road', '2–3')?.at(-1)).toEqual({ name: 'Far Road', blocks: '1, 4, 7' });
    expect(without('Near Road', '12A–12C')?.map(({ name }) => name)).toEqual(['Far Road']);
  });

  test('what its own file says replaces those of the table', () => {
    const housing = { source: 'own-count', blocks: 1, flats: 0 };
    expect(joined({ 'homes-1km': flats }, { housing }).housing).toEqual(housing);
  });
});

test('a figure of a table is in its row', () => {
  const area = after().content.bySlug('neighbourhood', 'simei');
  const { file, text } = placeOf(area, ['housing', 'flats']);
  expect([file, text.split(',')[0]]).toEqual(['data/tables/homes-1km.csv', 'simei']);
  expect(placeOf(area, ['name']).file).toBe(area.file);
});
