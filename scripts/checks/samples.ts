import { placeOf } from '../content/place.ts';
import type { Check } from './check.ts';

/** Who is said to have said a review that nobody said. */
const placeholder = 'Customer name';

export const samples: Check = {
  name: 'samples',
  description: 'A review is either of a customer with a name or marked as a sample.',
  run: (content) =>
    content.of('testimonials').flatMap((entry) =>
      entry.data.flatMap(({ name, sample }, index) => {
        if (sample === (name === placeholder)) return [];
        return [
          sample
            ? {
                place: placeOf(entry, [index, 'name']),
                rule: 'sample-with-a-name',
                message: `This review is a sample, which no customer said, and bears the name "${name}".`,
                fix: `write →  name: ${placeholder}`,
              }
            : {
                place: placeOf(entry, [index, 'sample']),
                rule: 'review-without-a-name',
                message: `This review is said to be real, and its customer is "${placeholder}".`,
                fix: 'write →  sample: true',
              },
        ];
      }),
    ),
};
