import * as colour from '#brand/colours.ts';
import { contentOf, scene, word, type Filling } from '../drawn.ts';
import { lineColours, lineOfCode } from '../palette.ts';
import { views } from '../svg.ts';

/** Three flats side by side: walls, doors and the bars of their gates differ. */
const flats = [
  { wall: '#DDB892', door: colour.pandanDark, bars: colour.mint },
  { wall: '#C9DDE8', door: colour.hibiscus, bars: colour.mangoLight },
  { wall: '#F2BFA8', door: colour.tile, bars: '#DCE8E3' },
] as const;

interface Bay {
  /** A file in drawn/features. */
  name: string;
  /** Which of the three flats on the floor, from the left: 0, 1 or 2. */
  place: number;
  /** The station's code, on the sign of the bay "local". Without it the sign is blank. */
  code?: string | undefined;
}

/** A bay of the corridor with the still life of a feature: 400 x 240. */
export function bayScene({ name, place, code }: Bay): string {
  const filling: Filling = {
    paints: { ...flats[place % flats.length], livery: lineColours[lineOfCode(code)] },
    slots: { code: word(code ?? ''), feature: () => contentOf(`features/${name}`, filling) },
    without: [name === 'touch' ? 'gate' : 'open', ...(code === undefined ? ['code'] : [])],
  };
  return scene('corridor', filling);
}

/** The bays of a list of features in one file, named by their places: `#bay1`. */
export const baysScene = (names: readonly string[]) =>
  views(Object.fromEntries(names.map((name, place) => [`bay${place + 1}`, bayScene({ name, place })])));
