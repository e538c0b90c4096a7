import { colour } from '../palette.ts';
import { circle, path, rect, line, d, repeat, each } from '../svg.ts';

/** Bumboat: 110 wide, 30 above the water and 12 below its line. */
export function boat(): string {
  return (
    path('M0-10h110q-6 22-22 22h-70q-14 0-18-22z', colour.hibiscus) +
    rect(22, -30, 62, 5, colour.deep) +
    rect(26, -26, 3, 16, colour.ink) +
    rect(78, -26, 3, 16, colour.ink) +
    circle(98, -2, 4, colour.white) +
    rect(4, -10, 104, 4, colour.mango)
  );
}

/** Lidi broom of coconut fronds: 56 wide, 150 high, centred on x = 0. */
export function broom(): string {
  return (
    line('M0-150v70', colour.wood, 7, { round: true }) +
    path('M-8-84h16l20 82h-56z', colour.straw) +
    line('M0-76v70m-4-70l-10 70m18-70l10 70', '#8A5A1E', 2) +
    rect(-10, -78, 20, 9, colour.hibiscus)
  );
}

/** Bucket with its handle up: 96 wide, 103 high, from x = -10. */
export function bucket(fill: string = colour.hibiscus): string {
  return (
    path('M0 0l-6-64h88l-6 64z', fill) + rect(-10, -72, 96, 10, colour.white) + line('M0-68q38-70 76 0', colour.ink, 5)
  );
}

/** Moving box with a strip of tape: `width` x `height`. */
export function carton(width: number, height: number, fill: string = colour.carton): string {
  return (
    rect(0, -height, width, height, fill) +
    rect(width * 0.42, -height, width * 0.16, height * 0.4, colour.rice, 0.7) +
    rect(0, -height, width, 5, colour.ink, 0.15) +
    rect(width - 10, -height, 10, height, colour.ink, 0.12)
  );
}

/** A cat that sits with its back to us: 48 wide, 40 high, from x = -1. */
export function cat(): string {
  return (
    path('M0 0q-4-20 8-26l-2-14 8 6h8l8-6-2 16q6 10 4 24z', colour.ink) +
    path('M30 0q16-2 12-18-1-5 4-5 8 22-10 27z', colour.ink)
  );
}

/** One Peranakan tile of `size` x `size`, without its ground. */
export function floorTile(size: number): string {
  const c = size / 2;
  const s = (share: number) => size * share;
  const corner = s(0.22);
  return (
    path(
      d`M${c} ${s(0.08)}q${s(0.1)} ${s(0.24)} ${s(0.42)} ${s(0.42)}q${s(-0.32)} ${s(0.18)} ${s(-0.42)} ${s(0.42)}q${s(-0.1)} ${s(-0.24)} ${s(-0.42)} ${s(-0.42)}q${s(0.32)} ${s(-0.18)} ${s(0.42)} ${s(-0.42)}z`,
      colour.tile,
    ) +
    path(d`M${c} ${s(0.28)}l${corner} ${corner} ${-corner} ${corner} ${-corner} ${-corner}z`, colour.mango) +
    path(
      d`M0 0h${corner}q0 ${corner} ${-corner} ${corner}zM${size} 0v${corner}q${-corner} 0 ${-corner} ${-corner}zM${size} ${size}h${-corner}q0 ${-corner} ${corner} ${-corner}zM0 ${size}v${-corner}q${corner} 0 ${corner} ${corner}z`,
      colour.hibiscus,
    ) +
    circle(c, c, s(0.07), colour.white)
  );
}

/** Covered linkway: `width` long, 99 high, a post every 124. */
export function linkway({ width }: { width: number }): string {
  const post = (index: number) =>
    rect(24 + index * 124, -80, 9, 80, colour.rice) + rect(30 + index * 124, -80, 3, 80, colour.ink, 0.2);
  return (
    rect(0, -92, width, 12, colour.hibiscus) +
    rect(0, -99, width + 4, 8, colour.rice) +
    rect(0, -80, width, 5, colour.ink, 0.22) +
    repeat(Math.ceil((width - 24) / 124), post)
  );
}

const { ink, mango, rice } = colour;

/** Removal lorry, seen from its side: 350 wide, 150 high; the wheels reach 16 below y = 0. */
export function lorry(): string {
  const wheel = (x: number) => circle(x, -8, 24, ink) + circle(x, -8, 10, colour.plaster);
  return (
    rect(0, -150, 250, 134, colour.hibiscus) +
    rect(0, -150, 250, 14, colour.white) +
    rect(0, -96, 250, 12, rice) +
    rect(0, -78, 250, 12, mango) +
    path('M258-16v-96h48q16 0 24 20l18 40v36z', mango) +
    path('M270-66v-34h30q10 0 16 14l8 20z', ink) +
    rect(0, -20, 350, 8, ink) +
    each([56, 200, 300], wheel)
  );
}
