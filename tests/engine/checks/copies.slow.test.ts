import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import { copyCommitted } from '../../support/committed-copy.ts';
import { applyChanges, type Change } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';

const { root, restore, remove } = copyCommitted();
const git = (...args: readonly string[]) => gitIn(root)(...args);
const commit = () => commitAll(root);

afterEach(restore);
afterAll(remove);

const area = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

function found(): { blamed: string[]; rules: string[] } {
  const { problems } = check(root);
  return { blamed: [...new Set(problems.map(({ place }) => place.file))], rules: problems.map(({ rule }) => rule) };
}

/** A copy of an area as an editor makes it in a browser, before they change anything in it. */
const copy = (slug: string, of: string): Change => ({ file: area(slug), copyOf: area(of) });

/** The states in which git can have a new copy, starting from a commit of all files. */
const ways: Readonly<Record<string, () => void>> = {
  'not committed': () => undefined,
  'added to the index': () => git('add', '--all'),
  'in a commit of its own': () => commit(),
  'on a branch that was merged': () => {
    git('switch', '--quiet', '--create', 'work');
    commit();
    git('switch', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'work');
  },
};

// In alphabetical order, "tampines" comes after the original, "admiralty" before it.
test.each([
  ['not committed', 'tampines'],
  ['added to the index', 'admiralty'],
  ['in a commit of its own', 'admiralty'],
  ['in a commit of its own', 'tampines'],
  ['on a branch that was merged', 'admiralty'],
])('a copied file, %s, called %s, is reported, not its original', (way, slug) => {
  applyChanges(root, [copy(slug, 'simei')]);
  ways[way]!();
  expect(found()).toEqual({
    blamed: [area(slug)],
    rules: ['duplicate-name', 'duplicate-description', 'copied-figures', 'copied-figures'],
  });
  applyChanges(root, [{ file: area(slug), replace: ['name: Simei', 'name: Another'] }]);
  expect(found().blamed).toEqual([area(slug)]);
});

test('of two old files, the one that changed last is reported', () => {
  const fact = 'Of the HDB flats near the station, {decade.2010s} date from the 2010s.';
  const other = 'An industrial district; the nearest homes are in Jurong West.';
  for (const [slug, from, to] of [
    ['joon-koon', other, fact],
    ['punggol', fact, other],
  ] as const) {
    applyChanges(root, [{ file: area(slug), replace: [from, to] }]);
    expect(found().blamed).toEqual([area(slug)]);
    git('checkout', '--quiet', '--', 'data');
  }
});

const withoutGit = () => rmSync(join(root, '.git'), { recursive: true });

describe('without git', () => {
  beforeEach(withoutGit);

  test.each(['tampines', 'admiralty', 'simei-park'])('%s with the name of simei is reported', (slug) => {
    applyChanges(root, [copy(slug, 'simei')]);
    expect(found().blamed).toEqual([area(slug)]);
  });
});

describe('the figures of another area', () => {
  beforeEach(withoutGit);

  /** A new area with its own words and its own place. */
  const own = (figures: readonly (readonly [string, string])[]): Change => ({
    file: area('tampines'),
    copyOf: area('simei'),
    replace: [
      ['name: Simei\n', 'name: Tampines\n'],
      [
        'Of the HDB flats near the station, {decade.1980s} date from the 1980s.',
        'Blocks around three malls and a library.',
      ],
      [
        '    - Simei Street\n    - Simei Road\n    - Simei Rise\n    - Simei Park\n',
        '    - Our Tampines Hub\n    - Tampines Street 11\n    - Tampines Street 21\n    - Tampines Avenue 4\n',
      ],
      ['latitude: 1.3432\nlongitude: 103.95338', 'latitude: 1.35299\nlongitude: 103.94518'],
      ...figures,
    ],
  });

  test.each<[string, [string, string][]]>([
    ['unchanged', []],
    ['both counts changed', [['blocks: 151\n  flats: 14856', 'blocks: 152\n  flats: 14857']]],
    [
      'the shares changed',
      [
        ['1980s: 85\n    1990s: 8', '1980s: 84\n    1990s: 9'],
        ['threeRoom: 20', 'threeRoom: 19'],
      ],
    ],
  ])('are reported with the name of that area: %s', (_, figures) => {
    applyChanges(root, [own(figures)]);
    expect(check(root).problems).toMatchObject([
      {
        rule: 'copied-figures',
        place: { file: area('tampines'), text: 'housing:' },
        message: expect.stringMatching(/ of the 11 figures of "housing" are the same as those of Simei \(/) as string,
      },
    ]);
  });

  test('may be equal without flats', () => {
    const text = readFileSync(join(root, area('simei')), 'utf8');
    const [counted] = /^ {2}blocks: 151\n(?: {2,}.*\n)*/m.exec(text)!;
    applyChanges(root, [own([[counted, '  blocks: 0\n  flats: 0\n']])]);
    expect(check(root).problems).toEqual([]);
  });
});
