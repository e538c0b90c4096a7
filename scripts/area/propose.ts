import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { nearestOf } from '#content/places/nearest.ts';
import type { Answers } from './questions.ts';

export const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The three areas nearest to a place, nearest first. */
export function nearestTo(content: Content, latitude: number, longitude: number) {
  const areas = content.all('neighbourhood');
  const near = nearestOf(areas)({ slug: '', data: { latitude, longitude } });
  return near.map(({ slug, distance }) => ({ distance, area: areas.find((area) => area.slug === slug)! }));
}

const letters = (code: string) => code.replace(/\d+$/, '');

/** The lines of station codes, from the files of other areas. */
function linesAt(codes: readonly string[], areas: readonly Entry<Neighbourhood>[]): string[] {
  const lines = codes.map(
    (code) =>
      areas.flatMap(({ data }) =>
        data.lines.filter((_, index) => letters(data.codes[index] ?? '') === letters(code)),
      )[0],
  );
  return lines.filter((line) => line !== undefined);
}

/** The group of an area: that of the nearest area on one of its lines, or the group for areas without a line. */
function proposedGroup(
  codes: readonly string[],
  near: readonly Entry<Neighbourhood>[],
  content: Content,
): string | undefined {
  const groups = content.single('groups').data;
  const onLine = groups.filter(({ code }) => code !== undefined && codes.some((own) => letters(own) === code));
  const nearest = near.find(({ data }) => onLine.some(({ name }) => name === data.group));
  return nearest?.data.group ?? (onLine[0] ?? groups.find(({ code }) => code === undefined))?.name;
}

/** In kilometres. An area further away is rarely in the same planning area. */
const sameTown = 3;

/** The facts of an area that follow from its place and its station. Everything else has to be asked. */
export function proposals(content: Content, { latitude, longitude, codes = '' }: Answers): Answers {
  if (latitude === undefined || longitude === undefined) return {};
  const around = nearestTo(content, Number(latitude), Number(longitude));
  const near = around.map(({ area }) => area);
  // Not `<=`, so that a distance of NaN passes: the check of the file then reports the wrong coordinates.
  const nearest = around.find(({ distance }) => !(distance > sameTown))?.area;
  const stationCodes = listOf(codes);
  const group = proposedGroup(stationCodes, near, content);
  return {
    codes: '',
    lines: linesAt(stationCodes, content.all('neighbourhood')).join(', '),
    ...(group && { group }),
    ...(nearest && {
      region: nearest.data.region,
      planningArea: nearest.data.planningArea,
      subzone: nearest.data.subzone,
    }),
    // Trains are seen from a station.
    ...(stationCodes.length === 0 ? { rail: 'none' } : nearest && { rail: nearest.data.scene.rail }),
  };
}
