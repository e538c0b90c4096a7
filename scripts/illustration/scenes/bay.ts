import { colour, lineColours, lineOf } from '../palette.ts';
import { circle, line, path, rect, slats, picture, views } from '../svg.ts';
import * as stillLifes from '../bay/still-lifes.ts';

const { ink, rice, mango } = colour;

/** Three flats side by side: walls, doors and the bars of their gates differ. */
const flats = [
  { wall: colour.sand, door: colour.deep, bars: colour.mint },
  { wall: '#C9DDE8', door: colour.hibiscus, bars: colour.cream },
  { wall: '#F2BFA8', door: colour.tile, bars: '#DCE8E3' },
] as const;

type Flat = (typeof flats)[number];

function gate({ door, bars }: Flat): string {
  return (
    rect(32, 54, 76, 168, door) +
    line('M42 60v156m13-156v156m13-156v156m13-156v156m13-156v156', bars, 3, { opacity: 0.6, round: true }) +
    rect(32, 132, 76, 6, bars, 0.6) +
    circle(100, 146, 5, mango)
  );
}

function openDoor({ door }: Flat): string {
  return rect(32, 54, 76, 168, mango) + path('M108 54l30 12v156h-30z', door);
}

function louvres(): string {
  return (
    rect(162, 46, 218, 88, rice) +
    rect(168, 52, 206, 76, ink) +
    slats([173, 277], 58, { count: 6, width: 92, thick: 7, gap: 4.6 }, colour.glass) +
    rect(267, 52, 8, 76, rice) +
    rect(158, 132, 226, 7, rice)
  );
}

/** One bay of the corridor, 400 x 240: a door with its lamp, and a louvred window. The floor is at 222. */
function corridor(flat: Flat, open: boolean): string {
  return (
    rect(0, 0, 400, 240, flat.wall) +
    rect(0, 0, 400, 22, ink, 0.2) +
    rect(0, 222, 400, 18, colour.plaster) +
    rect(0, 222, 400, 4, ink, 0.14) +
    rect(24, 46, 92, 176, rice) +
    (open ? openDoor(flat) : gate(flat)) +
    rect(48, 28, 44, 14, ink) +
    rect(54, 33, 32, 4, mango) +
    louvres()
  );
}

type BayName = keyof typeof stillLifes;
export const bayNames = Object.keys(stillLifes) as BayName[];

interface Bay {
  name: BayName;
  /** Which of the three flats on the floor, from the left: 0, 1 or 2. */
  place: number;
  /** The station's code, on the sign of the bay "local". */
  code?: string | undefined;
}

const fit = 'xMaxYMid slice';

/** A bay of the corridor with the still life of a feature: 400 x 240. */
export function bayScene({ name, place, code }: Bay): string {
  const flat = flats[place % flats.length] ?? flats[0];
  const setting = { wall: flat.wall, livery: lineColours[lineOf(code)], code };
  const content = corridor(flat, name === 'touch') + stillLifes[name](setting);
  return picture({ name: 'bay', viewBox: [0, 0, 400, 240], fit }, content);
}

/** The bays of a list of features in one file, named by their places: `#bay1`. */
export function baysScene(names: readonly Bay['name'][]): string {
  const bays = names.map((name, place) => [`bay${place + 1}`, bayScene({ name, place })]);
  return views(Object.fromEntries(bays) as Record<string, string>, 400, 240, fit);
}
