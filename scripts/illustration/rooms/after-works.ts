import { colour } from '../palette.ts';
import { bucket, floorTile } from '../parts/things.ts';
import { plant } from '../parts/plants.ts';
import { at, circle, d, each, line, path, rect, repeat } from '../svg.ts';
import { above, shell } from './shell.ts';

const { ink, rice, hibiscus, mango, tile, wood, pandan } = colour;

/** Louvres, half of them clean, with spray and cloth on the sill. */
export function windows(): string {
  const louvre = (index: number) =>
    rect(74, 36 + index * 13, 102, 9, index < 4 ? colour.paleGlass : colour.glass) +
    rect(184, 36 + index * 13, 102, 9, colour.glass);
  return (
    shell(colour.guava) +
    rect(60, 22, 240, 112, rice) +
    rect(68, 30, 224, 96, ink) +
    repeat(7, louvre) +
    rect(176, 30, 8, 96, rice) +
    rect(50, 134, 260, 9, rice) +
    at(96, 134, plant(), 0.8) +
    path('M232 134v-22h40v22z', mango) +
    path('M214 134q4-18 20-14 8-8 14 2l2 12z', colour.mint)
  );
}

/** A tiled floor, a mop and a bucket. */
export function floors(): string {
  // All lines that lead away from the viewer are parallel.
  const row = (index: number) =>
    `<g transform="matrix(1 0 -.5 .5 ${-index * 30} ${100 + index * 30})">${repeat(8, (column) => at(column * 60, 0, floorTile(60)))}</g>`;
  return (
    rect(0, -above, 360, 190 + above, colour.cream) +
    rect(0, 92, 360, 8, rice) +
    rect(0, 100, 360, 90, '#E6F0F5') +
    repeat(3, row) +
    line('M226 150L288 6', wood, 8, { round: true }) +
    path('M196 150h60l14 22h-88z', rice) +
    at(44, 172, bucket(colour.pandan))
  );
}

/** A wall half painted, a ladder, a roller and a tin of paint. */
export function walls(): string {
  return (
    shell(colour.mint) +
    rect(0, -above, 170, 150 + above, '#E2D9C6') +
    rect(170, -above, 14, 150 + above, colour.white) +
    line('M232 164l24-140m44 140l-24-140m-34 104h40m-34-36h28m-22-36h16', ink, 7, { round: true }) +
    rect(90, 60, 70, 26, rice) +
    line('M160 73h14v40h-40v26', colour.steel, 6, { round: true }) +
    rect(126, 130, 16, 30, hibiscus) +
    path('M30 164v-34h44v34z', mango) +
    rect(26, 126, 52, 7, ink)
  );
}

function openCupboard(): string {
  return (
    rect(130, 20, 92, 134, wood) +
    each([50, 84, 118], (y) => rect(136, y, 80, 5, rice)) +
    rect(142, 30, 18, 20, hibiscus) +
    rect(164, 34, 14, 16, mango) +
    rect(146, 64, 30, 20, colour.mint) +
    rect(184, 98, 24, 20, pandan) +
    rect(142, 122, 40, 26, colour.clay)
  );
}

/** Three cupboards, the middle one open. */
export function storage(): string {
  const cupboard = (x: number) =>
    rect(x, 20, 92, 134, rice) +
    rect(x + 6, 26, 80, 122, tile) +
    rect(x + 45, 26, 3, 122, rice) +
    circle(x + 38, 90, 4, mango) +
    circle(x + 55, 90, 4, mango);
  return shell(colour.peach) + each([30, 230], cupboard) + openCupboard();
}

/** A lamp over a shelf of boxes. */
export function lights(): string {
  return (
    shell(colour.cream) +
    line(d`M180 ${-above}v${30 + above}`, ink, 5) +
    path('M130 62q50-60 100 0z', hibiscus) +
    circle(180, 64, 14, rice) +
    line('M90 150h180', wood, 7, { round: true }) +
    rect(108, 102, 40, 46, mango) +
    rect(160, 102, 40, 46, pandan) +
    rect(212, 102, 40, 46, tile) +
    at(50, 164, plant()) +
    at(312, 164, plant(tile))
  );
}
