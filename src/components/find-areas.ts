import type { NamedArea, PostalSector, PostcodeIndex } from '#types/places.ts';

/** The greatest distance that counts as near, in kilometres. */
export const nearKm = 4;
const mostAreas = 3;
/** How many digits name a sector. */
const sectorDigits = 2;
/** With fewer, the beginning of a name says too little. */
const fewestLetters = 3;
const timeoutMs = 3000;

/** What the finder knows. */
export interface Known {
  sectors: readonly PostalSector[];
  /** How many digits a postcode has. */
  digits: number;
  areas: readonly NamedArea[];
}

/**
 * The finder's answer to a text. `kind` is also the name of its words: the text contains neither a postcode nor a name,
 * or too many digits; none of the areas is near, the data does not contain the sector, or no area has the name; or some
 * areas have the name, are near the middle of the sector, or are near the block.
 */
export interface Answer {
  kind: 'short' | 'long' | 'far' | 'unknown' | 'unnamed' | 'named' | 'near' | 'exact';
  /** The digits that were looked up. */
  digits?: string;
  /** Nearest first. The distance is absent if it is not known. */
  areas?: readonly { path: string; distance?: number }[];
}

/** The area of a postcode in the index, in which each number is the difference to the postcode before it. */
function areaIn(areas: PostcodeIndex, postcode: string): string | undefined {
  const wanted = Number(postcode);
  return Object.keys(areas).find((path) => {
    let sum = 0;
    return areas[path]!.split(' ').some((step) => (sum += Number(step)) === wanted);
  });
}

/** The digits of a text that has only digits and spaces, also those of wide Asian keyboards; otherwise empty. */
function onlyDigits(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
  return /^\d+$/.test(text) ? text : '';
}

/**
 * The postcode in a text, or its first digits; empty if there is none. In a pasted address, other numbers are those of
 * a block or a unit.
 */
function postcodeIn(typed: string, digits: number): string {
  const groups = typed.normalize('NFKC').match(/\d+/g);
  const alone = onlyDigits(typed);
  return groups?.findLast((group) => group.length === digits) ?? (alone.length <= digits ? alone : '');
}

/** Whether the postcode index is needed: only a whole postcode can be in it. */
export const needsIndex = (typed: string, digits: number) => postcodeIn(typed, digits).length === digits;

/** The letters and digits of a text, in lower case and without accents. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The areas whose name, or the name of whose station, is in a text or begins with it. */
function namedIn(typed: string, areas: Known['areas']): { path: string }[] {
  const text = bare(typed);
  const isIn = (name: string) => text.includes(name) || (text.length >= fewestLetters && name.startsWith(text));
  const found = areas.filter(({ name, station = name }) => isIn(bare(name)) || isIn(bare(station)));
  return found.slice(0, mostAreas).map(({ path }) => ({ path }));
}

/** The areas near a postcode: near its block if the index contains it, otherwise near the middle of its sector. */
function areasNear(postcode: string, sector: PostalSector | undefined, index: PostcodeIndex | undefined): Answer {
  const close = (sector?.nearest ?? [])
    .filter(({ distance }) => distance <= nearKm)
    .map(({ path, distance }) => ({ path, distance }));
  const exact = index && areaIn(index, postcode);
  if (index && exact !== undefined) {
    // The distances of a sector are from its middle, which may be far from the block, so they are left out.
    const others = close.flatMap(({ path }) => (path === exact ? [] : [{ path }]));
    const areas = [{ path: exact }, ...others].slice(0, mostAreas);
    return { kind: 'exact', digits: postcode, areas };
  }
  if (sector && close.length > 0) return { kind: 'near', digits: sector.sector, areas: close };
  return { kind: sector ? 'far' : 'unknown', digits: postcode };
}

/** The areas of a text that a visitor types or pastes: a postcode or its first digits, an address, or a name. */
export function findAreas(
  typed: string,
  { sectors, digits, areas, index }: Known & { index?: PostcodeIndex | undefined },
): Answer {
  const postcode = postcodeIn(typed, digits);
  const alone = onlyDigits(typed);
  if (postcode === '' && alone !== '') return { kind: 'long', digits: alone };
  const first = postcode.slice(0, sectorDigits);
  const sector = sectors.find((candidate) => candidate.sector === first);
  const answer: Answer = first.length < sectorDigits ? { kind: 'short' } : areasNear(postcode, sector, index);
  if (answer.areas || !/\p{L}/u.test(typed)) return answer;
  const named = namedIn(typed, areas);
  if (named.length > 0) return { kind: 'named', areas: named };
  return answer.kind === 'short' ? { kind: 'unnamed' } : answer;
}

async function fetchIndex(address: string): Promise<PostcodeIndex> {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), timeoutMs);
  const response = await fetch(address, { signal: giveUp.signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as PostcodeIndex;
}

let loaded: Promise<PostcodeIndex | undefined> | undefined;

/** The postcode index, fetched once. Undefined if it cannot be loaded; then the next call tries again. */
export function loadPostcodeIndex(address: string): Promise<PostcodeIndex | undefined> {
  loaded ??= fetchIndex(address).catch(() => (loaded = undefined));
  return loaded;
}
