import { zero, type Kind, type Weights } from './building-kinds.ts';
import { shareOf, slabFloorsOf, usualSlabFloors } from './decades.ts';
import { cityAreas, districts } from './districts.ts';
import type { SceneFacts } from './facts.ts';

type Area = SceneFacts['area'];

/** Under this many flats in range an estate is small: its blocks share the scene with the houses around them. */
const smallEstate = 5000;

function isCity(area: Area): boolean {
  return cityAreas.has(area.planningArea);
}

/**
 * The percentage of the planning area's households that live in HDB flats. In the city, and without figures of
 * households, it is estimated from the number of flats in range.
 */
function hdbShare(area: Area): number {
  if (area.households !== undefined && !isCity(area)) return area.households.hdb;
  return Math.min(80, (area.housing?.flats ?? 0) / 150);
}

/** The weight of all HDB blocks together. */
function hdbWeight(area: Area): number {
  const flats = area.housing?.flats ?? 0;
  if (flats === 0) return 0;
  return (hdbShare(area) / 10) * (!isCity(area) && flats < smallEstate ? 0.5 : 1);
}

/** HDB blocks by the decades in which they were built. */
function hdb(area: Area): Partial<Weights> {
  // If the area has no figures of flats, it gets the blocks of most towns.
  if (area.housing === undefined) return { point: 4, tower: 4 };
  const { decades = {}, flatTypes, firstBuilt } = area.housing;
  const weight = hdbWeight(area);
  const walkup = firstBuilt !== undefined && firstBuilt < 1950 ? 5 : 0;
  if (Object.keys(decades).length === 0) return { point: weight / 2, tower: weight / 2, walkup };
  const f = shareOf(decades);
  return {
    slab: weight * (f('1960s') + f('1970s') + 0.75 * f('1980s') + 0.35 * f('1990s')),
    point:
      weight * (0.25 * f('1980s') + 0.65 * f('1990s') + 0.7 * f('2000s')) +
      ((flatTypes?.fiveRoomAndLarger ?? 0) >= 45 ? 1 : 0),
    tower: weight * (0.3 * f('2000s') + f('2010s') + f('2020s')),
    walkup,
  };
}

/** Homes that are not HDB flats. */
function privateHomes(area: Area): Partial<Weights> {
  const tile = area.coverage.property === 'All Condos & Apartments' ? 3 : 0;
  if (area.households === undefined || isCity(area)) {
    return { condo: tile + (hdbWeight(area) > 0 ? (100 - hdbShare(area)) * 0.03 : 0) };
  }
  const small = area.housing !== undefined && area.housing.flats < smallEstate;
  return { condo: tile + area.households.condo * 0.16, landed: (area.households.landed / 3) * (small ? 2 : 1) };
}

function roundToHalf(value: number): number {
  return Math.round(value * 2) / 2;
}

/** The weights of the buildings in an area's scene, from the facts of the area. At least one weight is above zero. */
export function weightsOf(area: Area): Weights {
  const parts = [hdb(area), privateHomes(area), districts[area.planningArea] ?? {}, districts[area.subzone] ?? {}];
  const weights = { ...zero };
  for (const kind of Object.keys(zero) as Kind[]) {
    weights[kind] = roundToHalf(parts.reduce((sum, part) => sum + (part[kind] ?? 0), 0));
  }
  // If there are no flats and nothing else is known, the scene has houses, as most such places do.
  return Object.values(weights).some((weight) => weight > 0) ? weights : { ...zero, landed: 4 };
}

/** How the slab blocks of an area look. */
export function slabsOf({ housing }: Area): { floors: number; long: boolean } {
  const types = housing?.flatTypes;
  const small = types === undefined ? 0 : types.oneAndTwoRoom + types.threeRoom;
  return { floors: housing?.decades ? slabFloorsOf(housing.decades) : usualSlabFloors, long: small >= 50 };
}
