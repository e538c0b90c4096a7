import { corridor, flats } from '../bay/corridor.ts';
import * as stillLifes from '../bay/still-lifes.ts';
import { lineColours, lineOf } from '../palette.ts';
import { picture, views } from '../svg.ts';

export type BayName = keyof typeof stillLifes;
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
