import { widthOf, type Building } from './building.ts';

type Placed = Pick<Building, 'kind' | 'bays'> & { x: number };

/** Where a row of buildings ends short of `right`, its gaps grow until it does not. */
export function spread<T extends Placed>(buildings: readonly T[], right: number): T[] {
  const last = buildings.at(-1);
  const short = last === undefined ? 0 : right - last.x - widthOf(last);
  if (short <= 0 || buildings.length < 2) return [...buildings];
  const step = short / (buildings.length - 1);
  return buildings.map((building, index) => ({ ...building, x: building.x + step * index }));
}
