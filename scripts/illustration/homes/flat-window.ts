import { colour } from '../palette.ts';
import { picture, rect, repeat } from '../svg.ts';

/** Four flat types from small to large, with different panes as well as colours. */
const flatColours = [colour.hibiscus, colour.mango, colour.leaf, colour.tile] as const;

/** The window of a flat type: 18 x 22; the first type has one pane, the last four. */
export function flatWindow(x: number, y: number, type: number): string {
  const mullion = (index: number) => rect(x + 2 + (14 * (index + 1)) / (type + 1) - 0.75, y + 2, 1.5, 18, colour.ink);
  return (
    rect(x, y, 18, 22, colour.ink) +
    rect(x + 2, y + 2, 14, 18, flatColours[type] ?? colour.mint) +
    repeat(type, mullion)
  );
}

/** The same window for the key beside the block. */
export function flatWindowKey(type: number): string {
  return picture({ name: 'flat-key', viewBox: [0, 0, 18, 22] }, flatWindow(0, 0, type));
}
