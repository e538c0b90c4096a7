import { colour } from '../palette.ts';
import { chance, neverTwice, type Random } from '../random.ts';
import { at, d, line, path, rect, repeat } from '../svg.ts';

const { ink, white } = colour;

interface Paint {
  wall: string;
  trim: string;
}

const paints: readonly [Paint, ...Paint[]] = [
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
