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

/** A place as a point of a sphere with the radius 1. */
type Point = readonly [x: number, y: number, z: number];

function pointOf({ latitude, longitude }: Position): Point {
  const around = Math.cos(radians(latitude));
  return [around * Math.cos(radians(longitude)), around * Math.sin(radians(longitude)), Math.sin(radians(latitude))];
}

/** The square of the straight line between two points, which grows with their distance. */
const squaredLine = ([x, y, z]: Point, [a, b, c]: Point) => (x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2;

/** The great-circle distance in kilometres of two points. */
const kilometres = (squared: number) => 2 * radius * Math.asin(Math.sqrt(squared) / 2);

/** A function that gives the nearest other areas of an area, nearest first. It does not sort all of them. */
export function nearestOf(areas: readonly Located[], count = 3): (area: Located) => Near[] {
  const points = areas.map(({ slug, data }) => ({ slug, point: pointOf(data) }));
  return ({ slug, data }) => {
    const point = pointOf(data);
    const best: { slug: string; squared: number }[] = [];
    for (const other of points) {
      const squared = squaredLine(point, other.point);
      if (other.slug === slug || (best.length === count && squared >= best.at(-1)!.squared)) continue;
      const place = best.findIndex((known) => squared < known.squared);
      best.splice(place < 0 ? best.length : place, 0, { slug: other.slug, squared });
      if (best.length > count) best.pop();
    }
    return best.map((near) => ({ slug: near.slug, distance: Math.round(kilometres(near.squared) * 10) / 10 }));
  };
}
