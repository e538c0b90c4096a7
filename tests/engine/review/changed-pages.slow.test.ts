import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Difference } from '../../../scripts/review/compare.ts';
import { comparePages, readPages, type Page } from '../../../scripts/review/pages.ts';
import { applyChanges, copyContent, restoreContent, type Change } from '../../support/content-copy.ts';
import { renderSite } from '../../support/render-site.ts';
import { changeRows } from '../../support/table-rows.ts';
import { tengah } from '../../support/tengah.ts';
import { areaPaths } from '../built/expected-areas.ts';

const root = copyContent();
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'rendered-'));
let before: Map<string, Page>;

const render = async (name: string) => {
  await renderSite(root, join(folder, name));
  return readPages(join(folder, name));
};

beforeAll(async () => {
  before = await render('before');
});
afterEach(() => {
  restoreContent(root);
  rmSync(join(folder, 'after'), { recursive: true, force: true });
});
afterAll(() => {
  for (const path of [root, folder]) rmSync(path, { recursive: true });
});

async function changesBy(changes: readonly Change[]): Promise<Difference[]> {
  applyChanges(root, changes);
  return comparePages(before, await render('after'));
}

const replace = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });
const areas = [...areaPaths];

/**
 * Each case has the change of an editor, the pages that a reviewer must see, and words that the report must contain
 * for the first of these pages.
 */
const cases: [what: string, change: Change, pages: string[], words?: string][] = [
  [
    'a sentence of an area',
    replace('neighbourhoods/bugis.yaml', '1960s to 1980s blocks around', 'Blocks of the 1960s around'),
    ['/bugis', '/locations'],
    'Blocks of the 1960s around Beach Road and Rochor.',
  ],
  [
    'a price that many pages name',
    replace('services/move-in-out-cleaning.yaml', 'value: $280', 'value: $290'),
    ['/', '/contact', '/move-in-out-cleaning', ...areas],
    '$290',
  ],
  [
    'a new area',
    tengah,
    ['/', '/joon-koon', '/locations', '/pioneer', '/tengah'],
    '10 neighbourhoods along the North East Line and East West Line.',
  ],
  ['a shape of a picture', replace('pictures/tiong-bahru.svg', 'r="54"', 'r="50"'), ['/tiong-bahru']],
  [
    'a fact from which a picture is drawn',
    replace('neighbourhoods/simei.yaml', 'rail: viaduct', 'rail: underground'),
    ['/locations', '/simei'],
  ],
  ['a comment', replace('neighbourhoods/bugis.yaml', 'name: Bugis\n', '# A comment.\nname: Bugis\n'), []],
];

const pathsOf = (found: readonly Difference[]) => found.map(({ name }) => name);

test.each(cases)('only the expected pages change: %s', async (_, change, pages, added) => {
  const found = await changesBy([change]);
  expect(pathsOf(found)).toEqual(pages.toSorted());
  if (added !== undefined) expect(found[0]!.changes.map((change) => change.after)).toContain(added);
});

test('a change shows added and removed pages, and the search result before and after', async () => {
  const found = await changesBy([
    tengah,
    { file: 'data/neighbourhoods/bugis.yaml', remove: true },
    ...changeRows('bugis'),
    replace('redirects.yaml', 'to: /joon-koon', 'to: /joon-koon\n- from: /bugis\n  to: /city-hall'),
    replace('pages/about.md', 'title: "About |', 'title: "Who we are |'),
  ]);
  const others = found.filter(({ status }) => status !== 'changed').map(({ name, status }) => `${name} ${status}`);
  expect(others).toEqual(['/bugis removed', '/tengah added']);
  const [bugis, come, about] = ['/bugis', '/tengah', '/about'].map(
    (path) => found.find(({ name }) => name === path)!.changes,
  );
  const sidesOf = (changes: typeof bugis) =>
    changes!.flatMap(({ part, name, before, after }) => (part === 'result' ? [[name, before, after]] : []));
  expect(sidesOf(bugis)[0]).toEqual(['title', 'Part Time Maid Services in Bugis - Sapu', undefined]);
  expect(sidesOf(come)[0]).toEqual(['title', undefined, 'Part Time Maid Services in Tengah - Sapu']);
  expect(sidesOf(about)).toEqual([['title', 'About | Sapu', 'Who we are | Sapu']]);
  // The words of the menu and the footer are not listed.
  expect(come!.map(({ after }) => after)).not.toContain('Skip to content');
});
