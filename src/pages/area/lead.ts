import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';

export type Lead = keyof NeighbourhoodWords['here']['leads'];

/** An area with fewer flats within 1 km of its station is a place of work. */
const fewFlats = 2000;
/** From this percentage of new flats on, the first clean of a new flat is the topic. */
const manyNew = 15;
/** From this many projects with sales on, and with fewer flats for each project, private homes are the topic. */
const manyProjects = 25;
const flatsEachProject = 300;
/** Flats that are let or sold in a year, per thousand flats. */
const manyLet = 40;
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
  if (perThousand(rentals?.approvals, flats) >= manyLet) return 'rentals';
  if (perThousand(sales?.resales, flats) >= manySold) return 'resales';
  return housing.flatTypes === undefined ? 'unknown' : 'flats';
}
