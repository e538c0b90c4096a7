import { colour } from '../palette.ts';
import { circle, path, rect } from '../svg.ts';

/** Bumboat: 110 wide, 30 above the water and 12 below its line. */
export function boat(): string {
  return (
    path('M0-10h110q-6 22-22 22h-70q-14 0-18-22z', colour.hibiscus) +
    rect(22, -30, 62, 5, colour.deep) +
    rect(26, -26, 3, 16, colour.ink) +
    rect(78, -26, 3, 16, colour.ink) +
    circle(98, -2, 4, colour.white) +
    rect(4, -10, 104, 4, colour.mango)
  );
}
