import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';

export type Lead = keyof NeighbourhoodWords['here']['leads'];

/** An area with fewer flats than this within 1 km of its station counts as a place of work. */
const fewFlats = 2000;
/** The first clean of new flats is the topic if at least this percentage of the flats is new. */
const manyNew = 15;
/**
 * Private homes are the topic if there are at least `manyProjects` projects with sales, and fewer than
 * `flatsEachProject` flats for each project.
 */
const manyProjects = 25;
const flatsEachProject = 300;
/** Rentals or resales are the topic if at least this many of every thousand flats are let or sold in a year. */
const manyRentedOut = 40;
const manySold = 24;

const perThousand = (count: number | undefined, flats: number) => ((count ?? 0) * 1000) / flats;

/** The most important topic for visitors from an area, by the area's figures. */
export function leadOf({ housing, newFlats, privateHomes, rentals, sales }: Neighbourhood): Lead {
  if (housing === undefined) return 'unknown';
  const { flats } = housing;
  if (flats < fewFlats) return 'work';
  if (newFlats && newFlats.percent >= manyNew) return 'newFlats';
  const { projects = 0 } = privateHomes ?? {};
  if (projects >= manyProjects && flats < projects * flatsEachProject) return 'privateHomes';
  if (perThousand(rentals?.approvals, flats) >= manyRentedOut) return 'rentals';
  if (perThousand(sales?.resales, flats) >= manySold) return 'resales';
  return housing.flatTypes === undefined ? 'unknown' : 'flats';
}
