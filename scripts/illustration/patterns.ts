import { colour } from './palette.ts';
import { line, rect } from './svg.ts';

/** Corridors and windows are patterns, so that a tower costs a few bytes. Ids are the scene's prefix and one letter. */
type PatternName = 'corridor' | 'window' | 'balcony' | 'ribbon' | 'fin';

interface Pattern {
  letter: string;
  /** Where the first tile starts, so that its seams meet the floors of the part that it fills. */
  origin: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
  content: string;
}

const { ink, white } = colour;

const patterns: Readonly<Record<PatternName, Pattern>> = {
  // Slab: a corridor with a door and two windows, and the parapet below it. Floors are 30 high above a deck of 34.
  corridor: {
    letter: 's',
    origin: [58, -34],
    size: [56, 30],
    content:
      rect(0, 0, 56, 17, ink, 0.34) +
      rect(6, 3, 9, 14, colour.hibiscus, 0.75) +
      rect(20, 4, 14, 8, white, 0.75) +
      rect(38, 4, 12, 8, white, 0.5) +
      rect(0, 17, 56, 2, white, 0.7) +
      line('M4 24h10m6 0h10m6 0h10', ink, 2, { opacity: 0.18 }),
  },
  // Point block: a window in two leaves on a sill. Floors are 28 high above a deck of 26.
  window: {
    letter: 'p',
    origin: [0, -26],
    size: [32, 28],
    content: rect(5, 6, 22, 13, ink, 0.62) + rect(15, 6, 2, 13, white) + rect(3, 19, 26, 3, white, 0.8),
  },
  // Condominium: a balcony and a glass door.
  balcony: {
    letter: 'c',
    origin: [0, -22],
    size: [40, 22],
    content:
      rect(0, 4, 40, 13, colour.tile, 0.3) +
      rect(0, 11, 26, 6, white, 0.65) +
      rect(0, 17, 40, 3, white) +
      rect(27, 4, 2, 13, white),
  },
  // Tower: two columns of windows, 56 apart, with the fin between them. Floors are 22 high above a deck of 28.
  ribbon: {
    letter: 't',
    origin: [8, -28],
    size: [56, 22],
    content: rect(3, 5, 34, 11, ink, 0.5) + rect(19, 5, 3, 11, white) + rect(0, 18, 40, 2, ink, 0.12),
  },
  // Office: glass between fins.
  fin: {
    letter: 'o',
    origin: [0, 0],
    size: [14, 26],
    content: rect(3, 0, 8, 22, ink, 0.42) + rect(3, 0, 4, 22, white, 0.16),
  },
};

export function fillOf(name: PatternName, prefix: string): string {
  return `url(#${prefix}${patterns[name].letter})`;
}

function patternOf({ letter, origin, size, content }: Pattern, prefix: string): string {
  return `<pattern id="${prefix}${letter}" x="${origin[0]}" y="${origin[1]}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">${content}</pattern>`;
}

/** The patterns that a drawing refers to, as a `<defs>`; nothing if it refers to none. */
export function withPatterns(prefix: string, content: string): string {
  const used = Object.values(patterns).filter(({ letter }) => content.includes(`url(#${prefix}${letter})`));
  const definitions = used.map((pattern) => patternOf(pattern, prefix)).join('');
  return definitions === '' ? content : `<defs>${definitions}</defs>${content}`;
}
