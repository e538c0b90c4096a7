import { beforeAll, describe, expect, test } from 'vitest';
import { json, type EmittedFile } from '../../../scripts/build/emit/file.ts';
import type { LocationsPage } from '../../../src/pages/locations/data.ts';
import type { AreaCard } from '#types/places.ts';
import type { Route } from '../../../src/pages/routes.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { compareIndexWithRoutes } from '../../../scripts/build/emit/index-links.ts';
import { emittedAfter } from '../../support/emitted.ts';

let index: EmittedFile, table: EmittedFile;
beforeAll(async () => {
  const { text } = await emittedAfter();
  [index, table] = ['pages/locations.json', 'route-table.json'].map((path) => ({ path, text: text(path) })) as [
    EmittedFile,
    EmittedFile,
  ];
});

/** A JSON file, changed as a bug in the generator could change it. */
function tampered<T>({ path, text }: EmittedFile, change: (value: T) => void): EmittedFile {
  const value = JSON.parse(text) as T;
  change(value);
  return json(path, value);
}

const withCards = (change: (cards: AreaCard[]) => void) =>
  tampered<LocationsPage>(index, ({ groups }) => change(groups[0]!.stops as AreaCard[]));
const withRoutes = (change: (routes: Route[]) => void) => tampered(table, change);

/** The place of the `nth` mention of a path in an emitted file. */
function placeOf(file: EmittedFile, path: string, nth = 0): string {
  const all = file.text.split('\n').flatMap((line, at) => (line.includes(`"path": "${path}"`) ? [at + 1] : []));
  return `src/generated/${file.path}:${all[nth]}`;
}

const problemsOf = (cards: EmittedFile, routes: EmittedFile) =>
  compareIndexWithRoutes(cards, routes).map(formatProblem);

const without = (list: { path: string }[], path: string) =>
  list.splice(
    list.findIndex((item) => item.path === path),
    1,
  );

describe('the locations index', () => {
  test('links exactly the routes that exist', () => {
    expect(compareIndexWithRoutes(index, table)).toEqual([]);
  });

  test('is reported without the card of an existing page', () => {
    const cards = withCards((list) => without(list, '/punggol'));
    const [problem, ...others] = problemsOf(cards, table);
    expect(others).toEqual([]);
    expect(problem).toContain(`${placeOf(table, '/punggol')}:3  unlinked-route\n`);
    expect(problem).toContain('The page /punggol exists, and the locations index has no card that links to it.');
    expect(problem).toContain('  "path": "/punggol",\n');
    expect(problem).toContain('Fix: the cards come from src/pages/locations/data.ts; make it emit a card for /punggol');
  });

  test('is reported with the card of a page that does not exist', () => {
    const cards = withCards((list) => list.push({ ...list[0]!, path: '/tengah', name: 'Tengah' }));
    const [problem, ...others] = problemsOf(cards, table);
    expect(others).toEqual([]);
    expect(problem).toContain(`${placeOf(cards, '/tengah')}:6  dangling-card\n`);
    expect(problem).toContain('The locations index has a card for /tengah, and no page exists there.');
    expect(problem).toContain(
      'Fix: the routes come from src/pages/routes.ts; make it list /tengah, or add data/neighbourhoods/tengah.yaml.',
    );
  });

  test('is reported if a route has no card, or a card no route', () => {
    const file = 'data/neighbourhoods/tengah.yaml';
    const more = withRoutes((routes) => routes.push({ path: '/tengah', kind: 'area', file }));
    expect(problemsOf(index, more)).toEqual([
      expect.stringContaining(`${placeOf(more, '/tengah')}:3  unlinked-route\n`),
    ]);
    const fewer = withRoutes((routes) => without(routes, '/bedok'));
    expect(problemsOf(index, fewer)).toEqual([
      expect.stringContaining(`${placeOf(index, '/bedok')}:6  dangling-card\n`),
    ]);
  });

  test('is reported with two cards for one page, at the second card', () => {
    const cards = withCards((list) => list.push({ ...list[0]! }));
    const [problem, ...others] = problemsOf(cards, table);
    expect(others).toEqual([]);
    expect(problem).toContain(`${placeOf(cards, '/punggol', 1)}:6  repeated-card\n`);
    expect(problem).toContain('The locations index has more than one card for /punggol.');
    expect(problem).toContain(`also at ${placeOf(cards, '/punggol')}:6\n`);
    expect(problem).toContain('Fix: the cards come from src/pages/locations/data.ts; make it emit one for each area.');
  });

  test('is reported if a card of an area links to a service', () => {
    const cards = withCards((list) => list.splice(0, 1, { ...list[0]!, path: '/weekly-cleaning' }));
    expect(problemsOf(cards, table)).toHaveLength(2);
  });
});
