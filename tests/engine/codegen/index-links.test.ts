import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emitted, EmittedFile } from '../../../scripts/build/emit/file.ts';
import type { LocationsPage } from '#pages/locations/page.ts';
import type { AreaCard } from '#types/places.ts';
import type { Content } from '../../../scripts/content/content.ts';
import type { Route } from '../../../src/pages/routes.ts';
import { formatProblem } from '../../../scripts/content/problem.ts';
import { check } from '../../../scripts/checks/check-content.ts';
import { emit, publish } from '../../../scripts/generate.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

let root: string;
let content: Content;
let files: Emitted[];
beforeAll(async () => {
  root = copyContent();
  ({ content } = check(root));
  files = await emit(root, content);
  await publish(root, files);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The emitted files, with one JSON file changed as a bug in the generator could change it. */
function tampered<T>(path: string, change: (value: T) => void): Emitted[] {
  return files.map((file) => {
    if (file.path !== path || !('text' in file)) return file;
    const value = JSON.parse(file.text) as T;
    change(value);
    return { path, text: `${JSON.stringify(value, null, 1)}\n` };
  });
}

const withCards = (change: (cards: AreaCard[]) => void) =>
  tampered<LocationsPage>('pages/locations.json', ({ groups }) => change(groups[0]!.cards as AreaCard[]));
const withRoutes = (change: (routes: Route[]) => void) => tampered<Route[]>('route-table.json', change);

/** The place of the `nth` mention of a path in an emitted file. */
function placeOf(emitted: readonly Emitted[], file: string, path: string, nth = 0): string {
  const { text } = emitted.find((candidate) => candidate.path === file) as EmittedFile;
  const lines = text.split('\n');
  const all = lines.flatMap((line, index) => (line.includes(`"path": "${path}"`) ? [index + 1] : []));
  return `src/generated/${file}:${all[nth]}`;
}

/** Expects that publishing these files writes nothing, and returns the problems. */
async function refused(emitted: readonly Emitted[]): Promise<string[]> {
  const folder = join(root, 'src/generated');
  const before = snapshot(folder);
  const { problems, written } = await publish(root, emitted);
  expect(written).toEqual({ changed: [], removed: [], unchanged: 0 });
  expect(snapshot(folder)).toEqual(before);
  return problems.map(formatProblem);
}

const [table, index] = ['route-table.json', 'pages/locations.json'];
const without = (list: { path: string }[], path: string) =>
  list.splice(
    list.findIndex((item) => item.path === path),
    1,
  );

describe('the locations index', () => {
  test('links exactly the routes that exist, and is published', async () => {
    const { problems, written } = await publish(root, files);
    expect(problems).toEqual([]);
    expect(written).toEqual({ changed: [], removed: [], unchanged: files.length });
  });

  test('is reported without the card of an existing page', async () => {
    const emitted = withCards((cards) => without(cards, '/punggol'));
    const [problem, ...others] = await refused(emitted);
    expect(others).toEqual([]);
    expect(problem).toContain(`${placeOf(emitted, table, '/punggol')}:3  unlinked-route\n`);
    expect(problem).toContain('The page /punggol exists, and the locations index has no card that links to it.');
    expect(problem).toContain('  "path": "/punggol",\n');
    expect(problem).toContain('Fix: the cards come from src/pages/locations/page.ts; make it emit a card for /punggol');
  });

  test('is reported with the card of a page that does not exist', async () => {
    const emitted = withCards((cards) => cards.push({ ...cards[0]!, path: '/tengah', name: 'Tengah' }));
    const [problem, ...others] = await refused(emitted);
    expect(others).toEqual([]);
    expect(problem).toContain(`${placeOf(emitted, index, '/tengah')}:6  dangling-card\n`);
    expect(problem).toContain('The locations index has a card for /tengah, and no page exists there.');
    expect(problem).toContain(
      'Fix: the routes come from src/pages/routes.ts; make it list /tengah, or add data/neighbourhoods/tengah.yaml.',
    );
  });

  test('is reported if a route has no card, or a card no route', async () => {
    const file = 'data/neighbourhoods/tengah.yaml';
    const more = withRoutes((routes) => routes.push({ path: '/tengah', kind: 'area', file }));
    expect(await refused(more)).toEqual([
      expect.stringContaining(`${placeOf(more, table, '/tengah')}:3  unlinked-route\n`),
    ]);
    const fewer = withRoutes((routes) => without(routes, '/bedok'));
    expect(await refused(fewer)).toEqual([
      expect.stringContaining(`${placeOf(fewer, index, '/bedok')}:6  dangling-card\n`),
    ]);
  });

  test('is reported with two cards for one page, at the second card', async () => {
    const emitted = withCards((cards) => cards.push({ ...cards[0]! }));
    const [problem, ...others] = await refused(emitted);
    expect(others).toEqual([]);
    expect(problem).toContain(`${placeOf(emitted, index, '/punggol', 1)}:6  repeated-card\n`);
    expect(problem).toContain('The locations index has more than one card for /punggol.');
    expect(problem).toContain(`also at ${placeOf(emitted, index, '/punggol')}:6\n`);
    expect(problem).toContain('Fix: the cards come from src/pages/locations/page.ts; make it emit one for each area.');
  });

  test('is reported if a card of an area links to a service', async () => {
    const emitted = withCards((cards) => cards.splice(0, 1, { ...cards[0]!, path: '/weekly-cleaning' }));
    expect(await refused(emitted)).toHaveLength(2);
  });

  test('and the route table are both required for the comparison', async () => {
    const others = files.filter(({ path }) => path !== table);
    await expect(publish(root, others)).rejects.toThrow('src/generated/route-table.json was not emitted.');
  });
});

test('an error while pages are written leaves no files behind', async () => {
  const folder = join(root, 'src/generated');
  const before = snapshot(folder);
  const broken: Emitted[] = [
    { path: 'routes.ts', text: 'export {};' },
    ...files.filter(({ path }) => path !== 'routes.ts'),
    {
      path: 'pages/broken.json',
      get text(): string {
        throw new Error('This page cannot be made.');
      },
    },
  ];
  await expect(publish(root, broken)).rejects.toThrow('This page cannot be made.');
  expect(snapshot(folder)).toEqual(before);
});
