import type { Neighbourhood } from '#generated/entries.ts';
import { groupBy } from '../group.ts';

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

/** The side of a square of the grid, in degrees: about a kilometre. */
const side = 0.01;
const squareAt = (row: number, column: number) => `${row} ${column}`;
const squareOf = ({ latitude, longitude }: Position): [row: number, column: number] => [
  Math.floor(latitude / side),
  Math.floor(longitude / side),
];

/** The squares around a position, and how far it is at least to a place outside them, in kilometres. */
function squaresAround(position: Position, reach: number): { squares: string[]; outside: number } {
  const [row, column] = squareOf(position);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const squares = steps.flatMap((down) => steps.map((right) => squareAt(row + down, column + right)));
  return { squares, outside: radians(reach * side) * radius * Math.cos(radians(position.latitude)) };
}

/**
 * A function that gives the nearest other areas of an area, nearest first. It looks at the squares around the area, so
 * that the time for all areas grows with their number and not with its square.
 */
export function nearestOf(areas: readonly Located[], count = 3): (area: Located) => Near[] {
  const points = areas.map(({ slug, data }) => ({ slug, data, point: pointOf(data) }));
  const grid = groupBy(points, ({ data }) => squareAt(...squareOf(data)));

  /** The nearest of some areas, without sorting all of them. */
  function nearestIn(others: typeof points, { slug, data }: Located): Near[] {
    const point = pointOf(data);
    const best: { slug: string; squared: number }[] = [];
    for (const other of others) {
      const squared = squaredLine(point, other.point);
      if (other.slug === slug || (best.length === count && squared >= best.at(-1)!.squared)) continue;
      const place = best.findIndex((known) => squared < known.squared);
      best.splice(place < 0 ? best.length : place, 0, { slug: other.slug, squared });
      if (best.length > count) best.pop();
    }
    return best.map((near) => ({ slug: near.slug, distance: kilometres(near.squared) }));
  }

  function found(area: Located): Near[] {
    for (let reach = 1; reach <= 16 && areas.length > count; reach *= 2) {
      const { squares, outside } = squaresAround(area.data, reach);
      const near = nearestIn(
        squares.flatMap((square) => grid.get(square) ?? []),
        area,
      );
      if (near.length === count && near.at(-1)!.distance <= outside) return near;
    }
    return nearestIn(points, area);
  }

  return (area) => found(area).map((near) => ({ ...near, distance: Math.round(near.distance * 10) / 10 }));
}
