import type { PostcodeIndex } from '../../../src/types/places.ts';
import type { Content } from '../../content/content.ts';
import { asset, type EmittedFile } from './file.ts';

/** Postcodes in ascending order, delta-encoded, which takes half the bytes. */
function deltaEncode(postcodes: readonly string[]): string {
  const numbers = postcodes.map(Number).toSorted((one, other) => one - other);
  return numbers.map((number, place) => number - (numbers[place - 1] ?? 0)).join(' ');
}

/** The postcode index, which the finder fetches when a visitor uses its field. Emits nothing without postcodes. */
export function emitPostcodes(content: Content): EmittedFile[] {
  const { within, areas } = content.single('postcodes').data;
  const slugs = new Set(content.slugs('neighbourhood'));
  // If the file of an area is deleted, its postcodes stay in data/postcodes.yaml; they are skipped.
  const lists = areas
    .filter(({ area }) => slugs.has(area))
    .map((item) => ({ ...item, list: item.postcodes.split(' ') }));
  if (lists.length === 0) return [];
  const index: PostcodeIndex = {
    within,
    areas: Object.fromEntries(lists.map(({ area, list }) => [`/${area}`, deltaEncode(list)])),
  };
  return [asset('postcodes', 'index', 'json', JSON.stringify(index))];
}
