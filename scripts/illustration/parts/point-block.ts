import { fillOf } from '../patterns.ts';
import { colour } from '../palette.ts';
import { whole, type Random } from '../random.ts';
import { d, path, rect, repeat } from '../svg.ts';
import { columns } from './columns.ts';
import { laundry } from './laundry.ts';

interface PointBlock {
  floors: number;
  wall: string;
  accent: string;
  prefix: string;
  random: Random;
}

/**
 * HDB point block of the 1980s to 2000s: 128 wide, 26 + 28 per floor high, with a hipped roof and four laundry poles.
 */
export function pointBlock({ floors, wall, accent, prefix, random }: PointBlock): string {
  const storeys = floors * 28;
  const height = storeys + 26;
  const pole = () => {
    const side = random() < 0.5 ? 8 : 74;
    return laundry(side, 23 - height + 28 * whole(random, 2, floors - 3), random);
  };
  return (
    rect(0, -height, 128, height, wall) +
    rect(0, -height, 128, storeys, fillOf('window', prefix)) +
    rect(96, -height, 32, height, colour.ink, 0.12) +
    rect(58, -height, 12, height, accent) +
    rect(0, -26, 128, 26, colour.ink, 0.5) +
    columns(0, 40, 4, 26, wall) +
    path(d`M-8 ${-height}l20-26h34l18-16 18 16h34l20 26z`, accent) +
    repeat(4, pole)
  );
}
