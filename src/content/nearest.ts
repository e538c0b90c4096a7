import type { Neighbourhood } from '#generated/entries.ts';
import { groupBy } from './group.ts';

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
  const grid = groupBy(areas, ({ data }) => squareAt(...squareOf(data)));
  const sorted = ({ slug, data }: Located, others: readonly Located[]) =>
    others
      .filter((other) => other.slug !== slug)
      .map((other) => ({ slug: other.slug, distance: kilometres(data, other.data) }))
      .toSorted((one, two) => one.distance - two.distance)
      .slice(0, count);
  const found = (area: Located) => {
    for (let reach = 1; reach <= 16 && areas.length > count; reach *= 2) {
      const { squares, outside } = squaresAround(area.data, reach);
      const near = sorted(
        area,
        squares.flatMap((square) => grid.get(square) ?? []),
      );
      if (near.length === count && near.at(-1)!.distance <= outside) return near;
    }
    return sorted(area, areas);
  };
  return (area) => found(area).map((near) => ({ ...near, distance: Math.round(near.distance * 10) / 10 }));
}
