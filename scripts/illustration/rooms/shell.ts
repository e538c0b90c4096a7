import { colour } from '../palette.ts';
import { rect } from '../svg.ts';

/** Wall and floor of a room of 360 x 190; the floor begins at 150. */
export function shell(wall: string, floor: string = colour.plaster): string {
  return rect(0, 0, 360, 190, wall) + rect(0, 150, 360, 40, floor) + rect(0, 150, 360, 4, colour.ink, 0.12);
}
