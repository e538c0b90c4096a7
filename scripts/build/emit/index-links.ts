import type { Route } from '#pages/routes.ts';
import { groupBy } from '#content/group.ts';
import { placeAt, startOf, type Problem } from '#content/problem.ts';
import type { EmittedFile } from './file.ts';
import type { LocationsPage } from '#pages/locations/data.ts';

/** The position of the `nth` mention of a page in an emitted file. */
function placeOfMention(file: EmittedFile, path: string, nth = 0) {
  const name = `src/generated/${file.path}`;
  const mention = `"path": ${JSON.stringify(path)}`;
  const offset = file.text.split(mention, nth + 1).join(mention).length;
  return offset >= file.text.length ? startOf(name) : placeAt(name, file.text, offset, path.length + 10);
}

/**
 * Compares the emitted files, not their sources: the cards of the locations index with the area routes of the route
 * table. Any difference is a problem, and then nothing is written.
 */
export function compareIndexWithRoutes(index: EmittedFile, table: EmittedFile): Problem[] {
  const linked = (JSON.parse(index.text) as LocationsPage).groups.flatMap(({ stops }) => stops.map(({ path }) => path));
  const routed = (JSON.parse(table.text) as Route[]).filter(({ kind }) => kind === 'area').map(({ path }) => path);
  const cards = groupBy(linked, (path) => path);
  const routes = new Set(routed);
  const unlinked = routed
    .filter((path) => !cards.has(path))
    .map((path) => ({
      place: placeOfMention(table, path),
      rule: 'unlinked-route',
      message: `The page ${path} exists, and the locations index has no card that links to it. Visitors could not find it.`,
      fix: `the cards come from src/pages/locations/data.ts; make it emit a card for ${path}, or remove data/neighbourhoods${path}.yaml.`,
    }));
  const dangling = [...cards.keys()]
    .filter((path) => !routes.has(path))
    .map((path) => ({
      place: placeOfMention(index, path),
      rule: 'dangling-card',
      message: `The locations index has a card for ${path}, and no page exists there.`,
      fix: `the routes come from src/pages/routes.ts; make it list ${path}, or add data/neighbourhoods${path}.yaml.`,
    }));
  const repeated = [...cards]
    .filter(([, mentions]) => mentions.length > 1)
    .map(([path]) => ({
      place: placeOfMention(index, path, 1),
      rule: 'repeated-card',
      message: `The locations index has more than one card for ${path}.`,
      fix: 'the cards come from src/pages/locations/data.ts; make it emit one for each area.',
      also: [placeOfMention(index, path)],
    }));
  return [...unlinked, ...dangling, ...repeated];
}
