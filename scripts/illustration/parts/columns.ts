import { rect, repeat } from '../svg.ts';

/** Columns of a void deck, the open ground floor of a block: `count` of them, 8 wide, `pitch` apart. */
export function columns(x: number, pitch: number, count: number, height: number, fill: string): string {
  return repeat(count, (index) => rect(x + index * pitch, -height, 8, height, fill));
}
