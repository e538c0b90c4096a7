import { placeOf } from '../content/place.ts';
import type { Check } from './check.ts';

/** In degrees: about 200 km. The company cleans within one city. */
const far = 2;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const coordinates: Check = {
  name: 'coordinates',
  description: 'The coordinates of an area are near those of the other areas.',
  run: (content) => {
    const areas = content.all('neighbourhood');
    return (['latitude', 'longitude'] as const).flatMap((field) => {
      const usual = middle(areas.map(({ data }) => data[field]));
      return areas
        .filter(({ data }) => Math.abs(data[field] - usual) > far)
        .map((entry) => ({
          place: placeOf(entry, [field]),
          rule: 'far-away',
          message: `The ${field} of ${entry.data.name} is ${entry.data[field]}. The other areas are at about ${usual.toFixed(1)}, more than 200 km away.`,
          fix: `correct it; maps show the latitude first and the longitude second.`,
        }));
    });
  },
};
