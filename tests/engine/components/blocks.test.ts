import { expect, test } from 'vitest';
import { blocksIn, findBlock } from '#types/blocks.ts';

const streets = [
  { name: 'Punggol Central', blocks: '192, 293–295, 301A–301C' },
  { name: 'Jurong West Street 52', blocks: '501–503, 52' },
  { name: 'Kim Tian Road', blocks: '6, 119B' },
  { name: 'Jalan Bukit Ho Swee', blocks: '2, 4, 6' },
];

test('a list of blocks contains every block of its ranges', () => {
  expect(blocksIn('192, 293–295, 301A–301C')).toEqual(['192', '293', '294', '295', '301A', '301B', '301C']);
});

test.each([
  ['301A', '301A', ['Punggol Central']],
  [' blk 301a ', '301A', ['Punggol Central']],
  ['Blk 301 B Punggol Central', '301B', ['Punggol Central']],
  ['３０１ｃ', '301C', ['Punggol Central']],
  ['0294', '294', ['Punggol Central']],
  ['Block 301A #05-12', '301A', ['Punggol Central']],
  ['#05-12 Blk 301A', '301A', ['Punggol Central']],
  ['Unit 12–34, 301a', '301A', ['Punggol Central']],
  ['301APunggol', '301', []],
  ['293Punggol Ctrl', '293', ['Punggol Central']],
  ['119Kim Tian', '119', []],
  ['502 jurong west street 52', '502', ['Jurong West Street 52']],
  ['Jurong West Street 52 Blk 503', '503', ['Jurong West Street 52']],
  ['6', '6', ['Kim Tian Road', 'Jalan Bukit Ho Swee']],
  ['6 Kim Tian Road', '6', ['Kim Tian Road']],
  ['301', '301', []],
  ['296', '296', []],
  ['119', '119', []],
  ['Punggol Central', '', []],
  ['', '', []],
])('the block of "%s" is found', (typed, block, names) => {
  const found = findBlock(typed, streets);
  expect([found.block, found.streets.map(({ name }) => name)]).toEqual([block, names]);
});
