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
  const table = content.tables?.get('postcodes-nearest');
  if (table === undefined || table.rows.length === 0) return [];
  const areas = [...table.bySlug].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const index: PostcodeIndex = Object.fromEntries(
    areas.map(([slug, rows]) => [`/${slug}`, deltaEncode(rows.map(({ cells }) => cells['postcode']!))]),
  );
  return [asset('postcodes', 'index', 'json', JSON.stringify(index))];
}
