import { fillOf } from '../patterns.ts';
import { colour } from '../palette.ts';
import { circle, d, each, path, rect } from '../svg.ts';

interface Condo {
  floors: number;
  wall: string;
  prefix: string;
}

/** Condominium: 80 wide, 22 + 22 per floor high, with a curved crown and planting behind a hedge. */
export function condo({ floors, wall, prefix }: Condo): string {
  const storeys = floors * 22;
  const height = storeys + 22;
  return (
    rect(0, -height, 80, height, wall) +
    rect(0, -height, 80, storeys, fillOf('balcony', prefix)) +
    path(d`M0 ${-height}v-16q40-26 80 0v16z`, wall) +
    rect(0, -height, 6, height, colour.blue) +
    rect(62, -height - 4, 18, height + 4, colour.ink, 0.13) +
    each([10, 26, 44], (x, index) => circle(x, -height - 12 - (index % 2) * 5, 8, colour.leaf)) +
    rect(-6, -22, 92, 22, colour.deep) +
    rect(-6, -25, 92, 4, wall)
  );
}
