import { fillOf } from '../patterns.ts';
import { colour, accents, walls } from '../palette.ts';
import { circle, d, each, path, rect, line, repeat, at } from '../svg.ts';
import { neverTwice, chance, type Random } from '../random.ts';

const { ink, white } = colour;

interface Condo {
  floors: number;
  wall: string;
  prefix: string;
}

/** Condominium: 80 wide, 22 + 22 per floor high, with a curved crown and planting behind a hedge. */
export function condo({ floors, wall, prefix }: Condo): string {
  const storeys = floors * 22;
  const height = storeys + 22;
  return (
    rect(0, -height, 80, height, wall) +
    rect(0, -height, 80, storeys, fillOf('balcony', prefix)) +
    path(d`M0 ${-height}v-16q40-26 80 0v16z`, wall) +
    rect(0, -height, 6, height, colour.blue) +
    rect(62, -height - 4, 18, height + 4, colour.ink, 0.13) +
    each([10, 26, 44], (x, index) => circle(x, -height - 12 - (index % 2) * 5, 8, colour.leaf)) +
    rect(-6, -22, 92, 22, colour.deep) +
    rect(-6, -25, 92, 4, wall)
  );
}

function window(x: number): string {
  return rect(x, -64, 24, 20, ink, 0.6) + rect(x + 11, -64, 2, 20, white);
}

function unit(x: number, wall: string, accent: string): string {
  return (
    rect(x, -74, 76, 74, wall) +
    path(d`M${x - 4} -74l20-34h44l20 34z`, colour.clay) +
    window(x + 10) +
    window(x + 42) +
    rect(x + 6, -36, 40, 36, ink, 0.45) +
    rect(x + 2, -40, 50, 5, accent) +
    rect(x + 56, -30, 14, 30, accent) +
    line(d`M${x + 6} -16h40m-36 0v16m8-16v16m8-16v16m8-16v16m8-16v16`, white, 2) +
    rect(x + 72, -74, 4, 74, ink, 0.15)
  );
}

/** Landed homes (Singapore's word for houses on their own land): terrace houses, each 76 wide and 108 high with its roof. */
export function landed({ units, random }: { units: number; random: Random }): string {
  const wall = neverTwice(random, walls);
  const accent = neverTwice(random, accents);
  return repeat(units, (index) => unit(index * 76, wall(), accent()));
}

interface Paint {
  wall: string;
  trim: string;
}

const paints: readonly Paint[] = [
  { wall: colour.guava, trim: colour.pandan },
  { wall: '#9FD3C7', trim: colour.hibiscus },
  { wall: '#FFD571', trim: colour.tile },
  { wall: colour.blue, trim: colour.clay },
  { wall: colour.rice, trim: colour.deep },
];

interface Shophouse {
  bays: number;
  /** Bays from this one on may have a second upper floor. */
  tallFrom?: number;
  random: Random;
}

/** Three arched shutters side by side, with their lower edge at y + 40. */
function shutters(y: number, trim: string): string {
  const shutter = (index: number) => {
    const x = 9 + index * 23;
    return (
      path(d`M${x} ${y + 40}v-30a10 10 0 0 1 20 0v30z`, trim) +
      path(d`M${x} ${y + 10}a10 10 0 0 1 20 0z`, white, 0.85) +
      line(d`M${x + 3} ${y + 17}h14m-14 6h14m-14 6h14m-14 6h14`, white, 2, { opacity: 0.45 })
    );
  };
  return repeat(3, shutter);
}

/** The tile frieze, and the five-foot way behind its arch. */
function groundFloor(wall: string, trim: string): string {
  const tile = (index: number) => path(d`M${index * 12 + 6} -66l6 6-6 6-6-6z`, index % 2 ? trim : colour.hibiscus);
  return (
    rect(0, -66, 84, 12, white) +
    repeat(7, tile) +
    rect(0, -54, 84, 54, ink, 0.55) +
    path('M0 0v-54h84v54h-8v-26a34 30 0 0 0-68 0v26z', wall) +
    rect(30, -30, 24, 30, trim) +
    rect(33, -26, 8, 22, colour.mango)
  );
}

function bay(upper: number, { wall, trim }: Paint): string {
  const height = 80 + upper * 52;
  return (
    rect(0, -height, 84, height, wall) +
    path(d`M-3 ${-height}l10-24h70l10 24z`, colour.clay) +
    line(d`M4 ${-height - 6}h76m-73-9h70`, ink, 2, { opacity: 0.25 }) +
    rect(0, -height, 84, 6, white) +
    repeat(upper, (floor) => shutters(16 - height + floor * 52, trim)) +
    groundFloor(wall, trim) +
    rect(80, -height, 4, height, ink, 0.15)
  );
}

/** A row of shophouses. Each bay is 84 wide and 132 or 184 high. Neighbours have different colours. */
export function shophouse({ bays, tallFrom = Infinity, random }: Shophouse): string {
  const paint = neverTwice(random, paints);
  return repeat(bays, (index) => {
    const tall = index >= tallFrom && chance(random, 0.45);
    return at(index * 84, 0, bay(tall ? 2 : 1, paint()));
  });
}

interface Office {
  floors: number;
  wall: string;
  accent: string;
  top: 'wedge' | 'mast';
  prefix: string;
}

/** Office tower: 98 wide, 26 per floor high, under a wedge (44 more) or a box with a mast (60 more). */
export function office({ floors, wall, accent, top, prefix }: Office): string {
  const height = floors * 26;
  const roof =
    top === 'wedge'
      ? path(d`M0 ${-height}l98-44v44z`, accent)
      : rect(14, -height - 26, 70, 26, accent) + rect(46, -height - 60, 4, 36, accent);
  return (
    rect(0, -height, 98, height, wall) +
    at(0, 8 - height, rect(0, 0, 98, height - 40, fillOf('fin', prefix))) +
    rect(66, -height, 32, height, colour.ink, 0.16) +
    roof +
    rect(0, -30, 98, 30, colour.ink, 0.55) +
    each([8, 38, 68], (x) => rect(x, -26, 22, 26, colour.mango, 0.85))
  );
}
