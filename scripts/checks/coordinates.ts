import type { Content, Entry } from '../content/content.ts';
import type { Kinds } from '../content/kinds.ts';
import { nearestOf } from '../content/nearest.ts';
import { likelyCopyFirst } from '../content/newest.ts';
import { placeOf } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import type { Check } from './check.ts';

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

/** The areas at the place of another, each with the other. No two stations are so near to each other. */
function samePlace(content: Content, areas: readonly Area[]): Problem[] {
  const near = nearestOf(areas, 1);
  const pairs = areas.flatMap((area): [Area, Area][] => {
    const [closest] = near(area);
    // A distance of 0 is less than about 50 m. Each pair is found twice.
    if (closest?.distance !== 0 || closest.slug < area.slug) return [];
    return [[area, areas.find(({ slug }) => slug === closest.slug)!]];
  });
  return pairs.map((pair) => {
    const [copy, original] = likelyCopyFirst(content, pair, (entry) => entry) as [Area, Area];
    return {
      place: placeOf(copy, ['latitude'], 'key'),
      rule: 'same-place',
      message: `This place is less than about 50 m from that of ${original.data.name} (${original.file}).`,
      fix: 'write the latitude and longitude of this area, as a map shows them.',
      also: [placeOf(original, ['latitude'], 'key')],
    };
  });
}

/** The coordinates of an area are near those of the other areas, and no two areas are at the same place. */
export const coordinates: Check = (content) => {
  const areas = content.all('neighbourhood');
  return [...farAway(areas), ...samePlace(content, areas)];
};
