import { colour } from '../palette.ts';
import { rect } from '../svg.ts';

/** Moving box with a strip of tape: `width` x `height`. */
export function carton(width: number, height: number, fill: string = colour.carton): string {
  return (
    rect(0, -height, width, height, fill) +
    rect(width * 0.42, -height, width * 0.16, height * 0.4, colour.rice, 0.7) +
    rect(0, -height, width, 5, colour.ink, 0.15) +
    rect(width - 10, -height, 10, height, colour.ink, 0.12)
  );
}
