import { colour } from '../palette.ts';
import { circle, d, each, line, path } from '../svg.ts';

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
