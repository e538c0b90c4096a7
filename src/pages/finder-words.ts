import type { LocationsWords } from '#generated/entries.ts';
import type { Content } from '#scripts/content/content.ts';
import { fillText } from '#scripts/content/fill.ts';

/** The words of the postcode finder, with the company's own postcode as the example. */
export function finderWords(content: Content): LocationsWords['postcode'] {
  const words = content.single('page-locations').data.postcode;
  return { ...words, hint: fillText(words.hint, { postcode: content.single('site').data.address.postcode }) };
}
