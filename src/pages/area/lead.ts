import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';

export type Lead = keyof NeighbourhoodWords['here']['leads'];

/** Under this many flats within 1 km of its station, an area is a place of work. */
const fewFlats = 2000;
/** In percent of the flats: so many new ones that their first clean is what most people ask about. */
const manyNew = 15;
/** Projects with sales, and flats for each of them at most: as many private homes as flats. */
const manyProjects = 25;
const flatsEachProject = 300;
/** Flats let, or sold, in a year, for every thousand. */
const manyLet = 40;
const manySold = 24;

const perThousand = (count: number | undefined, flats: number) => ((count ?? 0) * 1000) / flats;

/** What matters most to somebody who decides about a clean in an area, by its figures alone. */
export function leadOf({ housing, newFlats, privateHomes, rentals, sales }: Neighbourhood): Lead {
  if (housing === undefined) return 'unknown';
  const { flats } = housing;
  if (flats < fewFlats) return 'work';
  if (newFlats && newFlats.percent >= manyNew) return 'newFlats';
  const { projects = 0 } = privateHomes ?? {};
  if (projects >= manyProjects && flats < projects * flatsEachProject) return 'privateHomes';
  if (perThousand(rentals?.approvals, flats) >= manyLet) return 'rentals';
  if (perThousand(sales?.resales, flats) >= manySold) return 'resales';
  return housing.flatTypes === undefined ? 'unknown' : 'flats';
}
