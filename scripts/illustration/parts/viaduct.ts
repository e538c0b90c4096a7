import { colour } from '../palette.ts';
import { at, bar, d, each, label, path, rect, repeat } from '../svg.ts';
import { train } from './train.ts';

const { ink, rice, stone, plaster } = colour;

/** Height of the deck: light rail runs a little higher. */
function deckHeight(light: boolean): number {
  return light ? 128 : 118;
}

interface Viaduct {
  from: number;
  to: number;
  /** Left end of the train. */
  trainAt: number;
  livery: string;
  /** Light rail: a higher deck and a train of one car. */
  light: boolean;
}

function pier(x: number, deck: number): string {
  const shaft = deck - 26;
  return path(d`M${x - 9} 0v${-shaft}l-18-14h54l-18 14v${shaft}z`, stone) + rect(x + 3, -shaft, 6, shaft, ink, 0.14);
}

/** Elevated track: deck 16 thick at 118 (light rail 128), a pier every 150, and a train. */
export function viaduct({ from, to, trainAt, livery, light }: Viaduct): string {
  const deck = deckHeight(light);
  const piers = Math.ceil((to - from - 60) / 150);
  return (
    repeat(piers, (index) => pier(from + 60 + index * 150, deck)) +
    rect(from, -deck, to - from, 16, plaster) +
    rect(from, 11 - deck, to - from, 5, ink, 0.18) +
    at(trainAt, -deck, train({ cars: light ? 1 : 3, livery }))
  );
}

/** Station on the deck: canopy 294 wide; its code, if there is one, on a board of 86 x 42. */
export function station({
  livery,
  code,
  light,
}: {
  livery: string;
  code?: string | undefined;
  light: boolean;
}): string {
  const deck = -deckHeight(light);
  const sign =
    code === undefined
      ? ''
      : bar(82, deck - 46, 86, 42, livery, 8) + label(code, 125, deck - 17, { fill: colour.white, size: 23 });
  return (
    rect(0, deck - 46, 250, 46, ink, 0.55) +
    each([8, 66, 124, 182, 236], (x) => rect(x, deck - 52, 6, 52, rice)) +
    path(d`M-22 ${deck - 48}q147-56 294 0v-8q-147-62-294 0z`, ink) +
    path(d`M-22 ${deck - 48}q147-56 294 0z`, rice) +
    sign +
    rect(-10, deck - 4, 270, 6, colour.mango) +
    rect(96, deck + 16, 58, -deck - 16, stone) +
    rect(138, deck + 16, 16, -deck - 16, ink, 0.14) +
    rect(108, -34, 26, 34, ink, 0.6)
  );
}
