import type { Neighbourhood } from '../../src/generated/entries.ts';
import type { Content, Entry } from './content.ts';
import { slugOf } from './find.ts';

const letters = (name: string) => slugOf(`${name}.yaml`).replaceAll('-', '');

/** Whether the file of an area has the area's name, apart from accents, apostrophes and spaces. */
export function isCalled({ name, officialName = name }: Neighbourhood, slug: string): boolean {
  return [name, officialName].some((known) => letters(known) === letters(slug));
}

type Dated = Pick<Entry, 'file'> & Partial<Entry>;

const isMisnamed = ({ kind, slug = '', data }: Dated) =>
  kind === 'neighbourhood' && data !== undefined && !isCalled(data as Neighbourhood, slug);

const bySlug = ({ slug: a = '' }: Dated, { slug: b = '' }: Dated) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts things of which one is probably a copy, the copy first. The copy is the one whose file was added last; then the
 * one whose file was changed last; then the one whose file name differs from its name; then the last one in the order
 * of slugs.
 */
export function likelyCopyFirst<T>(content: Content, things: readonly T[], entryOf: (thing: T) => Dated): T[] {
  // There is nothing to sort, so git need not be asked for the ages at each check of the content.
  if (things.length < 2) return [...things];
  const ages = content.ages();
  const oldest = { added: -Infinity, changed: -Infinity };
  // simei-park must come after simei; by file name it would come before.
  const inOrder = things.toSorted((a, b) => bySlug(entryOf(a), entryOf(b)));
  const known = inOrder.map((thing, index) => {
    const entry = entryOf(thing);
    const { added, changed } = ages.get(entry.file) ?? oldest;
    return { thing, order: [added, changed, Number(isMisnamed(entry)), index] };
  });
  const later = (a: readonly number[], b: readonly number[]) => {
    const first = a.findIndex((value, at) => value !== b[at]);
    return first < 0 ? 0 : a[first]! > b[first]! ? -1 : 1;
  };
  return known.toSorted((a, b) => later(a.order, b.order)).map(({ thing }) => thing);
}
