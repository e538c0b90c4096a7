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
