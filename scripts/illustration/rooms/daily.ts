import { colour } from '../palette.ts';
import { plant } from '../parts/plants.ts';
import { at, circle, d, each, line, path, rect, repeat } from '../svg.ts';
import { above, shell } from './shell.ts';

const { ink, rice, hibiscus, mango, tile, wood, pandan, steel } = colour;

function sofa(): string {
  return (
    rect(150, 96, 150, 46, hibiscus) +
    rect(140, 108, 20, 46, hibiscus) +
    rect(290, 108, 20, 46, hibiscus) +
    rect(160, 118, 130, 26, colour.deepHibiscus) +
    rect(150, 152, 10, 12, ink) +
    rect(290, 152, 10, 12, ink)
  );
}

function fan(): string {
  return line(d`M210 ${-above}v24`, ink, 5) + path('M136-72l64 6h20l64-6v8l-64 6h-20l-64-6z', wood);
}

/** A sofa, a table and a picture of hills, below a fan. */
export function living(): string {
  return (
    shell(colour.cream, '#D9A87C') +
    fan() +
    rect(40, 28, 96, 64, rice) +
    rect(48, 36, 80, 48, tile) +
    circle(104, 54, 10, mango) +
    path('M48 84l26-26 18 16 14-12 22 22z', pandan) +
    sofa() +
    at(336, 164, plant()) +
    rect(40, 136, 70, 8, wood) +
    rect(48, 144, 6, 24, wood) +
    rect(96, 144, 6, 24, wood)
  );
}

function hob(): string {
  return (
    path(d`M134 ${-above}h62v${above + 4}l38 26h-138l38-26z`, rice) +
    rect(96, 30, 138, 7, ink) +
    rect(126, 74, 78, 12, ink) +
    path('M140 74v-22h50v22z', hibiscus) +
    rect(134, 50, 62, 5, ink)
  );
}

/** A worktop with hob, hood, tap and jar. */
export function kitchen(): string {
  return (
    shell(colour.mint) +
    repeat(9, (index) => rect(index * 40, 60, 38, 2, colour.white)) +
    rect(0, 86, 360, 10, rice) +
    rect(0, 96, 360, 68, pandan) +
    each([0, 90, 180, 270], (x) => rect(x + 6, 104, 78, 52, colour.deep) + rect(x + 36, 110, 18, 5, mango)) +
    hob() +
    line('M282 86v-30q0-16 18-16t18 16v6', steel, 6, { round: true }) +
    rect(28, 58, 40, 28, mango) +
    rect(34, 48, 28, 10, ink)
  );
}

function joints(): string {
  const upright = repeat(8, (index) => d`M${index * 52 - 2} ${-above}v${150 + above}`);
  const flat = repeat(6, (index) => d`M0 ${index * 40 - 68}h360`);
  return line(upright + flat, colour.white, 3, { opacity: 0.7 });
}

/** A basin under a mirror, a bin and a toilet on tiles. */
export function bath(): string {
  return (
    shell(colour.blue, '#E6F0F5') +
    joints() +
    rect(60, 24, 76, 70, rice) +
    rect(68, 32, 60, 54, colour.paleGlass) +
    path('M44 106h108q-4 38-34 38h-40q-30 0-34-38z', rice) +
    rect(86, 144, 24, 36, rice) +
    line('M98 106v-10q0-8 12-8', steel, 6, { round: true }) +
    path('M236 100h74v26q0 26-22 26h-30q-22 0-22-26z', rice) +
    rect(230, 94, 86, 9, '#E3E0D4') +
    rect(256, 150, 34, 30, rice) +
    rect(252, 40, 46, 54, rice) +
    rect(318, 60, 22, 34, hibiscus) +
    path('M180 150v-30h24v30z', mango)
  );
}

function shoeRack(): string {
  return (
    each([104, 134], (y) => rect(196, y, 120, 8, wood)) +
    each([200, 306], (x) => rect(x, 104, 6, 56, wood)) +
    each([212, 260], (x) => path(d`M${x} 104q2-16 14-14l22 8v6z`, tile)) +
    each([212, 260], (x) => path(d`M${x} 134q2-14 14-12l22 6v6z`, ink))
  );
}

/** The gate, a mat, a shoe rack and a plant. */
export function entry(): string {
  return (
    shell(colour.sand) +
    rect(52, 18, 96, 136, rice) +
    rect(60, 26, 80, 128, colour.deep) +
    line('M70 32v116m14-116v116m14-116v116m14-116v116m14-116v116', colour.mint, 3, { opacity: 0.6, round: true }) +
    circle(130, 96, 5, mango) +
    rect(46, 154, 108, 12, hibiscus) +
    shoeRack() +
    at(336, 164, plant()) +
    rect(210, 30, 92, 40, rice) +
    rect(218, 38, 76, 24, mango)
  );
}
