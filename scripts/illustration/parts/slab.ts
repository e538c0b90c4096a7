import { outlined } from '../letters.ts';
import { fillOf } from '../patterns.ts';
import { colour, numberColour } from '../palette.ts';
import { d, line, rect } from '../svg.ts';
import { columns } from './columns.ts';

interface Slab {
  /** Each bay is 56 wide; the gable adds 58. */
  bays: number;
  floors: number;
  wall: string;
  accent: string;
  /** Painted on the plate of the gable; without a number the plate is blank. */
  number?: string | undefined;
  prefix: string;
}

/** HDB slab block of the 1960s to 1980s: 58 + 56 per bay wide; 30 per floor high, and 34 for the void deck. */
export function slab({ bays, floors, wall, accent, number, prefix }: Slab): string {
  const length = bays * 56;
  const width = 58 + length;
  const storeys = floors * 30;
  const height = storeys + 34;
  const tank = 58 + length * 0.3;
  return (
    rect(0, -height, width, height, wall) +
    rect(58, -height, length, storeys, fillOf('corridor', prefix)) +
    rect(58, -34, length, 34, colour.ink, 0.5) +
    columns(54, 56, bays + 1, 34, wall) +
    rect(0, -height, 58, height, accent) +
    (number === undefined ? '' : outlined(number, 29, -height + 56, { fill: numberColour(accent), size: 40 })) +
    line(d`M14 ${76 - height}h30m-30 12h30m-30 12h30`, wall, 5) +
    rect(-4, -height - 7, width + 8, 9, colour.ink, 0.8) +
    rect(tank, -height - 27, 64, 22, wall) +
    rect(tank, -height - 30, 64, 5, colour.ink, 0.8) +
    rect(58 + length * 0.62, -height, 22, storeys, accent)
  );
}
