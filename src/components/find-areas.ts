import type { PostalSector, PostcodeIndex } from '#types/places.ts';

/** The greatest distance that counts as near, in kilometres. */
export const nearKm = 4;
const mostAreas = 3;
/** How many digits name a sector. */
const sectorDigits = 2;
const timeoutMs = 3000;

/** The finder's answer to a postcode. */
export type Answer =
  | { kind: 'short' }
  | { kind: 'far'; postcode: string }
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
function areaIn({ digits, areas }: PostcodeIndex, postcode: string): string | undefined {
  if (postcode.length !== digits) return undefined;
  const wanted = Number(postcode);
  return Object.keys(areas).find((path) => {
    let sum = 0;
    return areas[path]!.split(' ').some((step) => (sum += Number(step)) === wanted);
  });
}

const postcodeIn = (typed: string) => typed.replaceAll(/\D/g, '');

/** Whether the postcode index is needed: two digits are looked up in the sectors, and fewer are too short. */
export const needsIndex = (typed: string) => postcodeIn(typed).length > sectorDigits;

/**
 * The areas nearest to a typed postcode, found by the whole postcode if the index contains it, otherwise by its first
 * two digits.
 */
export function areasNear(typed: string, sectors: readonly PostalSector[], index?: PostcodeIndex): Answer {
  const postcode = postcodeIn(typed);
  const digits = postcode.slice(0, sectorDigits);
  if (digits.length < sectorDigits) return { kind: 'short' };
  const nearest = sectors.find(({ sector }) => sector === digits)?.nearest ?? [];
  const close = nearest.filter(({ distance }) => distance <= nearKm).map(({ path, distance }) => ({ path, distance }));
  const exact = index && areaIn(index, postcode);
  if (index && exact !== undefined) {
    // The distances of a sector are from its middle, which may be far from the block, so they are left out.
    const others = close.flatMap(({ path }) => (path === exact ? [] : [{ path }]));
    const areas = [{ path: exact }, ...others].slice(0, mostAreas);
    return { kind: 'near', digits: postcode, within: index.within, areas };
  }
  return close.length === 0 ? { kind: 'far', postcode } : { kind: 'near', digits, areas: close };
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
