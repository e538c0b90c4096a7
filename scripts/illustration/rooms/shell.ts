import { colour } from '../palette.ts';
import { rect } from '../svg.ts';

/** How far the walls continue above a room of 360 x 190, for a section of a building with higher rooms. */
export const above = 100;

/** Wall and floor of a room of 360 x 190; the floor begins at 150. */
export function shell(wall: string, floor: string = colour.plaster): string {
  return (
    rect(0, -above, 360, 190 + above, wall) + rect(0, 150, 360, 40, floor) + rect(0, 150, 360, 4, colour.ink, 0.12)
  );
}
