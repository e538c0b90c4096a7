import { describe, expect, test } from 'vitest';
import { blockNames, blocksOf } from '../../../scripts/editors/facts/area.ts';
import { bookNames, type Shelf } from '../../../scripts/editors/facts/books.ts';
import { parseTable, printTable } from '../../../scripts/editors/facts/csv.ts';
import { postcodesOf, streetsOf } from '../../../scripts/editors/facts/streets.ts';

const shelf = (tables: Readonly<Record<string, string>>): Shelf => ({
  ...(Object.fromEntries(bookNames.map((name) => [name, parseTable(tables[name] ?? '')])) as Omit<Shelf, 'leftOut'>),
  leftOut: parseTable(tables['left-out'] ?? '').rows,
});
const sourceOf = (book: string) => book;
const blocks = (tables: Readonly<Record<string, string>>, slug = 'a') => blocksOf(shelf(tables), slug, sourceOf);

test('a CSV table with quotes, commas and empty fields is written back unchanged', () => {
  const text = 'a,b,c\n1,"x, ""y""",\n,,3\n';
  const table = parseTable(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(table.rows.map(({ fields }) => Object.values(fields))).toEqual([
    ['1', 'x, "y"', ''],
    ['', '', '3'],
  ]);
  expect(printTable(table, ['a', 'b', 'c'])).toBe(text);
});

describe('in the figures from data/books,', () => {
  const header =
    'slug,hdb_blocks,hdb_flats,year_min,year_max,decades_pct,pct_1_2room,pct_3room,pct_4room,pct_5room,pct_exec_multigen,flats_2020_on,pct_2020_on\n';

  test('executive flats are counted with 5-room flats; decades are oldest first, without those of 0%', () => {
    const { housing } = blocks({
      'homes-1km': `${header}a,3,300,1937,2021,1970s 40%; 2020s 50%; before 1960 9%; 1980s 0%,1,2,30,50,16,150,50\n`,
    });
    expect(housing?.flatTypes?.fiveRoomAndLarger).toBe(66);
    expect(Object.entries(housing?.decades ?? {})).toEqual([
      ['before1960', 9],
      ['1970s', 40],
      ['2020s', 50],
    ]);
  });

  test('without flats there are counts only', () => {
    const found = blocks({ 'homes-1km': `${header}a,0,0,,,,,,,,,0,\n` });
    expect(found).toEqual({ housing: { source: 'homes-1km', blocks: 0, flats: 0 } });
  });

  test('the five newest projects are listed, the larger first within one year', () => {
    const rows = [2020, 2021, 2022, 2022, 2023, 2024].map(
      (year, index) => `a,Street ${index},${year},,${10 + index}\n`,
    );
    const { newFlats } = blocks({
      'homes-1km': `${header}a,3,300,1937,2021,2020s 100%,1,2,30,50,16,150,50\n`,
      'new-homes': `slug,street,year_completed,project,flats\n${rows.join('')}`,
    });
    expect(newFlats?.streets.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((index) => `Street ${index}`));
    expect(newFlats).toMatchObject({ since: 2020, flats: 150, percent: 50 });
  });

  test('a size is shown from ten sales on', () => {
    const { floorAreas } = blocks({
      'floor-areas': 'slug,flat_type,median_sqm,records\na,3-room,67,10\na,4-room,90,9\na,executive,140,50\n',
    });
    expect(floorAreas).toEqual({ source: 'floor-areas', threeRoom: 67 });
  });

  test('an area without rows has no figures', () => {
    expect(blocks({ 'homes-1km': header }, 'b')).toEqual({});
    expect(blockNames).toContain('newFlats');
  });
});

describe('streets', () => {
  const book = 'slug,street,blocks,flats,nearest_block_m\na,Far Road,"1–4, 7",90,800\na,Near Road,12A–12C,30,40\n';
  const streets = (leftOut: string) =>
    streetsOf(shelf({ streets: book, 'left-out': `book,slug,street,blocks,reason\n${leftOut}` }), 'a', sourceOf)
      ?.streets;

  test('are listed nearest first', () => {
    expect(streets('')).toEqual([
      { name: 'Near Road', blocks: '12A–12C', flats: 30, nearest: 40 },
      { name: 'Far Road', blocks: '1–4, 7', flats: 90, nearest: 800 },
    ]);
  });

  test('with blocks left out have no counts, because the counts include all blocks', () => {
    expect(streets('streets,,Far Road,"2–3",gone\n')?.at(-1)).toEqual({ name: 'Far Road', blocks: '1, 4, 7' });
    expect(streets('streets,,Near Road,12A–12C,gone\n')?.map(({ name }) => name)).toEqual(['Far Road']);
  });

  test('postcodes are in ascending order', () => {
    expect(postcodesOf(shelf({ 'postcodes-nearest': 'postcode,slug\n2,a\n050001,a\n3,b\n' }), 'a')).toEqual([
      '050001',
      '2',
    ]);
  });
});
