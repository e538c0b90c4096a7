import { colour } from '../palette.ts';
import { between, type Random } from '../random.ts';
import { circle, rect, repeat } from '../svg.ts';

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
