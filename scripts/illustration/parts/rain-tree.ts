import { colour } from '../palette.ts';
import { path } from '../svg.ts';

/** Rain tree: 216 wide, 190 high, centred on x = 0. */
export function rainTree(): string {
  return (
    path('M-7 0q4-50-2-66l-34-34 5-5 30 25 6-44h7l2 42 32-27 5 5-36 36q-6 26-1 68z', colour.bark) +
    path(
      'M-104-100q-6-30 26-36 8-28 44-28 22-18 56-2 36-6 46 26 36 4 36 34-2 14-24 12H-80q-22 4-24-6z',
      colour.pandan,
    ) +
    path('M-84-128q14-26 50-32-4 14-50 32zm78-36q40-6 60 22-36 2-60-22z', colour.leaf) +
    path('M-80-94h160q22 2 24-12-96 16-208 6 2 10 24 6z', colour.deep)
  );
}
