import type { PostcodeBook } from '../../../src/types/places.ts';
import type { Content } from '../../content/content.ts';
import { asset, type EmittedFile } from './file.ts';

/** Postcodes in order, each as the difference to the one before it: half the bytes of the postcodes themselves. */
function stepsOf(postcodes: readonly string[]): string {
  const numbers = postcodes.map(Number).toSorted((one, other) => one - other);
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0)).join(' ');
}

/** The book of postcodes, which the finder fetches when somebody types one; none where no area has any. */
export function emitPostcodes(content: Content): EmittedFile[] {
  const { within, areas } = content.single('postcodes').data;
  const slugs = new Set(content.slugs('neighbourhood'));
  // An area may be deleted alone, and its postcodes stay in the file.
  const lists = areas
    .filter(({ area }) => slugs.has(area))
    .map((item) => ({ ...item, list: item.postcodes.split(' ') }));
  const [first] = lists;
  if (first === undefined) return [];
  const book: PostcodeBook = {
    within,
    digits: first.list[0]!.length,
    areas: Object.fromEntries(lists.map(({ area, list }) => [`/${area}`, stepsOf(list)])),
  };
  return [asset('postcodes', 'book', 'json', JSON.stringify(book))];
}
