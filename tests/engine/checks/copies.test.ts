import { rmSync } from 'node:fs';
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

describe.each(Object.keys(ways))('a copied file, %s', (way) => {
  // In alphabetical order, one copy comes before its original, the other after it.
  test.each(['tampines', 'admiralty'])('called %s, is reported, not its original', (slug) => {
    applyChanges(root, [copy(slug, 'simei')]);
    ways[way]!();
    expect(found()).toEqual({
      blamed: [area(slug)],
      rules: ['duplicate-name', 'duplicate-description', 'copied-figures', 'copied-figures'],
    });
  });

  test('is reported even if its original got the same name', () => {
    applyChanges(root, [
      copy('admiralty', 'simei'),
      { file: area('admiralty'), replace: ['name: Simei', 'name: Admiralty'] },
    ]);
    ways[way]!();
    expect(found().blamed).toEqual([area('admiralty')]);
  });
});

test('of two old files, the one that changed last is reported', () => {
  const fact = 'Of the HDB flats near the station, {decade.2010s} date from the 2010s.';
  for (const slug of ['joon-koon', 'punggol']) {
    const old = slug === 'punggol' ? fact : 'An industrial district; the nearest homes are in Jurong West.';
    const now = slug === 'punggol' ? 'An industrial district; the nearest homes are in Jurong West.' : fact;
    applyChanges(root, [{ file: area(slug), replace: [old, now] }]);
    expect(found().blamed).toEqual([area(slug)]);
    git('checkout', '--quiet', '--', 'data');
  }
});

const withoutGit = () => rmSync(join(root, '.git'), { recursive: true });

describe('without git', () => {
  beforeEach(withoutGit);

  test.each([
    ['tampines', 'simei'],
    ['admiralty', 'simei'],
    ['simei-park', 'simei'],
  ])('%s with the name of %s is reported', (slug, of) => {
    applyChanges(root, [copy(slug, of)]);
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
    ['one changed', [['flats: 14856', 'flats: 14857']]],
    [
      'both counts changed',
      [
        ['flats: 14856', 'flats: 14857'],
        ['blocks: 151', 'blocks: 152'],
      ],
    ],
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

  test('are reported, also those of the households, if the planning area is another one', () => {
    applyChanges(root, [own([['planningArea: Tampines', 'planningArea: Pasir Ris']])]);
    expect(check(root).problems.map(({ place }) => place.text)).toEqual(['housing:', 'households:']);
  });

  test('may be equal within one planning area, or without flats', () => {
    const counted: [string, string] = [
      '  blocks: 151\n  flats: 14856\n  firstBuilt: 1981\n  lastBuilt: 2014\n  decades:\n    1980s: 85\n    1990s: 8\n    2010s: 7\n  flatTypes:\n    oneAndTwoRoom: 4\n    threeRoom: 20\n    fourRoom: 45\n    fiveRoomAndLarger: 31\n',
      '  blocks: 0\n  flats: 0\n',
    ];
    applyChanges(root, [own([counted])]);
    expect(check(root).problems).toEqual([]);
  });
});
