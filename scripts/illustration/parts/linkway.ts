import { colour } from '../palette.ts';
import { rect, repeat } from '../svg.ts';

/** Covered linkway: `width` long, 99 high, a post every 124. */
export function linkway({ width }: { width: number }): string {
  const post = (index: number) =>
    rect(24 + index * 124, -80, 9, 80, colour.rice) + rect(30 + index * 124, -80, 3, 80, colour.ink, 0.2);
  return (
    rect(0, -92, width, 12, colour.hibiscus) +
    rect(0, -99, width + 4, 8, colour.rice) +
    rect(0, -80, width, 5, colour.ink, 0.22) +
    repeat(Math.ceil((width - 24) / 124), post)
  );
}
