import { fillOf } from '../patterns.ts';
import { colour } from '../palette.ts';
import { each, rect } from '../svg.ts';
import { columns } from './columns.ts';

interface Tower {
  floors: number;
  wall: string;
  accent: string;
  prefix: string;
}

/** HDB tower of the 2000s and later: 112 wide, 28 + 22 per floor high, with a flat stepped roof and two sky gardens. */
export function tower({ floors, wall, accent, prefix }: Tower): string {
  const storeys = floors * 22;
  const height = storeys + 28;
  const garden = (share: number) => {
    const y = Math.round(floors * share) * 22 - height;
    return rect(0, y, 112, 18, colour.ink, 0.62) + rect(0, y + 9, 112, 10, colour.leaf) + rect(0, y + 18, 112, 4, wall);
  };
  return (
    rect(0, -height, 112, height, wall) +
    rect(40, -height - 20, 46, 20, wall) +
    rect(36, -height - 24, 54, 5, colour.ink, 0.8) +
    rect(8, -height, 96, storeys, fillOf('ribbon', prefix)) +
    rect(50, -height - 8, 12, storeys + 8, accent) +
    rect(0, -height, 6, storeys, accent) +
    rect(88, -height, 24, height, colour.ink, 0.13) +
    each([0.36, 0.7], garden) +
    rect(0, -28, 112, 28, colour.ink, 0.55) +
    columns(0, 34.7, 4, 28, wall)
  );
}
