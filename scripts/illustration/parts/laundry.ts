import { colour } from '../palette.ts';
import { pick, whole, type Random } from '../random.ts';
import { d, line, path, rect, repeat } from '../svg.ts';

const cloths = [colour.hibiscus, colour.mango, colour.white, colour.tile, colour.pandan, colour.guava] as const;

/** Laundry on a pole from x, y: 46 long, cloths up to 15. For a wall far away. */
export function laundry(x: number, y: number, random: Random): string {
  const cloth = (index: number) =>
    rect(x + 4 + index * 10.5, y, 8.5, 9 + whole(random, 0, 2) * 3, pick(random, cloths));
  return line(d`M${x} ${y}h46`, colour.ink, 2) + repeat(4, cloth);
}

function shirt(x: number, y: number, length: number, fill: string): string {
  const sleeve = length - 10;
  return path(d`M${x} ${y}h4q3 5 8 0h4l5 7-5 3v${sleeve}h-11v${-sleeve}l-5-3z`, fill);
}

/** Laundry close by, with shirts: `width` long, cloths up to 30. */
export function washing(x: number, y: number, width: number, random: Random): string {
  const cloth = (index: number) => {
    const fill = pick(random, cloths);
    const length = 18 + whole(random, 0, 2) * 6;
    const left = x + 5 + index * 24;
    return random() < 0.4 ? shirt(left, y, length, fill) : rect(left, y, 17, length, fill);
  };
  return line(d`M${x} ${y}h${width}`, colour.ink, 2.5) + repeat(Math.floor(width / 24), cloth);
}
