import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import { facts } from '../../../scripts/editors/facts/facts.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

const homes = 'data/books/homes-1km.csv';
const bedok = 'data/neighbourhoods/bedok.yaml';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Writes a newer edition of a book to a file beside `data/`. */
function newer(book: string, name: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]) {
  const text = changes.reduce(
    (old, [from, to]) => {
      expect(old).toMatch(from);
      return old.replace(from, to);
    },
    read(`data/books/${book}.csv`),
  );
  writeFileSync(join(root, name), text);
  return facts(root, name);
}

describe('without a file', () => {
  test('areas that match the tables are reported as matching', () => {
    expect(facts(root)).toEqual({ exitCode: 0, text: '9 areas: all figures are as in data/books.' });
  });

  test('each difference is listed below its area, and nothing is written', () => {
    applyChanges(root, [
      { file: bedok, replace: ['  flats: 24891', '  flats: 24892'] },
      { file: bedok, replace: ['  threeRoom: 67\n', ''] },
      { file: 'data/streets/bedok.yaml', replace: ['flats: 1713', 'flats: 1712'] },
      { file: 'data/postcodes.yaml', replace: ['460001 460002', '460001'] },
    ]);
    const before = read(bedok);
    const { exitCode, text } = facts(root);
    expect(exitCode).toBe(1);
    expect(text).toMatchInlineSnapshot(`"The content already has problems. Fix them first: npm run check:content"`);
    expect(read(bedok)).toBe(before);
  });

  test('a block with figures of another source is not compared', () => {
    applyChanges(root, [
      {
        file: 'data/sources.yaml',
        append: '  - { name: own-count, short: own count, text: Our own count., asOf: "2025" }\n',
        times: 1,
      },
      {
        file: bedok,
        replace: [
          'housing:\n  source: hdb-property-list\n  blocks: 180',
          'housing:\n  source: own-count\n  blocks: 179',
        ],
      },
    ]);
    expect(facts(root).exitCode).toBe(0);
  });
});

describe('a newer table', () => {
  test('replaces the old one and corrects the areas; comments and the order of lines stay', () => {
    applyChanges(root, [{ file: bedok, replace: ['  flats: 24891', '  flats: 24891 # all of them'] }]);
    const { exitCode, text } = newer('homes-1km', 'newer-homes-1km.csv', ['bedok,180,24891', 'bedok,181,25000']);
    expect(text).toMatchInlineSnapshot(`
      "Bedok (data/neighbourhoods/bedok.yaml)
        housing › blocks: 180 → 181
        housing › flats: 24891 → 25000

      data/books/homes-1km.csv is replaced; the areas are corrected: 2 differences in 1 area.
      Now write the date of the figures in data/sources.yaml: "asOf" of hdb-property-list (now 2025-11-26)."
    `);
    expect(exitCode).toBe(0);
    expect(read(bedok)).toContain('  blocks: 181\n  flats: 25000 # all of them\n  firstBuilt: 1972\n');
    expect(read(homes)).toContain('bedok,181,25000');
    expect(check(root).problems).toEqual([]);
    expect(facts(root).exitCode).toBe(0);
  });

  test('changes nothing else', () => {
    const before = read(bedok);
    newer('homes-1km', 'newer-homes-1km.csv', ['bedok,180,24891', 'bedok,180,24892']);
    expect(read(bedok)).toBe(before.replace('flats: 24891', 'flats: 24892'));
  });

  test('is recognised by its columns, not by its name; unused columns are left out', () => {
    const { exitCode } = newer(
      'floor-areas',
      'august.csv',
      [/^slug.*$/m, '$&,note'],
      [/^(bedok,3-room),67,(.*)$/m, '$1,68,$2,x'],
    );
    expect(exitCode).toBe(0);
    expect(read(bedok)).toContain('  threeRoom: 68\n');
    expect(read('data/books/floor-areas.csv')).not.toContain('note');
  });

  test('with a later year updates the figures and their year', () => {
    const rows = read(homes).trim().split('\n');
    const of = (row: string, index: number) =>
      index === 0 ? 'flats_2021_on,pct_2021_on' : row.startsWith('bedok,') ? '7,1' : '0,0';
    writeFileSync(join(root, 'homes.csv'), rows.map((row, index) => `${row},${of(row, index)}\n`).join(''));
    facts(root, 'homes.csv');
    expect(read(bedok)).toContain('  since: 2021\n  flats: 7\n  percent: 1\n');
  });

  test('writes new streets and postcodes; without the streets of an area it removes their file', () => {
    newer('streets', 'streets.csv', [/^simei,Simei Road,/m, 'simei,Simei Street 9,"901, 902",210,420\n$&']);
    expect(read('data/streets/simei.yaml')).toContain(
      '  - name: Simei Street 9\n    blocks: 901, 902\n    flats: 210\n',
    );
    const { text } = newer('streets', 'streets.csv', [/^simei,.*\n/gm, '']);
    expect(text).toContain('Simei (data/neighbourhoods/simei.yaml)\n  streets: none in the table');
    expect(() => read('data/streets/simei.yaml')).toThrow('ENOENT');
    newer('postcodes-nearest', 'postcodes.csv', ['460010,bedok', '460011,bedok\n529001,simei']);
    expect(read('data/postcodes.yaml')).toContain('460001 460002 460011');
    expect(read('data/postcodes.yaml')).toMatch(/- area: simei\n {4}postcodes: >-\n {6}529001\n/);
    expect(check(root).problems).toEqual([]);
  });

  test('lists the texts that use a removed figure', () => {
    applyChanges(root, [{ file: bedok, replace: ['{decade.1970s} date from the 1970s.', '{new.percent} are new.'] }]);
    const { exitCode, text } = newer('homes-1km', 'homes.csv', [/^(bedok.*),1018,4$/m, '$1,0,0']);
    expect(exitCode).toBe(1);
    expect(text).toContain('{new.percent} is not a figure of this file.');
    expect(text).toContain('1 problem left');
  });
});

