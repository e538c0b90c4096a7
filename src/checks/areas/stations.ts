import { placeOf } from '#content/place.ts';
import { stationCodeOf } from '#content/places/station.ts';
import type { Check } from '../check.ts';

/** An area in the group of a line has a station code on that line, for its sign. */
export const stations: Check = (content) => {
  const groups = content.all('groups').flatMap(({ data }) => data);
  return content.all('neighbourhood').flatMap((entry) => {
    const group = groups.find(({ name }) => name === entry.data.group);
    if (group?.code === undefined || stationCodeOf(entry.data, group) !== undefined) return [];
    const other = groups.find(({ code }) => code === undefined)?.name;
    return {
      place: placeOf(entry, ['codes']),
      rule: 'station-off-line',
      message: `The area is listed under "${group.heading}", but none of its codes begins with ${group.code}.`,
      fix: `add its ${group.code} code, or write another group${other === undefined ? '.' : `, such as "group: ${other}".`}`,
    };
  });
};
