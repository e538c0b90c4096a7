import { placeOf } from '#content/place.ts';
import { textsOf } from '#content/text/texts.ts';
import { valueName } from '#content/text/wording.ts';
import { onEach, type Check } from '../check.ts';

/** No text consists only of spaces; it would leave a gap on the page. */
export const emptyValues: Check = onEach((entry) =>
  textsOf(entry)
    .filter(({ text }) => text !== '' && text.trim() === '')
    .map(({ path }) => ({
      place: placeOf(entry, path),
      rule: 'blank-text',
      message: `${valueName(path)} contains only spaces.`,
      fix: 'write its text between the quotes.',
      form: 'This contains only spaces. Write its text.',
    })),
);
