import { colour } from '../palette.ts';
import { line, path, rect } from '../svg.ts';

/** Bucket with its handle up: 96 wide, 103 high, from x = -10. */
export function bucket(fill: string = colour.hibiscus): string {
  return (
    path('M0 0l-6-64h88l-6 64z', fill) + rect(-10, -72, 96, 10, colour.white) + line('M0-68q38-70 76 0', colour.ink, 5)
  );
}
