import { placeOf } from '../content/place.ts';
import { isSampleName, placeholderName } from '../content/review.ts';
import type { Check } from './check.ts';

/** What both values mean. */
const meaning = '"sample: true" means that nobody said it, "sample: false" that a customer did and agreed to be named.';

export const samples: Check = {
  name: 'samples',
  description: 'A review is either of a customer with a name or marked as a sample.',
  run: (content) =>
    content.all('testimonials').flatMap((entry) =>
      entry.data.flatMap(({ name, sample }, index) => {
        if (sample === isSampleName(name)) return [];
        const place = placeOf(entry, [index, 'sample']);
        return [
          sample
            ? {
                place,
                rule: 'sample-with-a-name',
                message: `This review has the name "${name}", and is marked as a sample. ${meaning} If nobody said it, write "name: ${placeholderName}" instead.`,
                fix: 'write →  sample: false',
                also: [placeOf(entry, [index, 'name'])],
              }
            : {
                place,
                rule: 'review-without-a-name',
                message: `This review is marked as real, and its name is "${placeholderName}". ${meaning} If a customer said it, write their name instead.`,
                fix: 'write →  sample: true',
                also: [placeOf(entry, [index, 'name'])],
              },
        ];
      }),
    ),
};
