import { distance } from 'geokdbush';
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

/** The great-circle distance of two places in kilometres. */
export const kilometres = (one: Position, other: Position): number =>
  distance(one.longitude, one.latitude, other.longitude, other.latitude);

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
