import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { nearestOf } from '#content/places/nearest.ts';

/** An area and its distance in kilometres. */
interface Near {
  distance: number;
  area: Entry<Neighbourhood>;
}

/** The three areas nearest to a place, nearest first. */
export function nearestTo(content: Content, latitude: number, longitude: number): Near[] {
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
function proposedGroup(codes: readonly string[], near: readonly Near[], content: Content): string | undefined {
  const groups = content.single('groups').data;
  const onLine = groups.filter(({ code }) => code !== undefined && codes.some((own) => letters(own) === code));
  const nearest = near.find(({ area }) => onLine.some(({ name }) => name === area.data.group));
  return nearest?.area.data.group ?? (onLine[0] ?? groups.find(({ code }) => code === undefined))?.name;
}

/** In kilometres. An area further away is rarely in the same planning area. */
const sameTown = 3;

/** The facts of an area that follow from its place and its station. Everything else has to be written. */
export function proposals(content: Content, near: readonly Near[], codes: readonly string[]) {
  const nearest = near.find(({ distance }) => distance <= sameTown)?.area.data;
  return {
    lines: linesAt(codes, content.all('neighbourhood')),
    group: proposedGroup(codes, near, content),
    region: nearest?.region,
    planningArea: nearest?.planningArea,
    subzone: nearest?.subzone,
    // Trains are seen from a station.
    rail: codes.length === 0 ? 'none' : nearest?.scene.rail,
  };
}

export type Proposals = ReturnType<typeof proposals>;
