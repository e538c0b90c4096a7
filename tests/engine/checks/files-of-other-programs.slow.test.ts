import { expect, test } from 'vitest';
import { definitions, csvFile, tableNames } from '../../../src/content/tables/definitions.ts';
import type { Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { after, rulesAfter } = sharedCopy();

const columns = tableNames.flatMap((table) =>
  Object.keys(definitions[table].columns).map((column) => [table, column] as const),
);

test.each(columns)(
  '%s: what a spreadsheet made of a cell is refused in the column %s, with the cause',
  (table, column) => {
    const names = Object.keys(definitions[table].columns).map((name) => name.replace('YYYY', '2020'));
    const at = names.indexOf(column.replace('YYYY', '2020'));
    for (const [cell, cause] of [
      ['3-Jan', 'made a date'],
      ['2026-01-03 00:00:00', 'made a date'],
      ['1.00E+05', 'a block such as 1E5'],
      ['#REF!', 'a mistake in a formula'],
    ] as const) {
      const row = names.map((_, index) => (index === at ? cell : '')).join(',');
      const { problems } = after({ file: csvFile(table), write: `${names.join(',')}\n${row}\n` });
      const found = problems.filter(({ message }) => message.startsWith(`"${cell}" in the column ${column} `));
      expect(found, cell).toMatchObject([{ rule: 'wrong-cell', message: expect.stringContaining(cause) as string }]);
    }
  },
);

const blocks = (cell: string): Change => ({
  file: csvFile('streets'),
  replace: ['"24–30, 208, 210, 211"', `"${cell}"`],
});

test.each('1-3|12–|12A–14C|45294|12,13|12, |Block 12|14–12|12–12|12C–12A|0|0–4|012'.split('|'))(
  '"%s" are no blocks',
  (cell) => expect(rulesAfter(blocks(cell))).toEqual(['wrong-cell']),
);

test.each(['12', '12A', '12, 14–16, 101A–101C'])('"%s" are blocks', (cell) =>
  expect(rulesAfter(blocks(cell))).toEqual([]),
);

test('no flats were completed in a year that has not begun', () => {
  expect(rulesAfter({ file: csvFile('new-homes'), replace: [',2021,', ',2099,'] })).toEqual(['wrong-cell']);
});

test.each([
  ['data/neighbourhoods/bedok (1).yaml', 'data/neighbourhoods/bedok.yaml'],
  ['data/neighbourhoods/bedok - Copy.yaml', 'data/neighbourhoods/bedok.yaml'],
  ['data/pictures/tiong-bahru copy.svg', 'data/pictures/tiong-bahru.svg'],
])('%s is probably a second download', (file, copyOf) => {
  const [problem, ...others] = after({ file, copyOf }).problems;
  expect(others).toEqual([]);
  expect(problem!.message).toContain(
    `It is probably a copy of ${copyOf.split('/').at(-1)}, such as a second download.`,
  );
  expect(problem!.fix).not.toMatch(/rename it to/);
});
