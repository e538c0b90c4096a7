import { nightPanel } from '#brand/colours.ts';
import { colour } from '../palette.ts';
import { between, chance, pick, randomOf, whole, type Random } from '../random.ts';
import { circle, d, each, picture, rect, repeat } from '../svg.ts';

const ground = 420;
const left = 776;
const walls = ['#1B3F37', nightPanel, '#20473E'] as const;

/** Three windows in ten are lit. */
function light(random: Random): string | undefined {
  const draw = random();
  if (draw < 0.16) return colour.mango;
  if (draw < 0.24) return colour.guava;
  return draw < 0.3 ? colour.mint : undefined;
}

function window(x: number, y: number, wall: string, random: Random): string {
  const lamp = light(random);
  return lamp === undefined ? '' : rect(x, y, 26, 18, lamp) + rect(x + 12, y, 2, 18, wall);
}

/** All windows of a block in the dark, as one dashed line for each column. The lit windows are drawn over them. */
function darkWindows(x: number, top: number, columns: number, floors: number): string {
  const column = (index: number) => d`M${x + 27 + index * 40} ${top + 14}v${floors * 38}`;
  return `<path d="${repeat(columns, column)}" stroke="${colour.night}" stroke-width="26" stroke-dasharray="18 20"/>`;
}

interface Block {
  x: number;
  columns: number;
  floors: number;
  wall: string;
}

function block({ x, columns, floors, wall }: Block, random: Random): string {
  const width = columns * 40 + 20;
  const top = ground - floors * 38 - 34;
  const row = (floor: number) =>
    repeat(columns, (column) => window(x + 14 + column * 40, top + 14 + floor * 38, wall, random));
  return (
    rect(x, top, width, ground - top, wall) +
    rect(x - 4, top - 5, width + 8, 6, '#2A5248') +
    rect(x + width * 0.3, top - 20, 34, 15, wall) +
    darkWindows(x, top, columns, floors) +
    repeat(floors, row)
  );
}

/** Columns of the blocks from left to right. Each row ends at the picture's edge, so that no sliver is left. */
const rows = [
  [6, 2, 6],
  [5, 2, 5, 2],
  [4, 2, 6, 2],
  [6, 2, 4, 2],
  [5, 3, 6],
] as const;

/** The first block is low, to leave the moon free; slim ones are tall. */
function blocks(random: Random): string {
  let x = left;
  return each(pick(random, rows), (columns, index) => {
    const floors = index === 0 ? 4 : columns < 4 ? 8 - Math.floor(index / 3) : whole(random, 5, 7);
    const art = block({ x, columns, floors, wall: walls[index % 3] ?? walls[0] }, random);
    x += columns * 40 + 30;
    return art;
  });
}

/** The number of nights. Pages share them, so that a browser has them in its cache. */
export const nights = 12;

/** The number of the night that a page ends with. */
export const nightOf = (slug: string) => whole(randomOf(slug), 1, nights);

/** The estate at night behind a closing band: 1440 x 540. Its left half is open sky, for the words. */
export function nightScene(number: number): string {
  const random = randomOf(`night ${number}`);
  const star = () => {
    const size = chance(random, 0.3) ? 4 : 3;
    return rect(between(random, 840, 1420), between(random, -60, 150), size, size, colour.mint);
  };
  const content =
    rect(0, -120, 1440, 540, colour.night) +
    // The moon hides the stars behind it, also where it is dark.
    repeat(14, star) +
    circle(892, 66, 46, colour.mango) +
    circle(911, 56, 41, colour.night) +
    blocks(random);
  return picture({ name: 'night', viewBox: [0, -120, 1440, 540], fit: 'xMaxYMax slice' }, content);
}
