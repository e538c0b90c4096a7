import { colour } from '../palette.ts';
import { d, each, path, rect, repeat } from '../svg.ts';

function car(x: number, first: boolean, last: boolean, livery: string): string {
  const front = first ? 14 : 3;
  const back = last ? 14 : 3;
  return (
    path(
      d`M${x} 0v${front - 46}q0 ${-front} ${front} ${-front}h${128 - front - back}q${back} 0 ${back} ${back}v${46 - back}z`,
      colour.white,
    ) +
    rect(x + 12, -34, 104, 14, colour.ink, 0.8) +
    each([32, 62, 92], (offset) => rect(x + offset, -38, 4, 34, livery)) +
    rect(x, -14, 128, 7, livery)
  );
}

/** Train on y = 0: 132 a car long, 46 high, a band in the colour of its line. */
export function train({ cars, livery }: { cars: number; livery: string }): string {
  return repeat(cars, (index) => car(index * 132, index === 0, index === cars - 1, livery));
}
