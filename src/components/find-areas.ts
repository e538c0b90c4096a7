import type { PostalSector, PostcodeBook } from '#types/places.ts';

/** In kilometres. An area further away is not called near. */
export const near = 4;
const mostAreas = 3;
/** How many digits name a sector. */
const sectorDigits = 2;
const timeoutMs = 3000;

/** What the finder shows for a postcode. */
export type Answer =
  | { kind: 'short' }
  | { kind: 'far'; postcode: string }
  | {
      kind: 'near';
      /** The digits that the areas were found by. */
      digits: string;
      /** At most this far from the block to the first area, where the whole postcode is known. */
      within?: number;
      /** Nearest first; without a distance where it is not known. */
      areas: readonly { path: string; distance?: number }[];
    };

/** The area of a postcode of the book. */
function areaIn({ digits, areas }: PostcodeBook, postcode: string): string | undefined {
  if (postcode.length !== digits) return undefined;
  const wanted = Number(postcode);
  return Object.keys(areas).find((path) => {
    let sum = 0;
    return areas[path]!.split(' ').some((step) => (sum += Number(step)) === wanted);
  });
}

/** The digits of what was typed. */
const postcodeIn = (typed: string) => typed.replaceAll(/\D/g, '');

/** Whether the book of postcodes may have an answer: the first digits alone are answered by the sectors. */
export const isLong = (typed: string) => postcodeIn(typed).length > sectorDigits;

/** The nearest areas to what was typed: by the whole postcode where the book has it, else by the first two digits. */
export function areasNear(typed: string, sectors: readonly PostalSector[], book?: PostcodeBook): Answer {
  const postcode = postcodeIn(typed);
  const digits = postcode.slice(0, sectorDigits);
  if (digits.length < sectorDigits) return { kind: 'short' };
  const nearest = sectors.find(({ sector }) => sector === digits)?.nearest ?? [];
  const close = nearest.filter(({ distance }) => distance <= near).map(({ path, distance }) => ({ path, distance }));
  const exact = book && areaIn(book, postcode);
  if (book && exact !== undefined) {
    // The distances of a sector are from its middle, which may be far from the block.
    const others = close.flatMap(({ path }) => (path === exact ? [] : [{ path }]));
    const areas = [{ path: exact }, ...others].slice(0, mostAreas);
    return { kind: 'near', digits: postcode, within: book.within, areas };
  }
  return close.length === 0 ? { kind: 'far', postcode } : { kind: 'near', digits, areas: close };
}

async function fetchBook(address: string): Promise<PostcodeBook> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as PostcodeBook;
}

const books = new Map<string, Promise<PostcodeBook | undefined>>();

/** The book of postcodes, fetched once; undefined if it does not come, and then the next call tries again. */
export function bookAt(address: string): Promise<PostcodeBook | undefined> {
  const known = books.get(address);
  if (known) return known;
  const book = fetchBook(address).catch(() => {
    books.delete(address);
    return undefined;
  });
  books.set(address, book);
  return book;
}
