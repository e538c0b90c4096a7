import { expect, test } from 'vitest';
import { json } from '../../../scripts/build/emit/file.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { compareIndexWithRoutes } from '../../../scripts/build/emit/index-links.ts';
import { emittedAfter } from '../../support/emitted.ts';

const index = (...paths: readonly string[]) =>
  json('pages/locations.json', { groups: [{ stops: paths.map((path) => ({ path })) }] });
const table = (...paths: readonly string[]) =>
  json('route-table.json', [{ path: '/', kind: 'home' }, ...paths.map((path) => ({ path, kind: 'area' }))]);
const problemsOf = (...sides: Parameters<typeof compareIndexWithRoutes>) =>
  compareIndexWithRoutes(...sides).map(formatProblem);

test('the emitted locations index links exactly the emitted routes', async () => {
  const { text } = await emittedAfter();
  const [cards, routes] = ['pages/locations.json', 'route-table.json'].map((path) => ({ path, text: text(path) }));
  expect(compareIndexWithRoutes(cards!, routes!)).toEqual([]);
});

test.each([
  [
    'a route without a card',
    index('/bedok'),
    table('/bedok', '/punggol'),
    `src/generated/route-table.json:11:3  unlinked-route
   The page /punggol exists, and the locations index has no card that links to it. Visitors could not find it.
   > 11 |   "path": "/punggol",
        |   ^^^^^^^^^^^^^^^^^^
   Fix: the cards come from src/pages/locations/data.ts; make it emit a card for /punggol, or remove data/neighbourhoods/punggol.yaml.
`,
  ],
  [
    'a card without a route',
    index('/bedok', '/weekly-cleaning'),
    table('/bedok'),
    `src/generated/pages/locations.json:9:6  dangling-card
   The locations index has a card for /weekly-cleaning, and no page exists there.
   > 9 |      "path": "/weekly-cleaning"
       |      ^^^^^^^^^^^^^^^^^^^^^^^^^^
   Fix: the routes come from src/pages/routes.ts; make it list /weekly-cleaning, or add data/neighbourhoods/weekly-cleaning.yaml.
`,
  ],
  [
    'two cards for one route',
    index('/bedok', '/bedok'),
    table('/bedok'),
    `src/generated/pages/locations.json:9:6  repeated-card
   The locations index has more than one card for /bedok.
   > 9 |      "path": "/bedok"
       |      ^^^^^^^^^^^^^^^^
     also at src/generated/pages/locations.json:6:6
   Fix: the cards come from src/pages/locations/data.ts; make it emit one for each area.
`,
  ],
])('%s is reported at its place', (_, cards, routes, problem) => {
  expect(problemsOf(cards, routes)).toEqual([problem]);
});
