import type { FinderIndex, Nearby, Reading } from '#types/finder.ts';
import { readTyped, type Named } from './read-typed.ts';

const timeoutMs = 3000;

/** A place that somebody typed: what to call it, and what the link to the contact page carries. */
export interface Place {
  name: string;
  query: `postcode=${string}` | `place=${string}`;
}

/**
 * The finder's answer to a text. Its kinds: one area is nearest; several are; the nearest is too far away; no postcode
 * begins with these digits; nothing is called so; the text has too few or too many digits.
 */
export type Answer =
  | { kind: 'yes' | 'several' | 'far'; place: Place; near: readonly Nearby[] }
  | { kind: 'noSector' | 'long'; digits: string }
  | { kind: 'unknown'; place: Place }
  | { kind: 'short' };

/** The area of a postcode in the index, in which each number is the difference to the postcode before it. */
function areaOf(postcodes: FinderIndex['postcodes'], postcode: string): string | undefined {
  const wanted = Number(postcode);
  return Object.keys(postcodes).find((path) => {
    let sum = 0;
    return postcodes[path]!.split(' ').some((step) => (sum += Number(step)) === wanted);
  });
}

/** The areas of several places, each once, those that are in or nearest to a place first. */
function together(found: readonly Named[]): readonly Nearby[] {
  const all = found.flatMap(({ near }) => near).toSorted(([, one], [, other]) => one - other);
  return all.filter(([path], index) => all.findIndex(([other]) => other === path) === index);
}

function answerOf(place: Place, near: readonly Nearby[], within: number): Answer {
  const close = near.filter(([, kilometres]) => kilometres <= within);
  if (close.length === 0) return near.length > 0 ? { kind: 'far', place, near } : { kind: 'unknown', place };
  const [first, second] = close;
  return { kind: second?.[1] === first![1] ? 'several' : 'yes', place, near: close };
}

/** The answer to a name that is typed, or to an address with one. */
function findName(typed: string, found: readonly Named[], within: number): Answer {
  const name = found.length === 1 ? found[0]!.name : typed.trim().replaceAll(/\s+/g, ' ');
  const place: Place = { name, query: `place=${encodeURIComponent(name)}` };
  const near = together(found);
  // Names that begin alike are of several places, of which the visitor means one.
  const isOne = found.length < 2 || near.length < 2;
  const answer = answerOf(place, near, within);
  return answer.kind === 'yes' && !isOne ? { ...answer, kind: 'several' } : answer;
}

/** The answer to a postcode or its first digits: for its block, if the index knows it, or else for its sector. */
function findPostcode(postcode: string, index: FinderIndex, { digits, within }: Reading): Answer {
  const sectors = Object.keys(index.sectors);
  const sector = sectors.find((each) => postcode.startsWith(each));
  if (sector === undefined) {
    const longest = Math.max(...sectors.map(({ length }) => length));
    return { kind: 'noSector', digits: postcode.slice(0, longest) };
  }
  const { place, near } = index.sectors[sector]!;
  const query = `postcode=${postcode}` as const;
  const path = postcode.length === digits ? areaOf(index.postcodes, postcode) : undefined;
  const name = postcode.length === digits ? postcode : place;
  if (path === undefined) {
    const answer = answerOf({ name, query }, near, within);
    if (answer.kind === 'far') return { ...answer, place: { name: place, query } };
    // Of areas as near as each other, a postcode has one stop all the same.
    return answer.kind === 'several' ? { ...answer, kind: 'yes' } : answer;
  }
  return {
    kind: 'yes',
    place: { name, query },
    near: [[path, 0], ...near.filter(([other, kilometres]) => other !== path && kilometres <= within)],
  };
}

/** The areas of a text that a visitor types or pastes: a postcode or its first digits, an address, or a name. */
export function findAreas(typed: string, index: FinderIndex, reading: Reading): Answer {
  const { postcode, digits, places } = readTyped(typed, index, reading);
  const sectors = Object.keys(index.sectors);
  const isName = (sectors.length === 0 ? /[\p{L}\p{N}]/u : /\p{L}/u).test(typed);
  const named: Answer = isName ? findName(typed, places, reading.within) : { kind: 'short' };
  if (sectors.length > 0 && postcode === '' && digits !== '') return { kind: 'long', digits };
  if (postcode.length < Math.min(...sectors.map(({ length }) => length))) return named;
  const answer = findPostcode(postcode, index, reading);
  return answer.kind === 'noSector' && isName && named.kind !== 'unknown' ? named : answer;
}

async function fetchIndex(address: string): Promise<FinderIndex> {
  // The oldest browsers have no AbortSignal.timeout.
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), timeoutMs);
  const response = await fetch(address, { signal: giveUp.signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as FinderIndex;
}

let loaded: Promise<FinderIndex | undefined> | undefined;
let ready: FinderIndex | undefined;

/** The finder's index, if it is loaded. */
export const readyIndex = () => ready;

/** The finder's index, fetched once. Undefined if it cannot be loaded; then the next call tries again. */
export function loadIndex(address: string): Promise<FinderIndex | undefined> {
  loaded ??= fetchIndex(address).then(
    (index) => (ready = index),
    () => (loaded = undefined),
  );
  return loaded;
}

/** What the finder knows, for another page. Its data would change with each area if it had the address of the index. */
export async function loadFinder(): Promise<{ index: FinderIndex; reading: Reading } | undefined> {
  try {
    const response = await fetch('/locations.json');
    const { page } = (await response.json()) as { page: { finder: { index: string; reading: Reading } } };
    const index = await loadIndex(page.finder.index);
    return index && { index, reading: page.finder.reading };
  } catch {
    return undefined;
  }
}
