import { placeOf } from '#content/place.ts';
import { isSampleName, placeholderName } from '#content/yaml/intended-value.ts';
import type { Check } from '../check.ts';

/** The meaning of both values. */
const meaning =
  '"sample: true" means that the review is invented, "sample: false" that a customer wrote it and agreed to be named.';

/** A review either has the name of a customer or is marked as a sample. */
export const samples: Check = (content) =>
  content.all('testimonials').flatMap((entry) =>
    entry.data.flatMap(({ name, sample }, index) => {
      if (sample === isSampleName(name)) return [];
      const place = placeOf(entry, [index, 'sample']);
      return sample
        ? {
            place: placeOf(entry, [index, 'name']),
            rule: 'sample-with-a-name',
            message: `This review has the name "${name}", but is marked as a sample. ${meaning} If this customer wrote it and agreed, write "sample: false" instead.`,
            fix: `write →  name: ${placeholderName}`,
            form: `This review is marked as a sample, but has a name. Write ${placeholderName}. If this customer wrote it and agreed, choose No for “Invented” instead.`,
            also: [place],
          }
        : {
            place,
            rule: 'review-without-a-name',
            message: `This review is marked as real, but its name is "${placeholderName}". ${meaning} If a customer wrote it, write their name instead.`,
            fix: 'write →  sample: true',
            form: `This review is marked as real, but its name is “${placeholderName}”. Choose Yes, or write the name of the customer.`,
            also: [placeOf(entry, [index, 'name'])],
          };
    }),
  );
