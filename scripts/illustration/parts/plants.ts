import { colour } from '../palette.ts';
import { between, type Random } from '../random.ts';
import { circle, rect, repeat, path, d, each, line } from '../svg.ts';

interface Bush {
  width: number;
  flowers: string;
  random: Random;
}

/** Hedge in a kerb: `width` long, about 34 high, sprinkled with flowers. */
export function bush({ width, flowers, random }: Bush): string {
  const leaves = (index: number) =>
    circle(
      index * 26 + 13,
      -8 - between(random, 0, 8),
      between(random, 16, 21),
      random() < 0.5 ? colour.pandan : colour.leaf,
    );
  const flower = (index: number) => circle(index * 17 + 6, -12 - between(random, 0, 16), 3.5, flowers);
  return (
    repeat(Math.ceil(width / 26), leaves) +
    repeat(Math.ceil((width - 6) / 17), flower) +
    rect(-4, -8, width + 8, 10, colour.plaster) +
    rect(-4, -2, width + 8, 4, colour.ink, 0.18)
  );
}

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

const tips = [
  [-46, -96],
  [-34, -140],
  [4, -156],
  [42, -136],
  [50, -92],
] as const;

/** Coconut palm: 96 wide, 157 high; its trunk is on x = 0. */
export function palm(): string {
  const frond = ([x, y]: (typeof tips)[number]) =>
    path(d`M2-112Q${x / 2} ${y - 24} ${x} ${y + 10}Q${x / 2} ${y + 8} 2-108z`, colour.pandan);
  return (
    line('M0 0q6-60 2-112', colour.wood, 7) +
    each(tips, frond) +
    circle(-3, -108, 5, colour.mango) +
    circle(7, -107, 5, colour.mango)
  );
}

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
