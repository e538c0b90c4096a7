import { placeOf } from '../content/place.ts';
import { textsOf } from '../content/texts.ts';
import { nameOf } from '../content/wording.ts';
import { onEach, type Check } from './check.ts';

export const emptyValues: Check = {
  name: 'empty-values',
  description: 'A text says something; one of nothing but spaces would leave a hole in the page.',
  run: onEach((entry) =>
    textsOf(entry.data)
      .filter(({ text }) => text !== '' && text.trim() === '')
      .map(({ path }) => ({
        place: placeOf(entry, path),
        rule: 'blank-text',
        message: `${nameOf(path)} holds nothing but spaces.`,
        fix: 'write its text between the quotes.',
      })),
  ),
};
