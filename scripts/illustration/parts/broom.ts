import { colour } from '../palette.ts';
import { line, path, rect } from '../svg.ts';

/** Lidi broom of coconut fronds: 56 wide, 150 high, centred on x = 0. */
export function broom(): string {
  return (
    line('M0-150v70', colour.wood, 7, { round: true }) +
    path('M-8-84h16l20 82h-56z', colour.straw) +
    line('M0-76v70m-4-70l-10 70m18-70l10 70', '#8A5A1E', 2) +
    rect(-10, -78, 20, 9, colour.hibiscus)
  );
}
