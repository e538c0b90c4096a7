import { fillOf } from '../patterns.ts';
import { colour } from '../palette.ts';
import { at, d, each, path, rect } from '../svg.ts';

interface Office {
  floors: number;
  wall: string;
  accent: string;
  top: 'wedge' | 'mast';
  prefix: string;
}

/** Office tower: 98 wide, 26 per floor high, under a wedge (44 more) or a box with a mast (60 more). */
export function office({ floors, wall, accent, top, prefix }: Office): string {
  const height = floors * 26;
  const roof =
    top === 'wedge'
      ? path(d`M0 ${-height}l98-44v44z`, accent)
      : rect(14, -height - 26, 70, 26, accent) + rect(46, -height - 60, 4, 36, accent);
  return (
    rect(0, -height, 98, height, wall) +
    at(0, 8 - height, rect(0, 0, 98, height - 40, fillOf('fin', prefix))) +
    rect(66, -height, 32, height, colour.ink, 0.16) +
    roof +
    rect(0, -30, 98, 30, colour.ink, 0.55) +
    each([8, 38, 68], (x) => rect(x, -26, 22, 26, colour.mango, 0.85))
  );
}
