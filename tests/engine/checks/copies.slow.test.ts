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
    rules: ['duplicate-name', 'duplicate-description', 'unknown-placeholder', 'same-place'],
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
