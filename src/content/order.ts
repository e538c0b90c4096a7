import type { Groups, Neighbourhood, Service } from '#generated/entries.ts';
import type { Content, Entry } from './content.ts';
import { groupBy } from './group.ts';
import { stationCodeOf } from './places/station.ts';

type Area = Entry<Neighbourhood>;

/** Stations in the order of the line, from the highest number; then areas without a number, by name. */
function inLineOrder(areas: readonly Area[], group: Groups[number]): Area[] {
  const number = (area: Area) => stationCodeOf(area.data, group)?.number ?? -1;
  return areas.toSorted((a, b) => number(b) - number(a) || a.data.name.localeCompare(b.data.name, 'en'));
}

/** The areas by group, in the order of the locations index. A group without areas is left out. */
export function areasByGroup(content: Content): { group: Groups[number]; areas: Area[] }[] {
  const byGroup = groupBy(content.all('neighbourhood'), ({ data }) => data.group);
  return content.single('groups').data.flatMap((group) => {
    const areas = byGroup.get(group.name);
    return areas === undefined ? [] : [{ group, areas: inLineOrder(areas, group) }];
  });
}

export const serviceInOrder = (content: Content): Entry<Service>[] =>
  content.all('service').toSorted((a, b) => a.data.order - b.data.order);
