import { repeated } from '#content/group.ts';
import type { LocationsPage } from '#pages/locations/data.ts';
import type { Route } from '#pages/routes.ts';

/** Throws if the cards of the locations index are not those of the pages of areas, one for each. */
export function compareIndexWithRoutes({ groups }: Pick<LocationsPage, 'groups'>, routes: readonly Route[]): void {
  const cards = groups.flatMap(({ stops }) => stops.map(({ path }) => path));
  const areas = routes.filter(({ kind }) => kind === 'area').map(({ path }) => path);
  const unlinked = areas.filter((path) => !cards.includes(path));
  const dangling = cards.filter((path) => !areas.includes(path));
  const faults = [
    ...unlinked.map(
      (path) =>
        `The page ${path} exists, and the locations index has no card that links to it. Visitors could not find it.`,
    ),
    ...dangling.map((path) => `The locations index has a card for ${path}, and no page exists there.`),
    ...repeated(cards, (path) => path).map(([path]) => `The locations index has more than one card for ${path}.`),
  ];
  if (faults.length === 0) return;
  const sources = 'The cards come from src/pages/locations/data.ts, the routes from src/pages/routes.ts.';
  throw new Error(`The locations index and the routes disagree.\n${faults.join('\n')}\n${sources}`);
}
