/** A station as the page gives it, from the area's file. */
export interface Station {
  /** Address of the area's page: "/kovan". */
  path: string;
  name: string;
  line: 'ne' | 'ew';
  /** Its number on the line: 13 for NE13. */
  number: number;
}

/** The position of its name. At the interchange there is space only above the line. */
type Side = 'right' | 'above' | 'below' | 'interchange';

export interface Place {
  x: number;
  y: number;
  side: Side;
}

/** A straight stretch of a line with evenly spaced stations, numbered from one end to the other. */
interface Run {
  numbers: readonly [first: number, last: number];
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  side: Side | 'alternate';
}

/**
 * Two fixed lines, schematic and not to scale. The outer runs reach further than today's list of areas, so that a new
 * area at a further station has a place.
 */
const runs: Readonly<Record<Station['line'], readonly Run[]>> = {
  ew: [
    { numbers: [33, 30], from: [436, 34], to: [106, 34], side: 'above' },
    { numbers: [29, 24], from: [70, 70], to: [70, 260], side: 'right' },
    { numbers: [23, 17], from: [104, 322], to: [344, 562], side: 'right' },
    { numbers: [16, 16], from: [500, 612], to: [500, 612], side: 'interchange' },
    { numbers: [15, 14], from: [620, 612], to: [732, 612], side: 'below' },
    { numbers: [13, 9], from: [812, 580], to: [944, 448], side: 'right' },
    { numbers: [8, 8], from: [974, 422], to: [974, 422], side: 'above' },
    { numbers: [7, 5], from: [1042, 412], to: [1114, 412], side: 'alternate' },
    { numbers: [4, 1], from: [1146, 370], to: [1146, 238], side: 'right' },
  ],
  ne: [
    { numbers: [19, 18], from: [590, 46], to: [700, 46], side: 'above' },
    { numbers: [17, 16], from: [810, 46], to: [810, 86], side: 'right' },
    { numbers: [15, 8], from: [790, 130], to: [524, 396], side: 'right' },
    { numbers: [7, 4], from: [500, 438], to: [500, 552], side: 'right' },
    { numbers: [3, 3], from: [500, 612], to: [500, 612], side: 'interchange' },
    { numbers: [1, 1], from: [500, 686], to: [500, 686], side: 'right' },
  ],
};

/** The place of a number on its line; undefined if the line has no such station. */
export function placeOf(line: Station['line'], number: number): Place | undefined {
  const run = runs[line].find(({ numbers: [first, last] }) => number <= first && number >= last);
  if (run === undefined) return undefined;
  const [first, last] = run.numbers;
  const share = first === last ? 0 : (first - number) / (first - last);
  const side = run.side === 'alternate' ? (number % 2 === 0 ? 'above' : 'below') : run.side;
  return {
    x: run.from[0] + (run.to[0] - run.from[0]) * share,
    y: run.from[1] + (run.to[1] - run.from[1]) * share,
    side,
  };
}

/** The places of the stations without an area, between the outermost listed stations of a line. */
export function gapsOf(line: Station['line'], stations: readonly Station[]): Place[] {
  const listed = stations.filter((station) => station.line === line).map(({ number }) => number);
  const gaps: Place[] = [];
  for (let number = Math.min(...listed); number < Math.max(...listed); number += 1) {
    const place = placeOf(line, number);
    if (place !== undefined && place.side !== 'interchange' && !listed.includes(number)) gaps.push(place);
  }
  return gaps;
}

/** The places of the stations beyond a drawn end of a line. The line is extended to them. */
export function beyond(line: Station['line'], end: number, stations: readonly Station[]): Place[] {
  const numbers = stations
    .filter((station) => station.line === line)
    .map(({ number }) => number)
    .filter((number) => (end > 10 ? number > end : number < end));
  return numbers
    .toSorted((a, b) => Math.abs(a - end) - Math.abs(b - end))
    .flatMap((number) => placeOf(line, number) ?? []);
}
