import type { Content, Entry } from './content.ts';
import type { Kinds } from './kinds.ts';

type Area = Entry<Kinds['neighbourhood']>;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The words of flat types that contain a digit, such as "3-room": the page shows them beside the figures. */
function typeWords(content: Content): string[] {
  const types = content.all('page-neighbourhood').flatMap(({ data }) => Object.values(data.homes.flatTypes));
  const words = types.flatMap(({ plural, singular }) => `${plural} ${singular}`.split(' '));
  return words.filter((word) => /\d/.test(word));
}

function placeNames({ data }: Area): string[] {
  const own = data.streets?.list ?? [];
  const fresh = data.newFlats?.streets ?? [];
  return [
    data.name,
    data.planningArea,
    data.subzone,
    ...data.coverage.names,
    ...[...own, ...fresh].map(({ name }) => name),
    ...fresh.flatMap(({ project = [] }) => project),
  ];
}

/** Patterns for the decades of the flats: "1980" with the letters after it, such as "1980s", in any language. */
const decadeNames = ({ data }: Area) =>
  Object.keys(data.housing?.decades ?? {}).flatMap((decade) =>
    /^\d{4}/.test(decade) ? [String.raw`\b${decade.slice(0, 4)}\p{L}+`] : [],
  );

/**
 * A pattern that finds the names with digits that the texts of an area may contain: streets, places, decades, types of
 * flats.
 */
export function namesPattern(content: Content, area: Area): RegExp {
  const names = [...placeNames(area), ...typeWords(content), '1 km'].filter((name) => /\d/.test(name));
  const longestFirst = names.toSorted((one, two) => two.length - one.length).map(escaped);
  return new RegExp(String.raw`(?<!\d)(?:${[...longestFirst, ...decadeNames(area)].join('|')})(?!\d)`, 'gu');
}
