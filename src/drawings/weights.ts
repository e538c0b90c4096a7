import type { SceneFacts } from './facts.ts';
import { kit, type PartKind } from './places/blocks.ts';

type Area = SceneFacts['area'];

/** The share of each kind of building in an area's scene. The shares have no fixed sum. */
export type Weights = Record<PartKind, number>;

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

const usualSlabFloors = 12;

/**
 * The share of the flats that were built in a decade, from 0 to 1. The listed decades count as 100%, although small
 * ones are left out.
 */
function shareOf(decades: Decades): (decade: string) => number {
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

/** URA planning areas in the city centre. Their census shares mean little, because few people live there. */
const cityAreas = ['Downtown Core', 'Museum', 'Rochor', 'Outram', 'Singapore River'];
const isCity = ({ planningArea }: Area) => cityAreas.includes(planningArea);

/**
 * Extra weights for the buildings that a URA planning area or subzone is known for.
 * A place that is not listed here has no extra weights. No planning area shares its name with a subzone listed here.
 */
const districts: Readonly<Record<string, Partial<Weights>>> = {
  // Planning areas
  Rochor: { shophouse: 5 },
  Outram: { shophouse: 6 },
  'Singapore River': { shophouse: 4, condo: 2 },
  Museum: { office: 2, condo: 2 },
  Pioneer: { factory: 8 },
  // Subzones
  'Tanjong Pagar': { office: 4, shophouse: 3 },
  'Raffles Place': { office: 10 },
  'City Hall': { office: 8 },
  Bugis: { shophouse: 4, office: 2 },
  Lavender: { shophouse: 3 },
  'One North': { office: 2 },
  'Jurong Gateway': { office: 2 },
};

/** Under this many flats in range an estate is small: its blocks share the scene with the houses around them. */
const smallEstate = 5000;

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

/** HDB blocks by the decades in which they were built; without figures, the typical buildings. */
function hdb(area: Area, typical: PartKind): Partial<Weights> {
  if (area.housing === undefined) return { [typical]: 8 };
  const { decades = {}, flatTypes, firstBuilt } = area.housing;
  const weight = hdbWeight(area);
  // Blocks without a lift are drawn as slabs.
  const walkups = firstBuilt !== undefined && firstBuilt < 1950 ? 5 : 0;
  if (Object.keys(decades).length === 0) return { slab: walkups, point: weight / 2, tower: weight / 2 };
  const f = shareOf(decades);
  return {
    slab: walkups + weight * (f('1960s') + f('1970s') + 0.75 * f('1980s') + 0.35 * f('1990s')),
    point:
      weight * (0.25 * f('1980s') + 0.65 * f('1990s') + 0.7 * f('2000s')) +
      ((flatTypes?.fiveRoomAndLarger ?? 0) >= 45 ? 1 : 0),
    tower: weight * (0.3 * f('2000s') + f('2010s') + f('2020s')),
  };
}

/** Homes that are not HDB flats. */
function privateHomes(area: Area): Partial<Weights> {
  const more = area.scene.homes === 'condos' ? 3 : 0;
  if (area.households === undefined || isCity(area)) {
    return { condo: more + (hdbWeight(area) > 0 ? (100 - hdbShare(area)) * 0.03 : 0) };
  }
  const small = area.housing !== undefined && area.housing.flats < smallEstate;
  return { condo: more + area.households.condo * 0.16, landed: (area.households.landed / 3) * (small ? 2 : 1) };
}

/**
 * The weights of the buildings in an area's scene, in halves, from the facts of the area. At least one weight is above
 * zero. Without figures of its flats, the area has buildings of the kind `typical`.
 */
export function weightsOf(area: Area, typical: PartKind = 'landed'): Weights {
  const parts = [hdb(area, typical), privateHomes(area), districts[area.planningArea], districts[area.subzone]];
  const weightOf = (kind: PartKind) => Math.round(2 * parts.reduce((sum, part) => sum + (part?.[kind] ?? 0), 0)) / 2;
  const kinds = Object.keys(kit) as PartKind[];
  const weights = Object.fromEntries(kinds.map((kind) => [kind, weightOf(kind)])) as Weights;
  return Object.values(weights).some((weight) => weight > 0) ? weights : { ...weights, [typical]: 4 };
}

/** How the slab blocks of an area look. */
export function slabsOf({ housing }: Area): { floors: number; long: boolean } {
  const types = housing?.flatTypes;
  const small = types === undefined ? 0 : types.oneAndTwoRoom + types.threeRoom;
  return { floors: housing?.decades ? slabFloorsOf(housing.decades) : usualSlabFloors, long: small >= 50 };
}