describe('a file is rejected, and nothing is written,', () => {
  const refused = (outcome: ReturnType<typeof facts>) => {
    expect(outcome.exitCode).toBe(1);
    expect(facts(root).exitCode).toBe(0);
    return outcome.text;
  };

  test('if it is not there', () => {
    expect(refused(facts(root, 'nowhere.csv'))).toBe(
      'There is no file nowhere.csv.\nFix: write its path from the folder of the project.',
    );
  });

  test('if its columns match no table', () => {
    writeFileSync(join(root, 'cats.csv'), 'cat,age\nTom,7\n');
    expect(refused(facts(root, 'cats.csv'))).toContain(
      'cats.csv has the columns cat, age; no table in data/books has these.\nFix: ',
    );
  });

  test('if a column of its table is missing', () => {
    expect(refused(newer('homes-1km', 'newer-homes-1km.csv', ['hdb_flats', 'flats']))).toContain(
      'newer-homes-1km.csv seems to be a newer data/books/homes-1km.csv, but these columns are missing: hdb_flats.',
    );
  });

  test('if it has an unknown area', () => {
    expect(refused(newer('floor-areas', 'newer.csv', [/^bedok,/m, 'bedokk,']))).toMatch(
      /^newer\.csv:\d+: There is no area called "bedokk"\. Did you mean "bedok"\?\nFix: /,
    );
  });

  test('if a value is not a number', () => {
    expect(refused(newer('floor-areas', 'newer.csv', [/^(bedok,3-room),67,/m, '$1,6o,']))).toMatch(
      /^newer\.csv:\d+: "6o" in the column median_sqm is not a number\.\nFix: write only digits/,
    );
  });
});

test('a table that no source names is reported', () => {
  applyChanges(root, [{ file: 'data/sources.yaml', replace: ['    books: [floor-areas]\n', ''] }]);
  const { exitCode, text } = facts(root);
  expect(text).toContain('No source in data/sources.yaml names the table "floor-areas".\nFix: ');
  expect(exitCode).toBe(1);
});
