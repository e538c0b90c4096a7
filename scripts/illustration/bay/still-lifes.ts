import { colour } from '../palette.ts';
import { broom } from '../parts/broom.ts';
import { bucket } from '../parts/bucket.ts';
import { cat } from '../parts/cat.ts';
import { plant } from '../parts/pots.ts';
import { at, bar, each, label, line, path, rect, repeat } from '../svg.ts';
import { badge, bag, clock, cup, key, umbrella } from './objects.ts';

const { ink, rice, mango, hibiscus, pandan, tile, wood, mint } = colour;

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
    rect(206, 178, 150, 9, wood) +
    rect(222, 187, 8, 35, wood) +
    rect(332, 187, 8, 35, wood) +
    cup(228, 174) +
    cup(294, 174) +
    at(174, 222, plant(tile), 0.8)
  );
}

/** A mat with a cat on it, and a clock. */
export function care(): string {
  return (
    rect(190, 206, 170, 16, pandan) + rect(200, 211, 150, 3, rice) + at(226, 206, cat(), 1.5) + clock(338, 166, 30)
  );
}

/** The station's sign between two plants. Without a station the sign is blank. */
export function local({ livery, code }: Setting): string {
  const words = code === undefined ? '' : label(code, 266, 164, { fill: colour.white, size: 28 });
  return (
    rect(262, 140, 8, 82, ink) +
    bar(196, 132, 140, 44, livery, 9) +
    words +
    at(186, 222, plant(), 0.9) +
    at(356, 222, plant(tile))
  );
}

/** A month on the wall, some of its days marked. */
export function flexible(): string {
  const day = (row: number, column: number) =>
    rect(
      219 + column * 20,
      134 + row * 19,
      14,
      12,
      column === 2 || (row % 2 === 1 && column === 4) ? mango : '#E3E0D4',
    );
  const week = (row: number) => repeat(6, (column) => day(row, column));
  return (
    rect(210, 102, 132, 112, rice) + rect(210, 102, 132, 24, hibiscus) + repeat(4, week) + at(366, 222, plant(), 0.8)
  );
}

/** Keys, a badge and a bag on a rail. */
export function trust({ wall }: Setting): string {
  return (
    rect(200, 142, 144, 8, wood) +
    key(214, 150, mango, wall) +
    badge(248, 150) +
    key(282, 150, mango, wall) +
    bag(320, 150) +
    rect(196, 214, 164, 8, hibiscus)
  );
}

/** Spray and cloth on the sill, plants on the floor. */
export function quality(): string {
  return (
    path('M196 132v-26l8-10h18l8 10v26z', mango) +
    rect(202, 84, 16, 14, ink) +
    path('M202 84h30v6h-14v8h-16z', hibiscus) +
    path('M262 132q-2-22 18-20 12-14 26 0 22-4 20 20z', mint) +
    at(200, 222, plant()) +
    at(346, 222, plant(tile), 0.9)
  );
}

/** A clock and an umbrella: on time, rain or shine. */
export function reliability(): string {
  return clock(270, 168, 44) + at(356, 222, plant(), 0.8) + umbrella(188);
}

/** Three keys on a rail over a mat. */
export function integrity({ wall }: Setting): string {
  const keys = each([mango, rice, pandan], (fill, index) => key(240 + index * 32, 146, fill, wall));
  return (
    rect(226, 138, 92, 8, wood) +
    keys +
    rect(186, 212, 150, 10, tile) +
    line('M196 217h130', rice, 2, { opacity: 0.7 }) +
    at(366, 222, plant(), 0.8)
  );
}
