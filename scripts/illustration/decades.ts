/** Percent of the flats by the decade in which they were built, such as `1970s`. */
type Decades = Readonly<Record<string, number>>;

/** Floors of a slab block of each decade. Later blocks are not slabs. */
const slabFloors: Readonly<Record<string, number>> = {
  before1960: 4,
  '1930s': 4,
  '1940s': 4,
  '1950s': 7,
  '1960s': 10,
  '1970s': 12,
  '1980s': 13,
  '1990s': 15,
};

export const usualSlabFloors = 12;

/**
 * The share of the flats that were built in a decade, from 0 to 1. The listed decades count as 100%, although small
 * ones are left out.
 */
export function shareOf(decades: Decades): (decade: string) => number {
  const total = Object.values(decades).reduce((sum, percent) => sum + percent, 0);
  return (decade) => (total === 0 ? 0 : (decades[decade] ?? 0) / total);
}

/** Mean floors of the slab blocks: each decade before 2000 counts by its share. */
export function slabFloorsOf(decades: Decades): number {
  let floors = 0;
  let total = 0;
  for (const [decade, height] of Object.entries(slabFloors)) {
    const percent = decades[decade] ?? 0;
    floors += height * percent;
    total += percent;
  }
  return total === 0 ? usualSlabFloors : Math.round(floors / total);
}
