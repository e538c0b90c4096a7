import { colour } from '../palette.ts';
import { d, path, rect, repeat } from '../svg.ts';

const plaster = '#FFFDF6';

interface Walkup {
  bays: number;
  wall?: string;
}

function floor(index: number, bays: number): string {
  const width = bays * 96;
  const y = index * 38 - 118;
  return (
    rect(10, y, width - 52, 14, colour.ink, 0.55) +
    path(d`M${width - 34} ${y}h4a30 24 0 0 1 24 14h-28z`, colour.ink, 0.55) +
    rect(0, y + 18, width - (index === 0 ? 6 : 0), 4, colour.hibiscus, 0.8) +
    repeat(bays * 3 - 1, (mullion) => rect(24 + mullion * 32, y, 4, 14, plaster))
  );
}

/** Pre-war walk-up flats: 96 per bay wide, 126 high, with a round end of radius 40 and bands of windows. */
export function walkup({ bays, wall = plaster }: Walkup): string {
  const width = bays * 96;
  return (
    path(d`M0 0v-126h${width - 40}a40 40 0 0 1 40 40v86z`, wall) +
    repeat(3, (index) => floor(index, bays)) +
    repeat(bays, (index) => path(d`M${index * 96 + 38} 0v-26a12 12 0 0 1 24 0v26z`, colour.pandan)) +
    rect(-4, -131, width - 32, 6, colour.ink, 0.8)
  );
}
