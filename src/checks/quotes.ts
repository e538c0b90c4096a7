import { fieldName, nameOf, typedField } from '#content/wording.ts';
import { isInFlow, placeOf } from '#content/place.ts';
import { textsOf } from '#content/texts.ts';
import { onEach, type Check } from './check.ts';

/** A text that is in quotes as a whole. Quotes around a placeholder are meant, because its value is not known here. */
const inQuotes = /^[“"]([^“”"{]+)[”"]$/;

/** No text is in quotes as a whole; the page would show them. */
export const quotes: Check = onEach((entry) =>
  textsOf(entry).flatMap(({ path, text }) => {
    const words = inQuotes.exec(text)?.[1];
    if (words === undefined) return [];
    return {
      place: placeOf(entry, path),
      rule: 'text-in-quotes',
      message: `${nameOf(path)} is in quotes as a whole, and the page would show them.`,
      fix: `write →  ${typedField(fieldName(path), words, isInFlow(entry, path))}`,
    };
  }),
);
