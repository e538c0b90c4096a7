import { colour } from '../palette.ts';
import { circle, d, line, path, rect, at, bar, each, label, repeat } from '../svg.ts';
import { broom, bucket, cat } from '../parts/things.ts';
import { plant } from '../parts/plants.ts';

const { ink, rice, mango, hibiscus, pandan, tile, wood, mint } = colour;

/** Cup on a saucer, standing on y: 40 wide, 24 high. */
function cup(x: number, y: number): string {
  return (
    rect(x, y - 24, 30, 24, rice) +
    line(d`M${x + 30} ${y - 18}h6q5 0 5 5t-5 5h-6`, rice, 4) +
    rect(x, y - 16, 30, 5, colour.pandan) +
    rect(x - 4, y, 40, 4, '#E3D6BC')
  );
}

/** Wall clock centred on x, y. */
function clock(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, ink) +
    circle(x, y, radius - 6, rice) +
    line(d`M${x} ${y}v${16 - radius}M${x} ${y}l${radius - 18} 6`, ink, 4, { round: true }) +
    circle(x, y, 4, colour.hibiscus)
  );
}

/** Key on a hook whose rail is at y: 18 wide, 56 high below the rail. */
function key(x: number, y: number, fill: string, behind: string): string {
  return (
    line(d`M${x} ${y}v16`, ink, 3, { round: true }) +
    circle(x, y + 24, 9, fill) +
    circle(x, y + 24, 3.5, behind) +
    rect(x - 3, y + 30, 6, 26, fill) +
    rect(x, y + 46, 9, 5, fill)
  );
}

/** Badge with a photo on a hook: 30 wide. */
function badge(x: number, y: number): string {
  return (
    line(d`M${x} ${y}v16`, ink, 3, { round: true }) +
    rect(x - 15, y + 16, 30, 42, rice) +
    rect(x - 15, y + 16, 30, 12, colour.pandan) +
    circle(x, y + 38, 6, colour.guava) +
    rect(x - 9, y + 48, 18, 4, ink)
  );
}

/** Bag on a hook: 36 wide. */
function bag(x: number, y: number): string {
  return (
    line(d`M${x} ${y}v14m-8 8v-8h16v8`, ink, 3, { round: true }) +
    path(d`M${x - 18} ${y + 22}h36l-5 40h-26z`, colour.tile)
  );
}

/** Umbrella folded, leaning against the wall: its foot at x, 222. */
function umbrella(x: number): string {
  return (
    line(d`M${x} 222v-76q0-14 12-14`, ink, 5, { round: true }) + path(d`M${x - 12} 206l12-62 12 62z`, colour.hibiscus)
  );
}

export interface Setting {
  wall: string;
  livery: string;
  code?: string | undefined;
}

function leaning(x: number, degrees: number): string {
  return `<g transform="translate(${x} 222) rotate(${degrees})">${broom()}</g>`;
}

/** Brooms and a bucket with its cloth. */
export function team(): string {
  const cloth = path('M250 160q20-18 44-6l4 14h-52z', mint);
  return leaning(196, -8) + leaning(356, 7) + at(234, 222, bucket(), 0.9) + cloth;
}

/** A table and two cups beside the open door. */
export function touch(): string {
  return (
    rect(236, 178, 144, 9, wood) +
    rect(250, 187, 8, 35, wood) +
    rect(358, 187, 8, 35, wood) +
    cup(252, 174) +
    cup(318, 174) +
    at(190, 222, plant(tile), 0.8)
  );
}

/** A mat with a cat on it, and a clock. */
export function care(): string {
  return (
    rect(236, 206, 146, 16, pandan) + rect(246, 211, 126, 3, rice) + at(250, 206, cat(), 1.5) + clock(354, 162, 28)
  );
}

/** The station's sign between two plants. Without a station the sign is blank. */
export function local({ livery, code }: Setting): string {
  const words = code === undefined ? '' : label(code, 296, 164, { fill: colour.white, size: 28 });
  return (
    rect(292, 140, 8, 82, ink) +
    bar(226, 132, 140, 44, livery, 9) +
    words +
    at(214, 222, plant(), 0.9) +
    at(370, 222, plant(tile))
  );
}

/** A month on the wall, some of its days marked. */
export function flexible(): string {
  const day = (row: number, column: number) =>
    rect(
      235 + column * 20,
      134 + row * 19,
      14,
      12,
      column === 2 || (row % 2 === 1 && column === 4) ? mango : '#E3E0D4',
    );
  const week = (row: number) => repeat(6, (column) => day(row, column));
  return (
    rect(226, 102, 132, 112, rice) + rect(226, 102, 132, 24, hibiscus) + repeat(4, week) + at(376, 222, plant(), 0.8)
  );
}

/** Keys, a badge and a bag on a rail. */
export function trust({ wall }: Setting): string {
  return (
    rect(224, 142, 144, 8, wood) +
    key(238, 150, mango, wall) +
    badge(272, 150) +
    key(306, 150, mango, wall) +
    bag(344, 150) +
    rect(220, 214, 164, 8, hibiscus)
  );
}

/** Spray and cloth on the sill, plants on the floor. */
export function quality(): string {
  return (
    path('M236 132v-26l8-10h18l8 10v26z', mango) +
    rect(242, 84, 16, 14, ink) +
    path('M242 84h30v6h-14v8h-16z', hibiscus) +
    path('M292 132q-2-22 18-20 12-14 26 0 22-4 20 20z', mint) +
    at(256, 222, plant()) +
    at(346, 222, plant(tile), 0.9)
  );
}

/** A clock and an umbrella: on time, rain or shine. */
export function reliability(): string {
  return clock(312, 168, 40) + at(376, 222, plant(), 0.8) + umbrella(246);
}

/** Three keys on a rail over a mat. */
export function integrity({ wall }: Setting): string {
  const keys = each([mango, rice, pandan], (fill, index) => key(240 + index * 32, 146, fill, wall));
  return (
    rect(226, 138, 92, 8, wood) +
    keys +
    rect(226, 212, 130, 10, tile) +
    line('M236 217h110', rice, 2, { opacity: 0.7 }) +
    at(366, 222, plant(), 0.8)
  );
}
