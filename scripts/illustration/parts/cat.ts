import { colour } from '../palette.ts';
import { path } from '../svg.ts';

/** A cat that sits with its back to us: 48 wide, 40 high, from x = -1. */
export function cat(): string {
  return (
    path('M0 0q-4-20 8-26l-2-14 8 6h8l8-6-2 16q6 10 4 24z', colour.ink) +
    path('M30 0q16-2 12-18-1-5 4-5 8 22-10 27z', colour.ink)
  );
}
