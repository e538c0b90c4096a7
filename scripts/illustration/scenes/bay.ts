import { corridor, flats } from '../bay/corridor.ts';
import * as stillLifes from '../bay/still-lifes.ts';
import { lineColours, lineOf } from '../palette.ts';
import { picture } from '../svg.ts';

export type BayName = keyof typeof stillLifes;
export const bayNames = Object.keys(stillLifes) as BayName[];

interface Bay {
  name: BayName;
  /** Which of the three flats on the floor, from the left: 0, 1 or 2. */
  place: number;
  /** The station's code, on the sign of the bay "local". */
  code?: string | undefined;
}

/** A bay of the corridor with the still life that stands for a feature: 400 x 240. */
export function bayScene({ name, place, code }: Bay): string {
  const flat = flats[place % flats.length] ?? flats[0];
  const setting = { wall: flat.wall, livery: lineColours[lineOf(code)], code };
  const content = corridor(flat, name === 'touch') + stillLifes[name](setting);
  return picture({ name: 'bay', viewBox: [0, 0, 400, 240], fit: 'xMaxYMid slice' }, content);
}
