import { rect, repeat } from '../svg.ts';

/** Columns of a void deck: `count` of them, 8 wide, `pitch` apart, from the ground up. */
export function columns(x: number, pitch: number, count: number, height: number, fill: string): string {
  return repeat(count, (index) => rect(x + index * pitch, -height, 8, height, fill));
}
