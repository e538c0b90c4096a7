import { colour } from '../palette.ts';
import { bucket, carton, floorTile } from '../parts/things.ts';
import { smallPlant } from '../parts/plants.ts';
import { at, circle, d, each, line, path, rect, slats, picture, views } from '../svg.ts';

const { ink, rice, white, hibiscus, mango, tile, pandan, wood } = colour;

function window(): string {
  const louvres = { count: 7, width: 74, thick: 9, gap: 6 };
  return (
    rect(78, 74, 164, 112, ink) +
    slats([84, 162], 80, louvres, colour.glass) +
    slats([162], 80, { ...louvres, count: 4 }, colour.paleGlass) +
    rect(157, 74, 6, 112, white) +
    rect(68, 186, 184, 10, white)
  );
}

interface Cloth {
  x: number;
  fill: string;
  length: number;
  shirt?: true;
}

const wash: readonly Cloth[] = [
  { x: 176, fill: hibiscus, length: 62, shirt: true },
  { x: 226, fill: white, length: 50 },
  { x: 276, fill: tile, length: 70, shirt: true },
  { x: 328, fill: mango, length: 54 },
  { x: 380, fill: pandan, length: 64, shirt: true },
];

/** Each cloth hangs from the pole, which rises to the right. */
function hung({ x, fill, length, shirt }: Cloth): string {
  const y = 212 - (x - 150) * 0.075;
  if (!shirt) return rect(x, y, 40, length, fill) + rect(x, y + length * 0.6, 40, 5, ink, 0.15);
  const body = length - 20;
  return path(d`M${x - 4} ${y}h14q8 9 20 0h14l10 15-10 7v${body}h-36v${-body}l-12-6z`, fill);
}

/** A window and the week's laundry on a bamboo pole. */
function weekly(): string {
  return (
    rect(0, 0, 480, 300, colour.mint) +
    circle(392, 70, 44, mango) +
    rect(40, 36, 240, 264, colour.guava) +
    rect(40, 36, 240, 10, ink, 0.15) +
    window() +
    at(106, 186, smallPlant(), 1.2) +
    line('M150 214L470 190', wood, 6, { round: true }) +
    each(wash, hung)
  );
}

function doorway(): string {
  return (
    rect(180, 92, 84, 148, colour.deep) +
    rect(190, 102, 64, 138, mango) +
    path('M254 102l46 14v142l-46-18z', pandan) +
    circle(290, 184, 4, mango)
  );
}

/** Boxes before an open door in the corridor. */
function move(): string {
  const column = (x: number) =>
    rect(x, 52, 34, 188, rice) + rect(x + 24, 52, 10, 188, ink, 0.12) + rect(x, 170, 34, 70, hibiscus);
  return (
    rect(0, 0, 480, 300, colour.cream) +
    rect(0, 0, 480, 52, rice) +
    rect(0, 52, 480, 188, '#E2C79A') +
    rect(0, 52, 480, 16, ink, 0.16) +
    each([30, 420], column) +
    rect(0, 240, 480, 60, colour.plaster) +
    rect(0, 240, 480, 6, ink, 0.12) +
    doorway() +
    at(322, 262, carton(86, 64, colour.clay)) +
    at(334, 198, carton(62, 46)) +
    at(96, 262, carton(72, 54)) +
    at(196, 266, smallPlant(tile), 1.5)
  );
}

/** Tiles come out from under the dust; a ladder, a bucket and a squeegee. */
function renovation(prefix: string): string {
  const id = `${prefix}tiles`;
  const tiles = rect(0, 0, 60, 60, '#E6F0F5') + floorTile(60);
  return (
    `<defs><pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse">${tiles}</pattern></defs>` +
    rect(0, 0, 480, 300, `url(#${id})`) +
    path('M0 0h250l-100 300h-150z', '#CDBBA0', 0.82) +
    path('M250 0h26l-100 300h-26z', white, 0.8) +
    line('M352 286L384 54m58 232L410 54M362 226h70m-64-46h58m-52-46h46m-40-46h34', ink, 8, { round: true }) +
    at(92, 284, bucket()) +
    rect(0, 284, 480, 16, ink, 0.8) +
    line('M214 280L260 94', wood, 8, { round: true }) +
    rect(188, 268, 56, 16, mango)
  );
}

const vignettes = { weekly, move, renovation };
type VignetteName = keyof typeof vignettes;

const fit = 'xMidYMid slice';

/** The picture on a service card: 480 x 300. `prefix` begins its ids. */
export function vignetteScene(name: VignetteName, prefix = 'v'): string {
  return picture({ name: 'vig', viewBox: [0, 0, 480, 300], fit }, vignettes[name](prefix));
}

/**
 * The vignettes of all services in one file, with a view for each name, because a page that shows one shows them all.
 */
export function vignettesScene(): string {
  const names = Object.keys(vignettes) as VignetteName[];
  return views(Object.fromEntries(names.map((name) => [name, vignetteScene(name, name)])), 480, 300, fit);
}
