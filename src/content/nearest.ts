import * as geokdbush from 'geokdbush';
import KDBush from 'kdbush';
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
  geokdbush.distance(one.longitude, one.latitude, other.longitude, other.latitude);

/** A function that gives the nearest other areas of an area, nearest first. */
export function nearestOf(areas: readonly Located[], count = 3): (area: Located) => Near[] {
  if (areas.length === 0) return () => [];
  const index = new KDBush(areas.length);
  for (const { data } of areas) index.add(data.longitude, data.latitude);
  index.finish();
  return ({ slug, data: { latitude, longitude } }) =>
    geokdbush
      .around(index, longitude, latitude, count + 1)
      .map((at) => areas[at]!)
      .filter((other) => other.slug !== slug)
      .slice(0, count)
      .map((other) => ({
        slug: other.slug,
        distance: Math.round(kilometres({ latitude, longitude }, other.data) * 10) / 10,
      }));
}
