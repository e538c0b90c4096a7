import { colour } from '../palette.ts';
import { path } from '../svg.ts';

/** One house plant: 56 wide, 83 high; its pot is centred on x = 0. */
export function plant(pot: string = colour.clay): string {
  return (
    path('M-13 0l-4-26h34l-4 26z', pot) +
    path('M0-25q-34-8-30-40 24 4 30 28 2-38 20-44 14 24-10 56zM0-25q4-40-10-58 28 14 18 52z', colour.pandan)
  );
}

/** A plant on a corridor's parapet: 33 wide, 49 high; its pot is centred on x = 0. */
export function smallPlant(pot: string = colour.clay): string {
  return (
    path('M-9 0l2-16h14l2 16z', pot) +
    path('M0-15q-20-6-18-24 14 2 18 16 2-22 12-26 8 14-6 34zM0-15q2-24-6-34 16 8 10 34z', colour.pandan)
  );
}
