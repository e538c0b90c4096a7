import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { copyContent } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';

test('all content has one kind of line ends, and no two versions of a line are kept', () => {
  const attributes = ['data/tables/streets.csv', 'data/redirects.yaml', 'data/site.yaml', 'data/pages/about.md'].map(
    (file) =>
      execFileSync('git', ['check-attr', 'merge', 'eol', '--', file], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((line) => line.replace(`${file}: `, '')),
  );
  for (const one of attributes) expect(one).toEqual(['merge: unspecified', 'eol: lf']);
});

const root = copyContent();
const git = gitIn(root);
beforeAll(() => {
  cpSync('.gitattributes', join(root, '.gitattributes'));
  commitAll(root);
});
afterAll(() => rmSync(root, { recursive: true }));

type Edit = readonly [from: string, to: string];

const fresh = 'tables/new-homes.csv';
const vale = 'bedok,Bedok North Avenue 1,2020,Bedok North Vale,215';
const jewel = 'pioneer,Upper Jurong Road,2023,Jurong West Jewel,599';

/** What a merge of two edits becomes: a conflict, the rules of the problems, or "green". */
test.each<[what: string, file: string, one: Edit, other: Edit, expected: string]>([
  [
    'two corrections of one row',
    fresh,
    [vale, vale.replace('215', '216')],
    [vale, vale.replace('2020', '2021')],
    'conflict',
  ],
  ['a row that moves and its correction', fresh, [`${vale}\n`, ''], [vale, vale.replace('215', '217')], 'conflict'],
  [
    'a new row at two places',
    fresh,
    [
      'slug,street,year_completed,project,flats\n',
      'slug,street,year_completed,project,flats\nbedok,Chai Chee Road,2024,Ping Yi Green,300\n',
    ],
    [`${jewel}\n`, `${jewel}\nbedok,Chai Chee Road,2025,Ping Yi Green,310\n`],
    'repeated-row',
  ],
  [
    'two redirects at the end',
    'redirects.yaml',
    ['  to: /joon-koon\n', '  to: /joon-koon\n- from: /old-bedok\n  to: /bedok\n'],
    ['  to: /joon-koon\n', '  to: /joon-koon\n- from: /old-simei\n  to: /bedok\n'],
    'conflict',
  ],
  [
    'corrections of two areas',
    fresh,
    [vale, vale.replace('215', '218')],
    [jewel, jewel.replace('599', '598')],
    'green',
  ],
  [
    'the promise and the brand',
    'site.yaml',
    ['city: Singapore', 'city: Jurong'],
    ['key: reclean, words: 24 hours', 'key: reclean, words: 48 hours'],
    'green',
  ],
])('%s', (_, file, one, other, expected) => {
  const path = join(root, 'data', file);
  for (const [branch, [from, to]] of [
    ['one', one],
    ['other', other],
  ] as const) {
    git('checkout', '--quiet', '-B', branch, 'main');
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    commitAll(root);
  }
  let outcome = 'conflict';
  try {
    git('merge', '--quiet', '--no-edit', 'one');
    const merged = readFileSync(path, 'utf8');
    outcome =
      check(root)
        .problems.map(({ rule }) => rule)
        .join() || 'green';
    if (outcome === 'green') for (const [, to] of [one, other]) expect(merged).toContain(to);
  } catch (error) {
    if (expected !== 'conflict') throw error;
    git('merge', '--abort');
  }
  expect(outcome).toBe(expected);
});
