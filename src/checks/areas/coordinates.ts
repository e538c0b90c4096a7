import type { Entry } from '#content/content.ts';
import type { Kinds } from '#content/kinds.ts';
import { nearestOf } from '#content/places/nearest.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from '../check.ts';

type Area = Entry<Kinds['neighbourhood']>;

/** In degrees: about 200 km. The company cleans within one city. */
const far = 2;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function farAway(areas: readonly Area[]): Problem[] {
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
}

/** Pairs of areas at one place. No two stations are so near to each other. */
function samePlace(areas: readonly Area[]): Problem[] {
  const near = nearestOf(areas, 1);
  const bySlug = new Map(areas.map((area) => [area.slug, area]));
  return areas.flatMap((area) => {
    const [closest] = near(area);
    // A distance of 0 is less than about 50 m. Each pair is found twice.
    if (closest?.distance !== 0 || closest.slug < area.slug) return [];
    const other = bySlug.get(closest.slug)!;
    return {
      place: placeOf(area, ['latitude'], 'key'),
      rule: 'same-place',
      message: `The places of ${area.data.name} (${area.file}) and ${other.data.name} (${other.file}) are less than about 50 m apart.`,
      fix: 'correct the latitude and longitude of the area that is elsewhere, as a map shows them.',
      also: [placeOf(other, ['latitude'], 'key')],
    };
  });
}

/** The coordinates of an area are near those of the other areas, and no two areas are at the same place. */
export const coordinates: Check = (content) => {
  const areas = content.all('neighbourhood');
  return [...farAway(areas), ...samePlace(areas)];
};
