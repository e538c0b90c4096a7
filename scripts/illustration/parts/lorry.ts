import { colour } from '../palette.ts';
import { circle, each, path, rect } from '../svg.ts';

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
