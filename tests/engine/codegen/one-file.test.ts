import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '../../../src/pages/kinds.ts';
import { check } from '../../../src/checks/check-content.ts';
import { emit, publish } from '../../../scripts/codegen/generate.ts';
import { run } from '../../../scripts/codegen/run.ts';
import type { Written } from '../../../scripts/codegen/emit/write.ts';
import { pathOf } from '../../../src/content/links.ts';
import { applyChanges, copyContent, snapshot } from '../../support/content-copy.ts';
import { tengah } from '../../support/tengah.ts';

type Files = ReturnType<typeof snapshot>;

let root: string;
let before: Files, added: Files, removed: Files, addition: Written, removal: Written;

const generated = () => snapshot(join(root, 'src/generated'));
const texts = (files: Files) => [...files].map(([path, { text }]) => [path, text]);
const page = <T>(files: Files, path: string) => (JSON.parse(files.get(path)!.text) as { page: T }).page;

async function build(): Promise<Written> {
  const { content, problems } = check(root);
  expect(problems).toEqual([]);
  return publish(root, await emit(root, content));
}

beforeAll(async () => {
  root = copyContent();
  await build();
  before = generated();
  applyChanges(root, [tengah]);
  addition = await build();
  added = generated();
  applyChanges(root, [{ file: tengah.file, remove: true }]);
  removal = await build();
  removed = generated();
});
afterAll(() => rmSync(root, { recursive: true }));

/** The area pages that list the new area among their nearest areas. */
const neighbours = () =>
  [...added.keys()].filter((path) => {
    if (!/^public\/[a-z-]+\.json$/.test(path)) return false;
    const data = page<PageOf<'area'>>(added, path);
    return data.kind === 'area' && data.nearest.areas.some((area) => area.path === pathOf('tengah'));
  });

/** The finder's index, whose name follows from what it says. */
const finder = (files: Files) => [...files.keys()].find((path) => path.startsWith('public/assets/finder/'))!;

/** The picture of the new area's stop. */
const pictures = () => [...added.keys()].filter((path) => path.includes('art/stop-tengah-'));

test('a second run writes nothing, and a run in another folder gives the same bytes', async () => {
  const [kept, copy] = [generated(), copyContent()];
  expect(await build()).toMatchObject({ changed: [], removed: [], unchanged: kept.size });
  expect(generated()).toEqual(kept);
  expect(readdirSync(join(root, 'src'))).toEqual(['generated']);
  expect(await run(copy)).toMatchObject({ exitCode: 0 });
  expect(texts(snapshot(join(copy, 'src/generated')))).toEqual(texts(kept));
  rmSync(copy, { recursive: true });
});

describe('adding one file', () => {
  test('creates the page, its card on the index, its sitemap entry and its types', () => {
    expect(page<PageOf<'area'>>(added, 'public/tengah.json')).toMatchObject({
      kind: 'area',
      path: '/tengah',
      head: { title: 'Part Time Maid Services in Tengah - Sapu' },
      area: { name: 'Tengah' },
    });
    const { groups } = page<PageOf<'locations'>>(added, 'public/locations.json');
    const stop = { path: '/tengah', name: 'Tengah', description: 'Flats among trees, the first of many.' };
    expect(groups.find(({ name }) => name === 'other-areas')!.stops.at(-1)).toMatchObject(stop);
    expect(added.get('public/sitemap.xml')!.text).toContain('<loc>https://sapu.example/tengah</loc>');
    expect(added.get('routes.ts')!.text).toMatch(/export type Path =[^;]*"\/tengah"/);
    expect(added.get('route-table.json')!.text).toContain('"path": "/tengah"');
  });

  test('changes only these files and the pages of its new neighbours', () => {
    expect(neighbours()).not.toEqual([]);
    expect(addition.changed.toSorted()).toEqual(
      [
        // The enquiry function accepts only areas in company.json; the home page and /locations show the number of areas.
        'company.json',
        finder(added),
        // The form says which area a visitor comes from.
        'public/contact.json',
        'public/index.json',
        'public/locations.json',
        'public/sitemap.xml',
        'public/tengah.json',
        ...pictures(),
        'route-table.json',
        'routes.ts',
        ...neighbours(),
      ].toSorted(),
    );
    expect(addition.removed).toEqual([finder(before)]);
    const changed = [...addition.changed, ...addition.removed];
    for (const [path, file] of before) if (!changed.includes(path)) expect(added.get(path), path).toEqual(file);
  });

  test('and removing it again restores all files', () => {
    expect(removal.removed.toSorted()).toEqual(['public/tengah.json', finder(added), ...pictures()].toSorted());
    expect(texts(removed)).toEqual(texts(before));
    expect(JSON.stringify(texts(removed))).not.toContain('tengah');
  });
});
