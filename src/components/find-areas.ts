import type { PostalSector, PostcodeIndex } from '#types/places.ts';

/** The greatest distance that counts as near, in kilometres. */
export const nearKm = 4;
const mostAreas = 3;
/** How many digits name a sector. */
const sectorDigits = 2;
const timeoutMs = 3000;

/** What the finder knows. */
export interface Postcodes {
  sectors: readonly PostalSector[];
  /** How many digits a postcode has. */
  digits: number;
}

/**
 * The finder's answer to a text: it contains no postcode, none of the areas is near, the data does not contain the
 * sector, or some areas are near.
 */
export type Answer =
  | { kind: 'short' }
  | { kind: 'far' | 'unknown'; postcode: string }
  | {
      kind: 'near';
      /** The digits that were looked up: the whole postcode, or the first two. */
      digits: string;
      /**
       * The greatest distance from a block to its area's station, in kilometres; set if the index contains the
       * postcode.
       */
      within?: number;
      /** Nearest first. The distance is absent if it is not known. */
      areas: readonly { path: string; distance?: number }[];
    };

/** The area of a postcode in the index, in which each number is the difference to the postcode before it. */
function areaIn({ areas }: PostcodeIndex, postcode: string): string | undefined {
  const wanted = Number(postcode);
  return Object.keys(areas).find((path) => {
    let sum = 0;
    return areas[path]!.split(' ').some((step) => (sum += Number(step)) === wanted);
  });
}

/**
 * The postcode in a text, or its first digits; empty if there is none. In a pasted address, other numbers are those of
 * a block or a unit.
 */
function postcodeIn(typed: string, digits: number): string {
  const text = typed.normalize('NFKC');
  const whole = text.match(/\d+/g)?.findLast((group) => group.length === digits);
  const joined = text.replaceAll(/\s/g, '');
  return whole ?? (/^\d+$/.test(joined) && joined.length <= digits ? joined : '');
}

/** Whether the postcode index is needed: only a whole postcode can be in it. */
export const needsIndex = (typed: string, digits: number) => postcodeIn(typed, digits).length === digits;

/**
 * The areas nearest to a typed postcode, found by the whole postcode if the index contains it, otherwise by its first
 * two digits.
 */
export function areasNear(
  typed: string,
  { sectors, digits, index }: Postcodes & { index?: PostcodeIndex | undefined },
): Answer {
  const postcode = postcodeIn(typed, digits);
  const first = postcode.slice(0, sectorDigits);
  if (first.length < sectorDigits) return { kind: 'short' };
  const nearest = sectors.find(({ sector }) => sector === first)?.nearest;
  const close = (nearest ?? [])
    .filter(({ distance }) => distance <= nearKm)
    .map(({ path, distance }) => ({ path, distance }));
  const exact = index && postcode.length === digits ? areaIn(index, postcode) : undefined;
  if (index && exact !== undefined) {
    // The distances of a sector are from its middle, which may be far from the block, so they are left out.
    const others = close.flatMap(({ path }) => (path === exact ? [] : [{ path }]));
    const areas = [{ path: exact }, ...others].slice(0, mostAreas);
    return { kind: 'near', digits: postcode, within: index.within, areas };
  }
  if (close.length > 0) return { kind: 'near', digits: first, areas: close };
  return { kind: nearest ? 'far' : 'unknown', postcode };
}

async function fetchIndex(address: string): Promise<PostcodeIndex> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as PostcodeIndex;
}

const indexes = new Map<string, Promise<PostcodeIndex | undefined>>();

/** The postcode index, fetched once. Undefined if it cannot be loaded; then the next call tries again. */
export function loadPostcodeIndex(address: string): Promise<PostcodeIndex | undefined> {
  const known = indexes.get(address);
  if (known) return known;
  const index = fetchIndex(address).catch(() => {
    indexes.delete(address);
    return undefined;
  });
  indexes.set(address, index);
  return index;
}
