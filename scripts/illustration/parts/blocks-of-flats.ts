import { rect, repeat, d, line, path, each } from '../svg.ts';
import { colour, numberColour } from '../palette.ts';
import { pick, whole, type Random } from '../random.ts';
import { outlined } from '../letters.ts';
import { fillOf } from '../patterns.ts';

/** Columns of a void deck, the open ground floor of a block: `count` of them, 8 wide, `pitch` apart. */
export function columns(x: number, pitch: number, count: number, height: number, fill: string): string {
  return repeat(count, (index) => rect(x + index * pitch, -height, 8, height, fill));
}

const cloths = [colour.hibiscus, colour.mango, colour.white, colour.tile, colour.pandan, colour.guava] as const;

/** Laundry on a pole from x, y: 46 long, cloths up to 15. For a wall far away. */
function laundry(x: number, y: number, random: Random): string {
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

interface Slab {
  /** Each bay is 56 wide; the gable adds 58. */
  bays: number;
  floors: number;
  wall: string;
  accent: string;
  /** Painted on the plate of the gable; without a number the plate is blank. */
  number?: string | undefined;
  prefix: string;
}

/** HDB slab block of the 1960s to 1980s: 58 + 56 per bay wide; 30 per floor high, and 34 for the void deck. */
export function slab({ bays, floors, wall, accent, number, prefix }: Slab): string {
  const length = bays * 56;
  const width = 58 + length;
  const storeys = floors * 30;
  const height = storeys + 34;
  const tank = 58 + length * 0.3;
  return (
    rect(0, -height, width, height, wall) +
    rect(58, -height, length, storeys, fillOf('corridor', prefix)) +
    rect(58, -34, length, 34, colour.ink, 0.5) +
    columns(54, 56, bays + 1, 34, wall) +
    rect(0, -height, 58, height, accent) +
    (number === undefined ? '' : outlined(number, 29, -height + 56, { fill: numberColour(accent), size: 40 })) +
    line(d`M14 ${76 - height}h30m-30 12h30m-30 12h30`, wall, 5) +
    rect(-4, -height - 7, width + 8, 9, colour.ink, 0.8) +
    rect(tank, -height - 27, 64, 22, wall) +
    rect(tank, -height - 30, 64, 5, colour.ink, 0.8) +
    rect(58 + length * 0.62, -height, 22, storeys, accent)
  );
}

interface PointBlock {
  floors: number;
  wall: string;
  accent: string;
  prefix: string;
  random: Random;
}

/**
 * HDB point block of the 1980s to 2000s: 128 wide, 26 + 28 per floor high, with a hipped roof and four laundry poles.
 */
export function pointBlock({ floors, wall, accent, prefix, random }: PointBlock): string {
  const storeys = floors * 28;
  const height = storeys + 26;
  const pole = () => {
    const side = random() < 0.5 ? 8 : 74;
    return laundry(side, 23 - height + 28 * whole(random, 2, floors - 3), random);
  };
  return (
    rect(0, -height, 128, height, wall) +
    rect(0, -height, 128, storeys, fillOf('window', prefix)) +
    rect(96, -height, 32, height, colour.ink, 0.12) +
    rect(58, -height, 12, height, accent) +
    rect(0, -26, 128, 26, colour.ink, 0.5) +
    columns(0, 40, 4, 26, wall) +
    path(d`M-8 ${-height}l20-26h34l18-16 18 16h34l20 26z`, accent) +
    repeat(4, pole)
  );
}

interface Tower {
  floors: number;
  wall: string;
  accent: string;
  prefix: string;
}

/** HDB tower of the 2000s and later: 112 wide, 28 + 22 per floor high, with a flat stepped roof and two sky gardens. */
export function tower({ floors, wall, accent, prefix }: Tower): string {
  const storeys = floors * 22;
  const height = storeys + 28;
  const garden = (share: number) => {
    const y = Math.round(floors * share) * 22 - height;
    return rect(0, y, 112, 18, colour.ink, 0.62) + rect(0, y + 9, 112, 10, colour.leaf) + rect(0, y + 18, 112, 4, wall);
  };
  return (
    rect(0, -height, 112, height, wall) +
    rect(40, -height - 20, 46, 20, wall) +
    rect(36, -height - 24, 54, 5, colour.ink, 0.8) +
    rect(8, -height, 96, storeys, fillOf('ribbon', prefix)) +
    rect(50, -height - 8, 12, storeys + 8, accent) +
    rect(0, -height, 6, storeys, accent) +
    rect(88, -height, 24, height, colour.ink, 0.13) +
    each([0.36, 0.7], garden) +
    rect(0, -28, 112, 28, colour.ink, 0.55) +
    columns(0, 34.7, 4, 28, wall)
  );
}

const plaster = '#FFFDF6';

function floor(index: number, bays: number): string {
  const width = bays * 96;
  const y = index * 38 - 118;
  return (
    rect(10, y, width - 52, 14, colour.ink, 0.55) +
    path(d`M${width - 34} ${y}h4a30 24 0 0 1 24 14h-28z`, colour.ink, 0.55) +
    rect(0, y + 18, width - (index === 0 ? 6 : 0), 4, colour.hibiscus, 0.8) +
    repeat(bays * 3 - 1, (mullion) => rect(24 + mullion * 32, y, 4, 14, plaster))
  );
}

/** Pre-war walk-up flats: 96 per bay wide, 126 high, with a round end of radius 40 and bands of windows. */
export function walkup({ bays, wall }: { bays: number; wall: string }): string {
  const width = bays * 96;
  return (
    path(d`M0 0v-126h${width - 40}a40 40 0 0 1 40 40v86z`, wall) +
    repeat(3, (index) => floor(index, bays)) +
    repeat(bays, (index) => path(d`M${index * 96 + 38} 0v-26a12 12 0 0 1 24 0v26z`, colour.pandan)) +
    rect(-4, -131, width - 32, 6, colour.ink, 0.8)
  );
}
