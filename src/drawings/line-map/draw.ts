import { colour, lineColours } from '../palette.ts';
import { escape } from '#content/html.ts';
import { circle, d, each, n } from '../svg.ts';
import { beyond, gapsOf, placeOf, type Place, type Station } from './stations.ts';

/**
 * The fixed courses of the lines, between the stations in `ends`. They run at 0, 45 or 90 degrees, with round corners.
 */
const courses = {
  ew: 'M70 70V276Q70 288 78.5 296.5L372 590Q394 612 420 612H756Q776 612 790 602L956 436Q976 412 1006 412H1112Q1146 412 1146 378V326',
  ne: 'M500 686V430Q500 420 507 413L800 120Q810 110 810 98V46',
} as const;

const ends = { ew: [29, 3], ne: [17, 1] } as const;

/** The course of a line, extended if an area is beyond its end. */
function courseOf(line: Station['line'], stations: readonly Station[]): string {
  const extensions = each(ends[line], (end) => {
    const start = placeOf(line, end);
    const places = beyond(line, end, stations);
    if (start === undefined || places.length === 0) return '';
    return d`M${start.x} ${start.y}` + each(places, ({ x, y }) => d`L${x} ${y}`);
  });
  return courses[line] + extensions;
}

export function tracks(stations: readonly Station[]): string {
  const both = (['ew', 'ne'] as const).map((line) => ({ line, course: courseOf(line, stations) }));
  const casing = each(both, ({ course }) => `<path d="${course}" stroke="${colour.rice}" stroke-width="22"/>`);
  const rails = each(
    both,
    ({ line, course }) => `<path d="${course}" stroke="${lineColours[line]}" stroke-width="12"/>`,
  );
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${casing}${rails}</g>`;
}

/** Stations of the line that are not areas of the site: a small ring without a name. */
export function rings(stations: readonly Station[]): string {
  const ring = (line: Station['line']) =>
    each(
      gapsOf(line, stations),
      ({ x, y }) => `<circle cx="${n(x)}" cy="${n(y)}" r="4" stroke="${lineColours[line]}"/>`,
    );
  return `<g fill="${colour.rice}" stroke-width="3" aria-hidden="true">${ring('ew')}${ring('ne')}</g>`;
}

/**
 * The pill around a station that reacts to a finger or a mouse. A style sheet colours it; without one it is invisible.
 */
export function hit(x: number, y: number, width: number, height: number): string {
  return `<rect class="hit" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="17" fill="none" pointer-events="all"/>`;
}

export function name(text: string, x: number, y: number, anchor: 'start' | 'middle'): string {
  return `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="15" font-weight="600" fill="${colour.ink}">${escape(text)}</text>`;
}

export function dot(x: number, y: number, radius: number): string {
  const ring = circle(x, y, radius, colour.white);
  return ring.replace('/>', ` stroke="${colour.ink}" stroke-width="${radius > 8 ? 4 : 3.5}"/>`);
}

function capsule(x: number, y: number): string {
  return `<rect x="${x - 15}" y="${y - 15}" width="30" height="30" rx="15" fill="#FFF" stroke="${colour.ink}" stroke-width="4"/>`;
}

export function linkTo(station: Station, content: string): string {
  return `<a href="${escape(station.path)}" class="station ${station.line}">${content}</a>`;
}

/** Around a station: the pill (left, top, width, height) and the name (left, baseline, anchor). */
const layouts = {
  right: { pill: [-16, -17, 158, 34], words: [20, 5, 'start'] },
  above: { pill: [-52, -42, 104, 58], words: [0, -20, 'middle'] },
  below: { pill: [-52, -16, 104, 58], words: [0, 32, 'middle'] },
  interchange: { pill: [-18, -44, 190, 62], words: [20, -20, 'start'] },
} as const;

/** A station on the big map, with its name beside it. */
export function stop(station: Station, { x, y, side }: Place): string {
  const { pill, words } = layouts[side];
  const mark = side === 'interchange' ? capsule(x, y) : dot(x, y, 9);
  const word = name(station.name, x + words[0], y + words[1], words[2]);
  return linkTo(station, hit(x + pill[0], y + pill[1], pill[2], pill[3]) + mark + word);
}
