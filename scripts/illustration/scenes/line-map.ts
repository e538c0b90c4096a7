import { stop, rings, tracks } from '../line-map/draw.ts';
import { island, landmarks } from '../line-map/island.ts';
import { phoneContent } from '../line-map/phone.ts';
import { placeOf, type Station } from '../line-map/stations.ts';
import { withPatterns } from '../patterns.ts';
import { each, picture } from '../svg.ts';

export type { Station } from '../line-map/stations.ts';

interface LineMap {
  stations: readonly Station[];
  /** The text of the diagram for screen readers, before its links. */
  says: string;
  prefix?: string;
}

/** The stations that have a position on the lines. An area without a position has a card, but is not in the diagram. */
export function onTheMap(stations: readonly Station[]): Station[] {
  return stations.filter(({ line, number }) => placeOf(line, number) !== undefined);
}

/** The diagram of both lines, over the picture of the land: 1280 x 720. Every station is a link. */
export function lineMap({ stations, says }: LineMap): string {
  const listed = onTheMap(stations);
  const stops = each(listed, (station) => {
    const place = placeOf(station.line, station.number);
    return place === undefined ? '' : stop(station, place);
  });
  const content = tracks(listed) + rings(listed) + stops;
  return picture({ name: 'line-map', viewBox: [0, 0, 1280, 720], role: 'group', says }, content);
}

/** The land under the diagram of both lines, and the things on it. */
export function landScene(): string {
  const prefix = 'lm';
  return picture({ name: 'land', viewBox: [0, 0, 1280, 720] }, withPatterns(prefix, island() + landmarks(prefix)));
}

/** The diagram of both lines for a phone, with its own scenery: 358 wide. */
export function phoneLineMap({ stations, says, prefix = 'lp' }: LineMap): string {
  const { art, height } = phoneContent(onTheMap(stations), prefix);
  const content = withPatterns(prefix, art);
  return picture({ name: 'line-map-phone', viewBox: [0, 0, 358, height], role: 'group', says }, content);
}
