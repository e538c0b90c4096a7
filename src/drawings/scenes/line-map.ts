import { contentOf } from '../drawn.ts';
import { colour, lineColours, lineTextColours } from '../palette.ts';
import { at, each, label, n, picture } from '../svg.ts';
import { dot, hit, linkTo, name, stop, rings, tracks } from '../line-map/draw.ts';
import { placeOf, type Station } from '../line-map/stations.ts';

const pitch = 32;
const columns = { ew: 30, ne: 210 } as const;
/** The number of the interchange on each line. */
const interchange = { ew: 16, ne: 3 } as const;

type Line = Station['line'];

/** Stations of a line from its far end down, split at the interchange. */
function halves(which: Line, stations: readonly Station[]): { above: Station[]; below: Station[] } {
  const own = stations.filter((station) => station.line === which).toSorted((a, b) => b.number - a.number);
  return {
    above: own.filter(({ number }) => number > interchange[which]),
    below: own.filter(({ number }) => number < interchange[which]),
  };
}

function row(station: Station, y: number): string {
  const x = columns[station.line];
  return linkTo(station, hit(x - 14, y - 15, 160, 30) + dot(x, y, 7.5) + name(station.name, x + 19, y + 5, 'start'));
}

function column(which: Line, stations: readonly Station[], middle: number): { art: string; end: number } {
  const { above, below } = halves(which, stations);
  const top = middle - above.length * pitch;
  const end = middle + below.length * pitch;
  const x = columns[which];
  const rail = `<path d="M${x} ${n(top)}V${n(end)}" stroke="${lineColours[which]}" stroke-width="9" stroke-linecap="round"/>`;
  const head = label(which.toUpperCase(), x, top - 24, { fill: lineTextColours[which], size: 15 });
  const rows =
    each(above, (station, index) => row(station, top + index * pitch)) +
    each(below, (station, index) => row(station, middle + (index + 1) * pitch));
  return { art: rail + head + rows, end };
}

function join(station: Station | undefined, y: number): string {
  if (station === undefined) return '';
  const box = `<rect x="14" y="${n(y - 16)}" width="212" height="32" rx="16" fill="#FFF" stroke="${colour.ink}" stroke-width="3.5"/>`;
  return linkTo(station, box + name(station.name, 120, y + 5, 'middle'));
}

/** Two upright lines joined at the interchange: 358 wide, as high as the longer one needs. */
function phoneContent(stations: readonly Station[]): { art: string; height: number } {
  const longest = Math.max(...(['ew', 'ne'] as const).map((which) => halves(which, stations).above.length));
  const middle = 40 + Math.max(1, longest) * pitch;
  const ew = column('ew', stations, middle);
  const ne = column('ne', stations, middle);
  const change = stations.find(({ line: which, number }) => placeOf(which, number)?.side === 'interchange');
  const end = Math.max(ew.end, ne.end);
  const scenery = end - ne.end > 200 ? `<g aria-hidden="true">${at(0, end, contentOf('line-map-estate'))}</g>` : '';
  const art = scenery + ew.art + ne.art + join(change, middle);
  return { art, height: end + 26 };
}

export type { Station } from '../line-map/stations.ts';

interface LineMap {
  stations: readonly Station[];
  /** The text of the diagram for screen readers, before its links. */
  says: string;
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

/** The diagram of both lines for a phone, with its own scenery: 358 wide. */
export function phoneLineMap({ stations, says }: LineMap): string {
  const { art, height } = phoneContent(onTheMap(stations));
  return picture({ name: 'line-map-phone', viewBox: [0, 0, 358, height], role: 'group', says }, art);
}
