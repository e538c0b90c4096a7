import { accents, colour, walls } from '../palette.ts';
import { neverTwice, type Random } from '../random.ts';
import { d, line, path, rect, repeat } from '../svg.ts';

const { ink, white } = colour;

interface Landed {
  units: number;
  random: Random;
  roof?: string;
}

function window(x: number): string {
  return rect(x, -64, 24, 20, ink, 0.6) + rect(x + 11, -64, 2, 20, white);
}

function unit(x: number, wall: string, accent: string, roof: string): string {
  return (
    rect(x, -74, 76, 74, wall) +
    path(d`M${x - 4} -74l20-34h44l20 34z`, roof) +
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
export function landed({ units, random, roof = colour.clay }: Landed): string {
  const wall = neverTwice(random, walls);
  const accent = neverTwice(random, accents);
  return repeat(units, (index) => unit(index * 76, wall(), accent(), roof));
}
