import type { Path } from '#generated/routes.ts';
import { together, type FinderIndex, type Located, type Nearby, type Reading } from './places.ts';
import { readTyped } from './read-typed.ts';

const timeoutMs = 3000;

/** A place that somebody typed: what to call it, and what the link to the contact page carries. */
interface Place {
  name: string;
  query: `postcode=${string}` | `place=${string}`;
}

/**
 * The finder's answer to a text. Its kinds: one area is near; several are; some of its places have an area near, and others
 * not; the nearest is a little further away; it is too far away; no postcode begins with these digits; nothing is called
 * so; the text has too few or too many digits.
 */
export type Answer =
  | { kind: 'yes' | 'several' | 'usual' | 'far'; place: Place; near: readonly Nearby[] }
  | { kind: 'part'; place: Place; near: readonly Nearby[]; names: readonly string[] }
  | { kind: 'noSector' | 'long'; digits: string }
  | { kind: 'unknown'; place: Place }
  | { kind: 'short' };

/** More names are no help to a visitor who looks for one. */
const mostNames = 8;

/** The area of a postcode in the index, in which each number is the difference to the postcode before it. */
function areaOf(postcodes: FinderIndex['postcodes'], postcode: string): string | undefined {
  const wanted = Number(postcode);
  return Object.keys(postcodes).find((path) => {
    let sum = 0;
    return postcodes[path]!.split(' ').some((step) => (sum += Number(step)) === wanted);
  });
}

/** The answer of one place, or of several that a visitor may mean: they are of one kind, or it is true of a part of them. */
function answerOf(
  place: Place,
  meant: readonly Located[],
  { within, usually }: Pick<Reading, 'within' | 'usually'>,
): Exclude<Answer, { kind: 'noSector' | 'long' | 'short' }> {
  const kinds = meant.flatMap(({ near: [nearest] }) => {
    if (nearest === undefined) return [];
    if (nearest[1] <= within) return 'yes';
    return nearest[1] <= usually ? 'usual' : 'far';
  });
  const all = together(meant);
  const close = all.filter(([, kilometres]) => kilometres <= within);
  const near = close.length > 0 ? close : all.slice(0, 1);
  const [kind] = kinds;
  if (kind === undefined) return { kind: 'unknown', place };
  if (kinds.every((other) => other === kind)) return { kind, place, near };
  return { kind: 'part', place, near, names: meant.slice(0, mostNames).map(({ name }) => name) };
}

/** The answer to a name that is typed, or to an address with one. */
function findName(typed: string, found: readonly Located[], reading: Reading): Answer {
  const name = found.length === 1 ? found[0]!.name : typed.trim().replaceAll(/\s+/g, ' ');
  const shortest = found.toSorted((one, other) => one.name.length - other.name.length);
  const answer = answerOf({ name, query: `place=${encodeURIComponent(name)}` }, shortest, reading);
  if (answer.kind !== 'yes') return answer;
  // Names that begin alike are of several places, of which the visitor means one.
  const [first, second] = answer.near;
  return second && (found.length > 1 || second[1] === first![1]) ? { ...answer, kind: 'several' } : answer;
}

/** The answer to a postcode or its first digits: for its block, if the index knows it, or else for its sector. */
function findPostcode(postcode: string, index: FinderIndex, reading: Reading): Answer {
  const sectors = Object.keys(index.sectors);
  const sector = sectors.find((each) => postcode.startsWith(each));
  if (sector === undefined) {
    const longest = Math.max(...sectors.map(({ length }) => length));
    return { kind: 'noSector', digits: postcode.slice(0, longest) };
  }
  const found = index.sectors[sector]!.split(';').flatMap((name): Located[] =>
    index.places.flatMap(([names, near]) => (names.split(';').includes(name) ? [{ name, near }] : [])),
  );
  const query = `postcode=${postcode}` as const;
  const isWhole = postcode.length === reading.digits;
  const path = isWhole ? areaOf(index.postcodes, postcode) : undefined;
  const own: Located[] = path === undefined ? [] : [{ name: postcode, near: [[path, 0]] }];
  const answer = answerOf({ name: found[0]?.name ?? postcode, query }, [...own, ...found], reading);
  if (own.length === 0 && answer.kind !== 'yes') return answer;
  const { near } = { near: [], ...answer };
  return { kind: 'yes', place: { name: isWhole ? postcode : answer.place.name, query }, near };
}

/** The areas of a text that a visitor types or pastes: a postcode or its first digits, an address, or a name. */
export function findAreas(typed: string, index: FinderIndex, reading: Reading): Answer {
  const { postcode, digits, places } = readTyped(typed, index.places, reading);
  const sectors = Object.keys(index.sectors);
  const isName = (sectors.length === 0 ? /[\p{L}\p{N}]/u : /\p{L}/u).test(typed);
  const named: Answer = isName ? findName(typed, places, reading) : { kind: 'short' };
  if (sectors.length > 0 && postcode === '' && digits !== '') return { kind: 'long', digits };
  if (postcode.length < Math.min(...sectors.map(({ length }) => length))) return named;
  const answer = findPostcode(postcode, index, reading);
  return answer.kind === 'noSector' && isName && named.kind !== 'unknown' ? named : answer;
}

/** The address of the answer to a text, on a page with a finder. */
export const askFor = (text: string, page = '/locations') =>
  `${page as Path}?${new URLSearchParams({ postcode: text }).toString()}` as const;

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
