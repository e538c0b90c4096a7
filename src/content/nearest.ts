import type { Neighbourhood } from '#generated/entries.ts';

export interface Near {
  slug: string;
  /** Great-circle distance in kilometres, one decimal. */
  distance: number;
}

type Position = Pick<Neighbourhood, 'latitude' | 'longitude'>;

interface Located {
  slug: string;
  data: Position;
}

/** The mean radius of the Earth, in kilometres. */
const radius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;

/** The great-circle distance of two places in kilometres. */
export function kilometres(one: Position, other: Position): number {
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const between = haversine(one.latitude - other.latitude) + across * haversine(one.longitude - other.longitude);
  return 2 * radius * Math.asin(Math.sqrt(between));
}

/** A function that gives the nearest other areas of an area, nearest first. */
export function nearestOf(areas: readonly Located[], count = 3): (area: Located) => Near[] {
  return ({ slug, data }) =>
    areas
      .filter((other) => other.slug !== slug)
      .map((other) => ({ slug: other.slug, distance: kilometres(data, other.data) }))
      .toSorted((one, two) => one.distance - two.distance)
      .slice(0, count)
      .map((near) => ({ ...near, distance: Math.round(near.distance * 10) / 10 }));
}
